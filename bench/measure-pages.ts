import { measureLoad } from "./measure-load.ts";
import { measureNavigation } from "./measure-navigation.ts";
import type { Screen } from "./open-throttled.ts";
import { openSites } from "./sites.ts";

/** Site → the values of a figure, one for each run. */
type Values = ReadonlyMap<string, readonly number[]>;

/** A figure of a page on a screen, as every site was measured: "docs page, 1280: largest paint, ms". */
export type PageFigures = ReadonlyMap<string, Values>;

const GUIDES = "/docs/getting-started/";
const PAGES = [
  { name: "docs page", path: `${GUIDES}create-and-poll/` },
  { name: "docs home", path: "/docs/" },
  {
    name: "reference",
    path: "/api/flights-live-pricing/",
    wanted: { text: "An unexpected error response.", count: 2 },
  },
] as const;

const SCREENS: readonly Screen[] = [
  { name: "1280", viewport: { width: 1280, height: 900 } },
  { name: "360", viewport: { width: 360, height: 740 } },
];

/**
 * Every site in turn, within each run: what the machine does meanwhile happens to all of them.
 * @param peersDir holds a folder for each peer, built with the same pages
 */
export async function measurePages(
  peersDir: string | undefined,
  runs: number,
  say: (line: string) => void,
): Promise<PageFigures> {
  const sites = await openSites(peersDir);
  const figures = new Map<string, Map<string, number[]>>();
  const note = (figure: string, site: string, value: number | undefined) => {
    if (value === undefined) return;
    const values = figures.get(figure) ?? new Map<string, number[]>();
    values.set(site, [...(values.get(site) ?? []), value]);
    figures.set(figure, values);
  };
  for (let run = 1; run <= runs; run += 1) {
    for (const screen of SCREENS) {
      say(`Run ${run} of ${runs}, ${screen.name} pixels wide …`);
      for (const { name, path, ...rest } of PAGES) {
        for (const site of sites) {
          if (!(await has(site.url + path))) continue;
          const load = await measureLoad(site.url + path, {
            screen,
            ...("wanted" in rest && { wanted: rest.wanted }),
          });
          const row = `${name}, ${screen.name}`;
          note(`${row}: first paint, ms`, site.name, load.fcp);
          note(`${row}: largest paint, ms`, site.name, load.lcp);
          note(`${row}: blocking until quiet, ms`, site.name, load.blocking);
          note(`${row}: last response readable, ms`, site.name, load.readable);
          note(`${row}: layout shift`, site.name, load.cls);
          note(`${row}: KiB before what is fetched ahead`, site.name, load.bytes / 1024);
          note(`${row}: KiB fetched ahead`, site.name, load.aheadBytes / 1024);
          note(`${row}: KiB of script`, site.name, load.scriptBytes / 1024);
        }
      }
    }
    for (const site of sites) {
      const [from, first, second] = ["create-and-poll/", "authentication", "rate-limits"] as const;
      const hops = { from: GUIDES + from, first: GUIDES + first, second: GUIDES + second };
      const navigation = await measureNavigation(site.url, hops);
      note("navigation without hover, ms", site.name, navigation.noHover);
      note("navigation after hover, ms", site.name, navigation.hover);
    }
  }
  for (const { close } of sites) await close();
  return figures;
}

async function has(url: string): Promise<boolean> {
  return (await fetch(url)).ok;
}
