import { expect, test } from "vitest";
import { addHangingIndent, FITS, hangingClassOf } from "./add-hanging-indent.ts";

const LONG = "x".repeat(40);

test("an indented line that wraps on a phone hangs below its own beginning", () => {
  expect(addHangingIndent(`{\n      ${LONG}\n}`)).toBe(
    `{\n<span class="deep">      ${LONG}</span>\n}`,
  );
});

test("a deep line of as many columns as fit is not marked, and one more is", () => {
  const fits = `      ${"x".repeat(FITS - 6)}`;
  expect(hangingClassOf(fits)).toBeUndefined();
  expect(hangingClassOf(`${fits}x`)).toBe("deep");
});

test("a line that fits, or is hardly indented, stays as it is", () => {
  const painted = `${LONG}\n  ${LONG}\n    <span class="s">short</span>\n`;
  expect(addHangingIndent(painted)).toBe(painted);
});

test("a span that goes over lines is closed before a marked line and opened in it again", () => {
  expect(addHangingIndent(`<span class="s">'{\n      ${LONG}\n}'</span>`)).toBe(
    `<span class="s">'{\n</span><span class="deep"><span class="s">      ${LONG}</span></span>\n<span class="s">}'</span>`,
  );
});

const SIX = `      ${LONG}`;
const EIGHT = `        ${LONG}`;

test("lines of one depth share a box, with what never wraps between them", () => {
  expect(addHangingIndent(`${SIX}\n{\n${SIX}\n}`)).toBe(
    `<span class="deep">${SIX}\n{\n${SIX}</span>\n}`,
  );
});

test("a line of another depth, or one that wraps unmarked, ends the box", () => {
  expect(addHangingIndent(`${SIX}\n${EIGHT}`)).toBe(
    `<span class="deep">${SIX}</span>\n<span class="deep i8">${EIGHT}</span>`,
  );
  const boxed = `<span class="deep">${SIX}</span>`;
  expect(addHangingIndent(`${SIX}\n${LONG}\n${SIX}`)).toBe(`${boxed}\n${LONG}\n${boxed}`);
});

test("nothing is left between two boxes of one span", () => {
  expect(addHangingIndent(`<span class="s">${SIX}\n${EIGHT}</span>`)).toBe(
    `<span class="deep"><span class="s">${SIX}</span></span>\n<span class="deep i8"><span class="s">${EIGHT}</span></span>`,
  );
});

test("an entity counts as the one character that it is", () => {
  expect(addHangingIndent(`      ${"&amp;".repeat(30)}`)).not.toContain("class");
});

test("odd indentation goes with the next even one, and the deepest is 16", () => {
  expect(addHangingIndent(`       ${LONG}`)).toContain(' i8"');
  expect(addHangingIndent(`${" ".repeat(22)}${LONG}`)).toContain(' i16"');
});

test("a line that has an element of its own takes the class there", () => {
  expect(hangingClassOf(`<span class="s">        ${LONG}</span>`)).toBe("deep i8");
  expect(hangingClassOf(`    ${LONG}`)).toBeUndefined();
});
