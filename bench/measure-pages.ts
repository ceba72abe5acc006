import { findText, type TextPlace, type WantedText } from "./find-text.ts";
import { measureLoad } from "./measure-load.ts";
import { measureNavigation } from "./measure-navigation.ts";
import type { Screen } from "./open-throttled.ts";
import { type MeasuredSite, openFloors, openSites } from "./sites.ts";
import { warmUp } from "./warm-up.ts";

/** Site → the values of a figure, one for each run. */
type Values = ReadonlyMap<string, readonly number[]>;

export interface MeasuredPages {
  /** As every site was measured: "docs page, 1280: largest paint, ms" → its values. */
  readonly figures: ReadonlyMap<string, Values>;
  /** What built the peers: "docusaurus: Docusaurus v3.10.2". */
  readonly peers: readonly string[];
  /** What the reader of the figures has to know: a page that a site lacks, or that never rests. */
  readonly remarks: ReadonlySet<string>;
}

interface PageToMeasure {
  readonly name: string;
  readonly path: string;
  /** What shows that the page can be read to its end. */
  readonly wanted?: WantedText;
}

const GUIDES = "/docs/getting-started/";
const PAGES: readonly PageToMeasure[] = [
  { name: "docs page", path: `${GUIDES}create-and-poll/` },
  { name: "docs home", path: "/docs/" },
  {
    name: "reference",
    path: "/api/flights-live-pricing/",
    wanted: { text: "An unexpected error response.", count: 2 },
  },
];

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
): Promise<MeasuredPages> {
  const sites = await openSites(peersDir);
  const bare = await openFloors(sites);
  const notebook = createNotebook();
  const visits = await planVisits(notebook, sites, bare);
  say("Until every server has compressed what it sends …");
  await warmUp(visits.map(({ url }) => url));
  for (let run = 1; run <= runs; run += 1) {
    for (const screen of SCREENS) {
      say(`Run ${run} of ${runs}, ${screen.name} pixels wide …`);
      for (const visit of visits) await noteLoad(notebook, visit, screen);
    }
    for (const site of sites) await noteNavigation(notebook, site);
  }
  for (const { close } of [...bare, ...sites]) await close();
  const { figures, remarks } = notebook;
  const peers = sites.flatMap(({ name, generator }) => (generator ? `${name}: ${generator}` : []));
  return { figures, peers, remarks };
}

interface Visit {
  readonly site: string;
  readonly page: string;
  readonly url: string;
  /** Of the text that is wanted, where it is a page's. */
  readonly place?: TextPlace;
  /** Whether the page is a floor: all that is not paint and text was taken out of it. */
  readonly isBare: boolean;
}

/** Page by page, in every site that has it. */
async function planVisits(
  { remarks }: Notebook,
  sites: readonly MeasuredSite[],
  bare: readonly MeasuredSite[],
): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  for (const { name: page, path, wanted } of PAGES) {
    for (const site of [...sites, ...bare]) {
      const url = await ownUrl(site.url + path);
      const isBare = bare.includes(site);
      if (url === undefined) {
        remarks.add(`${site.name} has no ${page}.`);
        continue;
      }
      const place = wanted && (await findText(url, wanted));
      if (wanted && !place && !isBare) remarks.add(`${site.name}, ${page}: no "${wanted.text}".`);
      visits.push({ site: site.name, page, url, isBare, ...(place && { place }) });
    }
  }
  return visits;
}

interface Notebook extends Pick<MeasuredPages, "figures"> {
  readonly remarks: Set<string>;
  readonly note: (figure: string, site: string, value: number | undefined) => void;
}

function createNotebook(): Notebook {
  const figures = new Map<string, Map<string, number[]>>();
  return {
    figures,
    remarks: new Set(),
    note: (figure, site, value) => {
      if (value === undefined) return;
      const values = figures.get(figure) ?? new Map<string, number[]>();
      values.set(site, [...(values.get(site) ?? []), value]);
      figures.set(figure, values);
    },
  };
}

async function noteLoad({ note, remarks }: Notebook, visit: Visit, screen: Screen): Promise<void> {
  const { site, page, url, place, isBare } = visit;
  const load = await measureLoad(url, { screen, ...(place && { wanted: place }) });
  const row = `${page}, ${screen.name}`;
  note(`${row}: first paint, ms`, site, load.fcp);
  note(`${row}: largest paint, ms`, site, load.lcp);
  note(`${row}: last response readable, ms`, site, load.readable);
  if (isBare) return;
  if (!load.isAtRest) remarks.add(`${site}, ${row}: did not come to rest.`);
  note(`${row}: blocking until quiet, ms`, site, load.blocking);
  note(`${row}: layout shift`, site, load.cls);
  note(`${row}: KiB before what is fetched ahead`, site, load.bytes / 1024);
  note(`${row}: KiB fetched ahead`, site, load.aheadBytes / 1024);
  note(`${row}: KiB of script`, site, load.scriptBytes / 1024);
}

async function noteNavigation({ note, remarks }: Notebook, { name, url }: MeasuredSite) {
  const from = await ownUrl(`${url}${GUIDES}create-and-poll/`);
  if (from === undefined) return void remarks.add(`${name} has no page to navigate from.`);
  const hops = { from, first: `${GUIDES}authentication`, second: `${GUIDES}rate-limits` };
  const navigation = await measureNavigation(hops);
  note("navigation without hover, ms", name, navigation.noHover);
  note("navigation after hover, ms", name, navigation.hover);
}

/** With or without a slash at its end, as the site itself writes it; undefined where it has no page. */
async function ownUrl(url: string): Promise<string | undefined> {
  const response = await fetch(url);
  return response.ok ? response.url : undefined;
}
