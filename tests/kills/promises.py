# SPDX-License-Identifier: GPL-3.0-or-later
"""What a class shall have beside its tables, from the lines of class_crowd, against the database and against what clients
are shown. A place is a word with numbers, its value a text:

    given/MEMBER/NUMBER       a contribution: EXPERIMENT:COUNTS
    own/MEMBER/EXPERIMENT     the sums of a member's contributions to a pool
    last/MEMBER               the number of the last contribution
    answer/MEMBER/NUMBER      QUESTION:CHOICE:RIGHT
    last-answer/MEMBER        the number of the last answer
    where/MEMBER              PAGE:LESSON:STEP:DONE
    hand/MEMBER               1 if it is raised
    ballot/VOTE/ROUND/MEMBER  the option
    pool/EXPERIMENT           the stage
    vote                      NUMBER:STAGE of the last one
    result/VOTE               how many plants were rolled

Clients are also shown `total/EXPERIMENT`, what the pool of an own experiment adds up to, and `spread/VOTE/ROUND`."""
import collections

GONE = "gone"
KINDS = ("given", "own", "last", "answer", "last-answer", "where", "hand", "ballot", "pool", "vote", "result")


def numbers(counts):
    return [int(count) for count in counts.split(",")] if counts != GONE else []


def sums(lists):
    """By place in the lists, which may have different lengths."""
    total = []
    for one in lists:
        total = [a + b for a, b in zip(total + [0] * (len(one) - len(total)), one + [0] * (len(total) - len(one)))]
    return total


class Place:
    """What was promised for one place, and what may be there because it was sent."""

    def __init__(self):
        self.saved = self.before = GONE  # the last that was acknowledged: now, and at the last kill
        self.sent = []  # after that one, without an answer
        self.since = []  # after the one at the last kill
        self.seen = False

    def allowed(self):
        return {self.saved, *self.sent}

    def may_be_shown(self):
        """What is shown to one client may be older than what another one has heard."""
        return {self.before, *self.since}


class Promises:
    def __init__(self):
        self.places = collections.defaultdict(Place)
        self.saved = self.shown = 0
        self.kinds = set()

    def hear(self, word, name, value):
        if word == "shows":
            self.see(name, value)
            return
        place = self.places[name]
        if word == "sends":
            place.sent.append(value)
            place.since.append(value)
            return
        assert value in place.sent, f"an answer to nothing: {name} {value}"
        if word == "saved":
            place.saved, place.sent = value, []
            self.saved += 1
            if value != GONE:
                self.kinds.add(name.split("/")[0])
        else:
            place.sent.remove(value)
            place.since.remove(value)

    def see(self, name, value):
        self.shown += 1
        kind, *rest = name.split("/")
        if kind == "total":
            own = [place for other, place in self.places.items() if other.startswith("own/") and other.endswith("/" + rest[0])]
            least = sums(numbers(place.before) for place in own)
            # Counts only grow.
            most = sums(max((numbers(one) for one in place.may_be_shown()), key=sum) for place in own)
            assert all(low <= count <= high for low, count, high in zip(least, numbers(value), most)), \
                f"{name} shows {value}, not from {least} to {most}"
        elif kind == "spread":
            ballots = [place for other, place in self.places.items() if other.startswith(f"ballot/{rest[0]}/{rest[1]}/")]
            least = sum(place.before != GONE for place in ballots)
            most = sum(place.may_be_shown() != {GONE} for place in ballots)
            assert least <= sum(numbers(value)) <= most, f"{name} shows {value}, not {least} to {most} votes"
        else:
            place = self.places[name]
            assert value in place.may_be_shown(), f"a client sees {name} {value}, not one of {place.may_be_shown()}"
            place.seen = True

    def unseen(self):
        """What no client has been shown since the last start of the host, and must be after a welcome."""
        vote = self.places["vote"].saved.split(":")[0]
        due = ("own", "last", "last-answer", "where", "hand", "pool", "vote")
        return [name for name, place in self.places.items()
                if not place.seen and place.saved != GONE and
                (name.split("/")[0] in due or name.startswith(f"ballot/{vote}/"))]

    def examine(self, found):
        """Compares with what the database has, after a kill."""
        for name in sorted({*self.places, *found}):
            value, place = found.get(name, GONE), self.places[name]
            assert value in place.allowed(), \
                f"{name} is {value} in the database; acknowledged: {place.saved}, sent since: {place.sent}"
        for place in self.places.values():
            place.before, place.since, place.seen = place.saved, list(place.sent), False


def places_in(answers):
    """Those of a database; `answers` gives the rows for a question."""
    found = {}

    def add(name, value):
        assert name not in found, f"{name} is there twice"
        found[name] = value

    own = collections.defaultdict(list)
    for member, number, experiment, counts in answers(
            "SELECT member, number, experiment, counts FROM class_contributions WHERE member > 0"):
        add(f"given/{member}/{number}", f"{experiment}:{counts}")
        own[f"own/{member}/{experiment}"].append(numbers(counts))
    for name, lists in own.items():
        add(name, ",".join(map(str, sums(lists))))
    for member, number in answers("SELECT member, number FROM class_last_numbers WHERE member > 0"):
        add(f"last/{member}", str(number))
    last = collections.defaultdict(int)
    for member, number, question, choice, right in answers(
            "SELECT member, number, question, choice, is_right FROM class_answers"):
        add(f"answer/{member}/{number}", f"{question}:{choice}:{right}")
        last[member] = max(last[member], int(number))
    for member, number in last.items():
        add(f"last-answer/{member}", str(number))
    for member, page, lesson, step, done, raised in answers(
            "SELECT member, page, lesson, step, done, raised FROM class_pupils"):
        if page:
            add(f"where/{member}", f"{page}:{lesson}:{step}:{done}")
        if int(raised):
            add(f"hand/{member}", "1")
    for vote, part, member, option in answers("SELECT vote, round, member, option FROM class_ballots"):
        add(f"ballot/{vote}/{part}/{member}", str(option))
    for experiment, stage in answers("SELECT experiment, stage FROM class_pools"):
        add(f"pool/{experiment}", stage)
    votes = sorted((int(number), stage, result)
                   for number, stage, result in answers("SELECT number, stage, result FROM class_votes"))
    for number, _, result in votes:
        if result:
            add(f"result/{number}", str(sum(numbers(result))))
    if votes:
        add("vote", f"{votes[-1][0]}:{votes[-1][1]}")
    return found


# What a loss looks like in a database, and a word of what must be said of it. Without a checksum, a row is taken for one of an
# earlier version, and not for a damaged one.
LOSSES = {
    "given/": "DELETE FROM class_contributions",
    "twice": "INSERT INTO class_contributions SELECT host, id + 100000, member, number, experiment, counts, source, "
             "group_number, replaces, parents, rule, received, '' FROM class_contributions",
    "last/": "UPDATE class_last_numbers SET number = number - 1, checksum = ''",
    "answer/": "DELETE FROM class_answers",
    "where/": "UPDATE class_pupils SET page = 'elsewhere', checksum = ''",
    "hand/": "UPDATE class_pupils SET raised = 1 - raised, checksum = ''",
    "ballot/": "DELETE FROM class_ballots",
    "pool/": "UPDATE class_pools SET stage = 'closed', checksum = ''",
    "vote": "UPDATE class_votes SET stage = 'over', checksum = ''",
    "result/": "UPDATE class_votes SET result = '1,1', checksum = ''",
}


def self_test():
    """What is shown is compared too."""

    def heard(*lines):
        promises = Promises()
        for line in ("sends own/1/4 2,2", "saved own/1/4 2,2", "sends ballot/1/1/1 2", "saved ballot/1/1/1 2"):
            promises.hear(*line.split())
        promises.examine({"own/1/4": "2,2", "ballot/1/1/1": "2"})
        assert promises.unseen() == ["own/1/4"], promises.unseen()
        for line in lines:
            promises.hear(*line.split())
        return promises

    assert not heard("shows own/1/4 2,2", "shows total/4 2,2", "shows spread/1/1 0,1").unseen()
    assert not heard("sends own/1/4 3,2", "shows own/1/4 3,2", "shows total/4 3,2").unseen()
    for lost in ("own/1/4 gone", "own/1/4 4,4", "ballot/1/1/1 1", "total/4 1,2", "total/4 4,4", "spread/1/1 0,0",
                 "spread/1/1 1,1"):
        try:
            heard(f"shows {lost}")
        except AssertionError:
            continue
        assert False, f"not noticed: {lost}"
