import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PLAIN_CONTEXT } from "../reference/testing/plain-context.ts";
import type { RecordedCall } from "./recorded-search.ts";
import { SearchTimeline } from "./search-timeline.tsx";

const unchanged: RecordedCall = {
  at: 1000,
  call: "poll",
  status: "INCOMPLETE",
  action: "NOT_MODIFIED",
  itineraries: 0,
  agents: 0,
  bytes: 596,
  gzip: 300,
};
const search: readonly RecordedCall[] = [
  {
    ...unchanged,
    at: 0,
    call: "create",
    action: "REPLACED",
    itineraries: 3,
    agents: 2,
    bytes: 50_000,
    gzip: 5000,
  },
  unchanged,
  {
    ...unchanged,
    at: 2500,
    action: "REPLACED",
    itineraries: 5,
    agents: 4,
    bytes: 80_000,
    gzip: 8000,
  },
  {
    ...unchanged,
    at: 3000,
    status: "COMPLETE",
    action: "REPLACED",
    itineraries: 9,
    agents: 6,
    bytes: 100_000,
    gzip: 10_000,
  },
];
const html = renderToStaticMarkup(<SearchTimeline search={search} context={PLAIN_CONTEXT} />);
const [drawing = ""] = /<svg.*?<\/svg>/s.exec(html) ?? [];

test("the alternative text states the calls, the first and last results and the number of empty polls", () => {
  const [, alt] = /<svg role="img" aria-label="([^"]*)"/.exec(html) ?? [];
  expect(alt).toBe(
    "A timeline of a live search: 4 calls in 3 s. Create returns 3 itineraries, 2 agents. 1 poll returns nothing new and is almost empty. The last response is complete, with 9 itineraries, 6 agents. The table below lists each call.",
  );
});

test("each call is a row of the table: time, status, results and both sizes", () => {
  const rows = Array.from(html.matchAll(/<tr>(.*?)<\/tr>/gs), ([, row = ""]) =>
    Array.from(row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs), ([, cell = ""]) =>
      cell.replaceAll(/<[^>]+>/g, ""),
    ),
  );
  expect(rows.slice(-4)).toEqual([
    ["0 s", "create", "INCOMPLETE, REPLACED", "3", "2", "50 KB", "5 KB"],
    ["1 s", "poll", "INCOMPLETE, NOT_MODIFIED", "0", "0", "596 B", "300 B"],
    ["2.5 s", "poll", "INCOMPLETE, REPLACED", "5", "4", "80 KB", "8 KB"],
    ["3 s", "poll", "COMPLETE, REPLACED", "9", "6", "100 KB", "10 KB"],
  ]);
});

test("bar lengths match response sizes, with the gzip bar in front of the JSON bar", () => {
  const [, , ...bars] = Array.from(drawing.matchAll(/<rect class="([^"]+)"[^>]* width="(\d+)"/g));
  expect(bars.map(([, name, width]) => [name, width])).toEqual([
    ["fig-fill fig-line", "100"],
    ["fig-muted", "10"],
    ["fig-fill fig-line", "160"],
    ["fig-muted", "16"],
    ["fig-fill fig-line", "200"],
    ["fig-muted", "20"],
  ]);
});

test("a call without new results has no bar and the label 'nothing new'", () => {
  const texts = Array.from(drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text]) => text);
  expect(texts).toEqual([
    ...["JSON", "gzip"],
    ...["0 s", "50 KB", "3 itineraries, 2 agents"],
    ...["1 s", "596 B", "nothing new"],
    ...["2.5 s", "80 KB", "5 itineraries, 4 agents"],
    ...["3 s", "100 KB", "9 itineraries, 6 agents"],
  ]);
});

test("the mark of a poll is hollow without new results, filled with them, and large at the end", () => {
  const marks = Array.from(drawing.matchAll(/<circle class="([^"]+)"[^>]* r="([\d.]+)"/g));
  expect(marks.map(([, name, radius]) => [name, radius])).toEqual([
    ["fig-fill fig-ink", "4.5"],
    ["fig-text", "5"],
    ["fig-accent-fill", "7"],
  ]);
});

test("the axis runs from the first mark to the last", () => {
  const [, x, top, end] = /<path class="fig-line" d="M(\d+) (\d+)V(\d+)"/.exec(drawing) ?? [];
  const ends = Array.from(drawing.matchAll(/<circle [^>]* cx="(\d+)" cy="(\d+)"/g)).at(-1);
  expect(drawing).toContain(`d="M${x} ${Number(top) - 7}l`);
  expect(ends?.slice(1)).toEqual([x, end]);
});
