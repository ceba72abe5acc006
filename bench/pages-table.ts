import { floors } from "./floors.ts";
import type { MeasuredPages } from "./measure-pages.ts";

const FLOORS: ReadonlySet<string> = new Set(floors);

/**
 * Prints ratios first: medians of one run of all sites. The spread tells how noisy it was: the
 * difference of maximum and minimum relative to the median. Differences below it mean nothing. The
 * floor is the time of the page's bare text, in the same run.
 */
export function pagesTable({ figures, peers, remarks }: MeasuredPages): string {
  const rows = [...figures].map(([figure, values]) => {
    const ours = values.get("ours") ?? [];
    const others = [...values].filter(([site]) => site !== "ours" && !FLOORS.has(site));
    const floor = floors
      .map((name) => values.get(name))
      .map((bare) => (bare ? show(median(bare)) : "–"));
    const [best] = others.sort(([, a], [, b]) => median(a) - median(b));
    const ratio = best && median(best[1]) > 0 ? (median(ours) / median(best[1])).toFixed(2) : "–";
    const peer = best ? `${show(median(best[1]))} (${best[0]})` : "–";
    const spreads = best ? `${spread(ours)} / ${spread(best[1])}` : spread(ours);
    return `| ${figure} | ${ratio} | ${show(median(ours))} | ${peer} | ${floor.join(" / ")} | ${spreads} |`;
  });
  return [
    ...(peers.length > 0 ? [`Peers: ${peers.join("; ")}.`, ""] : []),
    `| figure | to the best peer | ours | best peer | floor: ${floors.join(" / ")} | spread |`,
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    ...(remarks.size > 0 ? ["", ...Array.from(remarks, (remark) => `- ${remark}`)] : []),
  ].join("\n");
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function spread(values: readonly number[]): string {
  const middle = median(values);
  if (values.length < 2 || middle === 0) return "–";
  return `${Math.round(((Math.max(...values) - Math.min(...values)) / middle) * 100)} %`;
}

function show(value: number): string {
  return value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0);
}
