import { expect, it } from "vitest";
import { endOfFirstScreen } from "./end-of-first-screen.ts";

const heading = (id: string, level = 2) => `<h${level} id="${id}">What follows</h${level}>`;
const text = (letters: number) => `<p>${"a".repeat(letters)}</p>`;

it("is the first heading below it, of either level", () => {
  const page = [heading("early"), text(1600), heading("below", 3), text(100), heading("later")];
  expect(endOfFirstScreen(page.join(""))).toBe("below");
});

it("is a heading behind exactly as many letters, and none behind one fewer", () => {
  expect(endOfFirstScreen(text(1500) + heading("here"))).toBe("here");
  expect(endOfFirstScreen(text(1499) + heading("here"))).toBeUndefined();
});

it("does not count what stands in tags", () => {
  const page = [`<p class="${"a".repeat(1600)}"></p>`, heading("early"), text(1600)];
  expect(endOfFirstScreen(page.join(""))).toBeUndefined();
});

it("finds none on a short page", () => {
  expect(endOfFirstScreen([heading("one"), text(100), heading("two")].join(""))).toBeUndefined();
});
