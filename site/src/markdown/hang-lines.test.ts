import { expect, test } from "vitest";
import { hangLines, hangOf } from "./hang-lines.ts";

const LONG = "x".repeat(40);

test("an indented line that wraps on a phone hangs below its own beginning", () => {
  expect(hangLines(`{\n      ${LONG}\n}`)).toBe(`{\n<span class="i6">      ${LONG}</span>\n}`);
});

test("a line that fits, or is hardly indented, stays as it is", () => {
  const painted = `${LONG}\n  ${LONG}\n    <span class="s">short</span>\n`;
  expect(hangLines(painted)).toBe(painted);
});

test("a span that goes over lines is closed before a marked line and opened in it again", () => {
  expect(hangLines(`<span class="s">'{\n      ${LONG}\n}'</span>`)).toBe(
    `<span class="s">'{\n</span><span class="i6"><span class="s">      ${LONG}</span></span>\n<span class="s">}'</span>`,
  );
});

test("nothing is left between two marked lines of one span", () => {
  const line = `      ${LONG}`;
  const marked = `<span class="i6"><span class="s">${line}</span></span>`;
  expect(hangLines(`<span class="s">${line}\n${line}</span>`)).toBe(`${marked}\n${marked}`);
});

test("an entity counts as the one character that it is", () => {
  expect(hangLines(`      ${"&amp;".repeat(30)}`)).not.toContain("class");
});

test("odd indentation goes with the next even one, and the deepest is 16", () => {
  expect(hangLines(`       ${LONG}`)).toContain('"i8"');
  expect(hangLines(`${" ".repeat(22)}${LONG}`)).toContain('"i16"');
});

test("a line that has an element of its own takes the class there", () => {
  expect(hangOf(`<span class="s">        ${LONG}</span>`)).toBe("i8");
  expect(hangOf(`    ${LONG}`)).toBeUndefined();
});
