import { expect, it } from "vitest";
import { endOfFirstScreen } from "./end-of-first-screen.ts";

const heading = (id: string, level = 2) => `<h${level} id="${id}">What follows</h${level}>`;
const text = (letters: number) => `<p>${"a".repeat(letters)}</p>`;

it("returns the first heading below the first screen, of either level", () => {
  const page = [heading("early"), text(1600), heading("below", 3), text(100), heading("later")];
  expect(endOfFirstScreen(page.join(""))).toBe("below");
});

it("returns a heading after exactly 1500 characters, but none after 1499", () => {
  expect(endOfFirstScreen(text(1500) + heading("here"))).toBe("here");
  expect(endOfFirstScreen(text(1499) + heading("here"))).toBeUndefined();
});

it("does not count text in tags", () => {
  const page = [`<p class="${"a".repeat(1600)}"></p>`, heading("early"), text(1600)];
  expect(endOfFirstScreen(page.join(""))).toBeUndefined();
});

it("returns undefined on a short page", () => {
  expect(endOfFirstScreen([heading("one"), text(100), heading("two")].join(""))).toBeUndefined();
});
