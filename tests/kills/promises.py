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
import json

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


def values_of(answers, kind):
    """The records of a kind in a database; `answers` gives the rows for a question. A blank field is not in a record."""
    return [json.loads(content) for content, in answers(f"SELECT content FROM class_records WHERE kind = '{kind}'")]


def text(counts):
    return ",".join(map(str, counts))


def places_in(answers):
    """Those of a database."""
    found = {}

    def add(name, value):
        assert name not in found, f"{name} is there twice"
        found[name] = value

    own = collections.defaultdict(list)
    for one in values_of(answers, "contribution"):
        if one["member"] > 0:
            member, given = one["member"], one["given"]
            add(f"given/{member}/{given['number']}", f"{given['experiment']}:{text(given['counts'])}")
            own[f"own/{member}/{given['experiment']}"].append(given["counts"])
    for name, lists in own.items():
        add(name, text(sums(lists)))
    for one in values_of(answers, "last-number"):
        if one["member"] > 0:
            add(f"last/{one['member']}", str(one["number"]))
    last = collections.defaultdict(int)
    for one in values_of(answers, "answer"):
        member, given = one["member"], one["given"]
        right = int(given.get("right", False))
        add(f"answer/{member}/{given['number']}", f"{given.get('question', '')}:{given.get('choice', 0)}:{right}")
        last[member] = max(last[member], given["number"])
    for member, number in last.items():
        add(f"last-answer/{member}", str(number))
    for one in values_of(answers, "place"):
        where = one.get("where", {})
        if where.get("page"):
            place = (where["page"], where.get("lesson", ""), where.get("step", "none"), where.get("done", 0))
            add(f"where/{one['member']}", ":".join(map(str, place)))
        if one.get("raised"):
            add(f"hand/{one['member']}", "1")
    for one in values_of(answers, "ballot"):
        add(f"ballot/{one['vote']}/{one['round']}/{one['member']}", str(one["option"]))
    for one in values_of(answers, "pool"):
        add(f"pool/{one['experiment']}", one.get("stage", "closed"))
    votes = sorted(values_of(answers, "vote"), key=lambda one: one["number"])
    for one in votes:
        if "result" in one:
            add(f"result/{one['number']}", str(sum(one["result"])))
    if votes:
        add("vote", f"{votes[-1]['number']}:{votes[-1].get('stage', 'first')}")
    return found


def changed(kind, how):
    """Each record of a kind, changed by `how`, which gets the value."""

    def change(database):
        for record, content in database.execute("SELECT id, content FROM class_records WHERE kind = ?", (kind,)).fetchall():
            how(value := json.loads(content))
            database.execute("UPDATE class_records SET content = ? WHERE kind = ? AND id = ?", (json.dumps(value), kind, record))

    return change


def without(kind):
    return lambda database: database.execute("DELETE FROM class_records WHERE kind = ?", (kind,))


def twice(database):
    database.execute("INSERT INTO class_records SELECT class_id, kind, id || '00000', content, checksum FROM class_records "
                     "WHERE kind = 'contribution'")


# What a loss looks like in a database, and a word of what must be said of it.
LOSSES = {
    "given/": without("contribution"),
    "twice": twice,
    "last/": changed("last-number", lambda one: one.update(number=one["number"] - 1)),
    "answer/": without("answer"),
    "where/": changed("place", lambda one: one["where"].update(page="elsewhere") if "where" in one else None),
    "hand/": changed("place", lambda one: one.update(raised=not one.get("raised", False))),
    "ballot/": without("ballot"),
    "pool/": changed("pool", lambda one: one.update(stage="closed")),
    "vote": changed("vote", lambda one: one.update(stage="over")),
    "result/": changed("vote", lambda one: one.update(result=[1, 1])),
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
