import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Run } from "../query/answer.ts";
import { RunList } from "./run-list.tsx";

const draw = (runs: readonly Run[], shared = 0) =>
  renderToStaticMarkup(<RunList runs={runs} shared={shared} />);

test("marks matches and prints a name as code around its mark", () => {
  const runs = [
    { text: "the " },
    { text: "stop", mark: true, code: true },
    { text: "Count", code: true },
  ] as const;
  expect(draw(runs)).toBe("the <code><mark>stop</mark></code><code>Count</code>");
});

test("mutes exactly the prefix that all values share", () => {
  expect(draw([{ text: "STATUS_DONE" }], 7)).toBe('<span class="hit-shared">STATUS_</span>DONE');
});

test("mutes the shared prefix across marks", () => {
  expect(draw([{ text: "STATUS_", mark: true }, { text: "DONE" }], 7)).toBe(
    '<span class="hit-shared"><mark>STATUS_</mark></span>DONE',
  );
  expect(draw([{ text: "STA" }, { text: "TUS_DO", mark: true }, { text: "NE" }], 7)).toBe(
    '<span class="hit-shared">STA</span>' +
      '<span class="hit-shared"><mark>TUS_</mark></span><mark>DO</mark>NE',
  );
});
