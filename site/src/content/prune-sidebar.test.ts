import { expect, test } from "vitest";
import type { SidebarGroup } from "./page-model.ts";
import { pruneSidebar } from "./prune-sidebar.ts";

const group = (name: string, count: number): SidebarGroup => ({
  kind: "group",
  href: `/${name}`,
  label: name,
  items: Array.from({ length: count }, (_, index) => ({
    kind: "link",
    href: `/${name}/${index}`,
    label: `${index}`,
  })),
});

test("a tree of the usual size is shown whole", () => {
  const nodes = [group("a", 80), group("b", 80)];
  expect(pruneSidebar(nodes, "/a/1")).toBe(nodes);
});

test("in a large tree only the current branch is unfolded", () => {
  const nodes = [group("a", 150), group("b", 150)];
  expect(pruneSidebar(nodes, "/b/7")).toEqual([{ kind: "link", href: "/a", label: "a" }, nodes[1]]);
});

test("in a large tree the current category is unfolded as well", () => {
  const nodes = [group("a", 150), group("b", 150)];
  expect(pruneSidebar(nodes, "/b")).toEqual([{ kind: "link", href: "/a", label: "a" }, nodes[1]]);
});

test("200 links are shown whole, categories counted, and 201 are not", () => {
  const full = [group("a", 99), group("b", 99)];
  expect(pruneSidebar(full, "/a/1")).toBe(full);
  const over = [group("a", 99), group("b", 100)];
  expect(pruneSidebar(over, "/a/1")).toEqual([over[0], { kind: "link", href: "/b", label: "b" }]);
});

test("in a large tree the other categories of the current one are folded", () => {
  const inner = [group("a/x", 150), group("a/y", 2)];
  const outer: SidebarGroup = { kind: "group", href: "/a", label: "a", items: inner };
  const [shown] = pruneSidebar([outer, group("b", 99)], "/a/y/1");
  expect(shown).toEqual({
    ...outer,
    items: [{ kind: "link", href: "/a/x", label: "a/x" }, inner[1]],
  });
});
