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

# The exact test of Mendel's dihybrid: all 28 956 759 outcomes of 556 peas, a row of the last two at a time.
exact4 <- function(o, p) {
  n <- sum(o); e <- n * p; far <- sum((o - e)^2 / e) - 1e-9; total <- 0
  for (a in 0:n) for (b in 0:(n - a)) {
    c <- 0:(n - a - b); d <- n - a - b - c
    x2 <- (a - e[1])^2 / e[1] + (b - e[2])^2 / e[2] + (c - e[3])^2 / e[3] + (d - e[4])^2 / e[4]
    logp <- lgamma(n + 1) - lgamma(a + 1) - lgamma(b + 1) - lgamma(c + 1) - lgamma(d + 1) +
      a * log(p[1]) + b * log(p[2]) + c * log(p[3]) + d * log(p[4])
    total <- total + sum(exp(logp[x2 >= far]))
  }
  show(deparse(o), total)
}
exact4(c(315, 108, 101, 32), c(9, 3, 3, 1) / 16); exact4(c(60, 10, 20, 10), c(9, 3, 3, 1) / 16)
for (o in list(c(5474, 1850), c(705, 224), c(787, 277))) { # two classes: the two tails of dbinom
  n <- sum(o); x <- 0:n; far <- abs(x - 0.75 * n) >= abs(o[1] - 0.75 * n) - 1e-9
  show(deparse(o), sum(dbinom(x[far], n, 0.75)))
}
exact(c(4, 2, 1, 0, 3), c(4, 2, 2, 1, 1) / 10)

# Independence. Mendel's dihybrid by shape and colour; Bateson's sweet peas (purple/red by long/round pollen:
# Bateson, Saunders and Punnett 1906 as quoted by Strickberger: 284, 21, 21, 55); hair and eyes of R.
independent <- function(m) { x <- chisq.test(m, correct = FALSE); show(x$statistic, x$parameter, x$p.value) }
independent(matrix(c(315, 108, 101, 32), 2, byrow = TRUE)); independent(matrix(c(284, 21, 21, 55), 2, byrow = TRUE))
hair <- apply(HairEyeColor, c(1, 2), sum); show(t(hair)); independent(hair)
# Fisher's tea tasting (3 1 1 3), and a small test cross.
show(fisher.test(matrix(c(3, 1, 1, 3), 2))$p.value, fisher.test(matrix(c(8, 1, 2, 7), 2, byrow = TRUE))$p.value,
     fisher.test(matrix(c(10, 0, 0, 12), 2))$p.value, fisher.test(matrix(c(2, 15, 10, 3), 2))$p.value)

# Wilson's intervals.
wilson <- function(x, n, level = 0.95) show(prop.test(x, n, correct = FALSE, conf.level = level)$conf.int[1:2])
wilson(5474, 7324); wilson(15, 20); wilson(0, 10); wilson(10, 10); wilson(81, 263); wilson(7, 40, 0.99)

# Test crosses: Bayes' rule; ten selfed offspring; how many are enough.
show(0.5 / (0.5 + 0.5 * 0.5^(0:6))); show(1/3 / (1/3 + 2/3 * 0.75^10), 0.75^10, ceiling(log(0.01/0.99, 0.5)))

# Linkage.
show(prop.test(17, 100, correct = FALSE)$conf.int[1:2], 17 * log10(0.17) + 83 * log10(0.83) + 100 * log10(2))
show(-50 * log(1 - 2 * 0.2), 25 * log((1 + 0.4) / (1 - 0.4)))

# Polygenic traits, mutation screens.
show(dbinom(0:6, 6, 0.5)); show(1 - (1 - 1/9)^5, -expm1(1e4 * log1p(-1e-6)), log(0.05) / log1p(-1e-4))
show(sum(dbinom(0:4, 4, 0.5) * dnorm(1.5, 0:4, 0.7)), dnorm(1.5, 2, 1))
# The dice of one game with their parents' chances: histogram classes of repeated samples.
show(pbinom(c(5, 8), 10, 0.75) - pbinom(c(2, 5), 10, 0.75))

# Mendel's other tables: genotypes of the dihybrid and the trihybrid, test crosses, selfed dominants (1 : 2).
one <- c(1, 2, 1) / 4
pearson(c(38, 65, 35, 60, 138, 67, 28, 68, 30), as.vector(outer(one, one)))
pearson(c(8, 22, 14, 15, 45, 18, 9, 17, 11, 14, 38, 18, 49, 78, 48, 20, 40, 16, 8, 25, 10, 19, 36, 24, 10, 20, 7),
        as.vector(outer(outer(one, one), one)))
pearson(c(31, 26, 27, 26), rep(1, 4) / 4); pearson(c(24, 25, 22, 27), rep(1, 4) / 4)
pearson(c(193, 372), c(1, 2) / 3); pearson(c(40, 60), c(1, 2) / 3)

# Critical values of chi-square, as tables for exams print them.
show(sapply(c(1:4, 8, 10, 30, 100), function(df) qchisq(c(0.05, 0.01), df, lower.tail = FALSE)))

# Hardy-Weinberg equilibrium (package HardyWeinberg).
for (x in list(c(298, 489, 213), c(1469, 138, 5), c(5, 0, 5), c(3, 57, 40), c(0, 12, 88), c(57, 14, 50)))
  show(HWChisq(x, cc = 0, verbose = FALSE)$chisq, HWExact(x, verbose = FALSE)$pval, HWf(x))

# Heterogeneity between groups: Mendel's first ten plants of experiments 1 and 2, and groups of a class.
heterogeneity <- function(groups, p) { x <- function(o) suppressWarnings(chisq.test(o, p = p))$statistic
  all <- Reduce(`+`, groups); s <- sum(sapply(groups, x)); df <- (length(groups) - 1) * (length(p) - 1)
  show(s, x(all), s - x(all), df, pchisq(s - x(all), df, lower.tail = FALSE)) }
heterogeneity(list(c(45, 12), c(27, 8), c(24, 7), c(19, 10), c(32, 11), c(26, 6), c(88, 24), c(22, 10), c(28, 6),
                   c(25, 7)), c(3, 1) / 4)
heterogeneity(list(c(25, 11), c(32, 7), c(14, 5), c(70, 27), c(24, 13), c(20, 6), c(32, 13), c(44, 9), c(50, 14),
                   c(44, 18)), c(3, 1) / 4)
classes <- list(c(181, 58, 63, 18), c(88, 30, 31, 11), c(90, 30, 25, 15))
heterogeneity(classes, c(9, 3, 3, 1) / 16); heterogeneity(list(c(60, 20), c(20, 60)), c(1, 1) / 2)
x <- chisq.test(do.call(rbind, classes), correct = FALSE); show(x$statistic, x$parameter, x$p.value)
