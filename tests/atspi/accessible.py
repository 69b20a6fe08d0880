# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a screen reader sees it: its accessible tree, its actions and its events. No pixels, no keys."""

import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

Role = Atspi.Role
State = Atspi.StateType


class Trouble(AssertionError):
    """A problem that a blind user would have met."""


class Node:
    """One accessible object. An object that is gone gives empty answers."""

    def __init__(self, it):
        self.it = it

    def _ask(self, question, otherwise):
        try:
            answer = question(self.it)
        except GLib.Error:
            return otherwise
        return otherwise if answer is None else answer

    @property
    def name(self):
        return self._ask(lambda it: it.get_name(), "")

    @property
    def description(self):
        return self._ask(lambda it: it.get_description(), "")

    @property
    def role(self):
        return self._ask(lambda it: it.get_role(), Role.INVALID)

    @property
    def role_name(self):
        return self._ask(lambda it: it.get_role_name(), "gone")

    def has(self, state):
        states = self._ask(lambda it: it.get_state_set(), None)
        return bool(states) and states.contains(state)

    @property
    def children(self):
        found = []
        for index in range(self._ask(lambda it: it.get_child_count(), 0)):
            child = self._ask(lambda it: it.get_child_at_index(index), None)
            if child is not None:
                found.append(Node(child))
        return found

    def walk(self):
        """Everything on the screen from here on, in reading order."""
        yield self
        if self.role in (Role.LIST, Role.TABLE):  # their items are read only where they are needed
            return
        for child in self.children:
            if child.has(State.SHOWING):
                yield from child.walk()

    def label(self):
        """The name of its label."""
        for relation in self._ask(lambda it: it.get_relation_set(), []):
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
                return Node(relation.get_target(0)).name
        return ""

    def actions(self):
        count = self._ask(lambda it: it.get_n_actions(), 0)
        return [self._ask(lambda it: it.get_action_name(i), "") for i in range(count)]

    def do(self):
        """What a click does."""
        for index, action in enumerate(self.actions()):
            if action in ("Press", "Toggle"):
                if not self._ask(lambda it: it.do_action(index), False):
                    raise Trouble(f"{self} does not take the action {action}")
                return
        raise Trouble(f"{self} offers nothing to do: {self.actions()}")

    def set_value(self, value):
        if not self._ask(lambda it: it.set_current_value(value), False):
            raise Trouble(f"{self} does not take the value {value}")

    @property
    def value(self):
        return self._ask(lambda it: it.get_current_value(), None)

    def __str__(self):
        return f"{self.role_name} “{self.name}”"


class Program:
    """The running program, and all that it has announced."""

    longest_wait = 30  # seconds for a single wait

    def __init__(self, process, patience):
        self.process = process
        self.announced = []
        self.repeated = []
        self.events = 0
        self._names = {}
        self._deadline = time.monotonic() + patience
        self._listener = Atspi.EventListener.new(self._on_event)
        # Qt announces from 6.8 on; before that, the program shows a notification.
        for event in ("object:announcement", "object:state-changed:showing", "object:property-change:accessible-name"):
            self._listener.register(event)
        self.top = self.wait_for(self._application, "the program in the accessible desktop")
        self.top.it.set_cache_mask(Atspi.Cache.NONE)

    def _application(self):
        desktop = Node(Atspi.get_desktop(0))
        return next((app for app in desktop.children if app.name and app.children), None)

    def _on_event(self, event):
        source = Node(event.source)
        self.events += 1
        if event.type.startswith("object:announcement"):
            self.announced.append(event.any_data)
        elif event.type.endswith("showing"):
            if event.detail1 and source.role == Role.NOTIFICATION:
                self.announced.append(source.name)
        else:
            path = event.source.path if hasattr(event.source, "path") else None
            name = source.name
            if path is not None:
                if self._names.get(path) == name and name:
                    self.repeated.append(str(source))
                self._names[path] = name

    def wait_for(self, question, what):
        """Handles events until the question has an answer; asks again after each event, and sometimes without one."""
        tick = GLib.timeout_add(150, lambda: True)
        deadline = min(self._deadline, time.monotonic() + self.longest_wait)
        try:
            while True:
                answer = question()
                if answer:
                    return answer
                if self.process.poll() is not None:
                    raise Trouble(f"the program ended with {self.process.returncode}, waiting for {what}")
                if time.monotonic() > deadline:
                    raise Trouble(f"waited in vain for {what}")
                GLib.MainContext.default().iteration(True)
                while GLib.MainContext.default().pending():
                    GLib.MainContext.default().iteration(False)
        finally:
            GLib.source_remove(tick)

    def find(self, name, role=None, within=None):
        """The first on the screen whose name begins like this; None if there is none."""
        for node in (within or self.top).walk():
            if node.name.startswith(name) and (role is None or node.role == role):
                return node
        return None

    def get(self, name, role=None, within=None):
        return self.wait_for(lambda: self.find(name, role, within), f"“{name}”")

    def announcement_after(self, count, what):
        self.wait_for(lambda: len(self.announced) > count, what)
        return self.announced[count:]


def unnamed(root):
    """Controls that the keyboard reaches but that have no name."""
    areas = (Role.SCROLL_PANE, Role.PANEL, Role.FILLER, Role.FRAME, Role.VIEWPORT)
    found = []
    for node in root.walk():
        if not node.has(State.FOCUSABLE) or node.role in areas:
            continue
        named = node.label() if node.role == Role.COMBO_BOX else node.name
        if not named:
            found.append(str(node) + f" {node.description}")
    return found
