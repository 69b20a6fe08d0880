# How the pinned numbers of these tests were computed, by other code than ours: R 4.2.2, base and stats only.
#   Rscript tests/lessons/pins.R
options(digits = 15)
show <- function(...) cat(format(list(...), digits = 15), "\n")

# Pearson's chi-square: Mendel's seven F2 tables, his dihybrid, and a tiny tail.
pearson <- function(o, p) { x <- chisq.test(o, p = p); show(deparse(o), x$statistic, x$p.value) }
for (o in list(c(5474, 1850), c(6022, 2001), c(705, 224), c(882, 299), c(428, 152), c(651, 207), c(787, 277)))
  pearson(o, c(3, 1) / 4)
pearson(c(315, 108, 101, 32), c(9, 3, 3, 1) / 16)
pearson(c(200, 10, 10, 10), c(2, 4, 2, 1) / 9)

# The exact multinomial test, ordered by the chi-square statistic.
exact <- function(o, p) {
  n <- sum(o); k <- length(o)
  G <- as.matrix(expand.grid(rep(list(0:n), k - 1)))
  G <- cbind(G, n - rowSums(G)); G <- G[G[, k] >= 0, , drop = FALSE]
  x2 <- function(x) sum((x - n * p)^2 / (n * p))
  far <- apply(G, 1, x2) >= x2(o) - 1e-9
  show(deparse(o), x2(o), sum(apply(G, 1, dmultinom, prob = p)[far]))
}
die <- c(2, 4, 2, 1) / 9
exact(c(3, 5, 2), c(1, 2, 1) / 4); exact(c(0, 0, 4), c(1, 2, 1) / 4)
exact(c(1, 2, 6, 3), die); exact(c(4, 4, 1, 1), die); exact(c(5, 8, 2, 10), die)
exact(c(9, 3, 3, 1), c(9, 3, 3, 1) / 16); exact(c(7, 1), c(3, 1) / 4); exact(c(4, 0), c(8, 1) / 9)

# Changing parents: every one of the 4^n results of the dice, ordered by (o - e)' S+ (o - e), S+ by svd.
pooled <- function(o, ...) {
  groups <- list(...)
  ps <- do.call(rbind, lapply(groups, function(g) matrix(rep(g[[2]], g[[1]]), ncol = 4, byrow = TRUE)))
  n <- nrow(ps); e <- colSums(ps); S <- matrix(0, 4, 4)
  for (i in 1:n) S <- S + diag(ps[i, ]) - outer(ps[i, ], ps[i, ])
  d <- svd(S); k <- d$d > 1e-9 * max(d$d)
  P <- d$v[, k, drop = FALSE] %*% diag(1 / d$d[k], sum(k)) %*% t(d$u[, k, drop = FALSE])
  q <- function(x) drop(t(x - e) %*% P %*% (x - e))
  G <- as.matrix(expand.grid(rep(list(1:4), n))); chance <- rep(1, nrow(G))
  for (i in 1:n) chance <- chance * ps[i, G[, i]]
  counts <- sapply(1:4, function(j) rowSums(G == j))
  far <- apply(counts, 1, q) >= q(o) - 1e-9 * max(1, q(o))
  show(deparse(o), sum(k), q(o), sum(chance[far]), pchisq(q(o), sum(k), lower.tail = FALSE))
}
test <- c(0, 4, 4, 1) / 9; opposite <- c(0, 8, 0, 1) / 9; back <- c(4, 4, 0, 1) / 9
dominant <- c(8, 0, 0, 1) / 9; recessive <- c(0, 0, 8, 1) / 9
pooled(c(3, 2, 3, 1), list(4, die), list(3, test), list(2, opposite))
pooled(c(2, 3, 3, 1), list(5, die), list(4, back))
pooled(c(2, 0, 1, 3), list(3, dominant), list(3, recessive))
pooled(c(1, 7, 0, 0), list(4, die), list(4, opposite))
pooled(c(0, 3, 5, 0), list(4, c(1, 2, 1, 0) / 4), list(4, c(0, 1, 1, 0) / 2))
pooled(c(7, 0, 0, 0), list(3, c(1, 0, 0, 0)), list(4, c(1, 1, 0, 0) / 2))

# Odds.
show(pbinom(0:4, 5, 2/9, lower.tail = FALSE)); show(dbinom(0:5, 5, 4/9))
show(pbinom(0, 5, 4/9, lower.tail = FALSE), pbinom(1, 5, 8/9, lower.tail = FALSE))
show(pbinom(0, 4, 1/4, lower.tail = FALSE), pbinom(2, 4, 1/2, lower.tail = FALSE))
show(pbinom(14, 20, 2/9, lower.tail = FALSE)); show(choose(28, 3), choose(559, 3))
