import { expect, test } from "vitest";
import { addHangingIndent, FITS, hangingClassOf } from "./add-hanging-indent.ts";

const LONG = "x".repeat(40);

test("marks an indented line that wraps on a phone for a hanging indent", () => {
  expect(addHangingIndent(`{\n      ${LONG}\n}`)).toBe(
    `{\n<span class="deep">      ${LONG}</span>\n}`,
  );
});

test("marks a deep line only if it has more columns than fit", () => {
  const fits = `      ${"x".repeat(FITS - 6)}`;
  expect(hangingClassOf(fits)).toBeUndefined();
  expect(hangingClassOf(`${fits}x`)).toBe("deep");
});

test("a line that fits, or is hardly indented, stays as it is", () => {
  const painted = `${LONG}\n  ${LONG}\n    <span class="s">short</span>\n`;
  expect(addHangingIndent(painted)).toBe(painted);
});

test("closes a multi-line span before a marked line and reopens it inside", () => {
  expect(addHangingIndent(`<span class="s">'{\n      ${LONG}\n}'</span>`)).toBe(
    `<span class="s">'{\n</span><span class="deep"><span class="s">      ${LONG}</span></span>\n<span class="s">}'</span>`,
  );
});

const SIX = `      ${LONG}`;
const EIGHT = `        ${LONG}`;

test("lines of one depth share a box, including lines between them that never wrap", () => {
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

test("leaves no empty span between two boxes of one span", () => {
  expect(addHangingIndent(`<span class="s">${SIX}\n${EIGHT}</span>`)).toBe(
    `<span class="deep"><span class="s">${SIX}</span></span>\n<span class="deep i8"><span class="s">${EIGHT}</span></span>`,
  );
});

test("an entity counts as the one character that it is", () => {
  expect(addHangingIndent(`      ${"&amp;".repeat(30)}`)).not.toContain("class");
});

test("rounds odd indentation up to the next even one and limits it to 16", () => {
  expect(addHangingIndent(`       ${LONG}`)).toContain(' i8"');
  expect(addHangingIndent(`${" ".repeat(22)}${LONG}`)).toContain(' i16"');
});

test("returns the class for a line with an element of its own, and none for shallow indentation", () => {
  expect(hangingClassOf(`<span class="s">        ${LONG}</span>`)).toBe("deep i8");
  expect(hangingClassOf(`    ${LONG}`)).toBeUndefined();
});
