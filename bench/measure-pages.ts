import { findText, type TextPlace, type WantedText } from "./find-text.ts";
import { measureLoad } from "./measure-load.ts";
import { measureNavigation } from "./measure-navigation.ts";
import type { Screen } from "./open-throttled.ts";
import { type MeasuredSite, openFloors, openSites } from "./sites.ts";
import { warmUp } from "./warm-up.ts";

/** Site → the values of a figure, one per run. */
type Values = ReadonlyMap<string, readonly number[]>;

export interface MeasuredPages {
  /** The values of each figure: "docs page, 1280: largest paint, ms" → values by site. */
  readonly figures: ReadonlyMap<string, Values>;
  /** The generators of the peers: "docusaurus: Docusaurus v3.10.2". */
  readonly peers: readonly string[];
  /** Remarks for readers of the figures: a page that a site lacks, or that never settles. */
  readonly remarks: ReadonlySet<string>;
}

interface PageToMeasure {
  readonly name: string;
  readonly path: string;
  /** A text at its end, which shows when the page can be read to there. */
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
 * Measures all sites alternately within each run, so that other load on the machine affects all.
 * @param peersDir has a folder for each peer, built with the same pages
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
  /** The location of the wanted text, if the page has one. */
  readonly place?: TextPlace;
  /** Whether the page is a bare baseline, for which only paint and text are measured. */
  readonly isBare: boolean;
}

/** Plans the visits page by page, on every site that has the page. */
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
  note(`${row}: KiB before what is prefetched`, site, load.bytes / 1024);
  note(`${row}: KiB prefetched`, site, load.prefetchedBytes / 1024);
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

/**
 * The URL with or without trailing slash, as the site redirects; undefined if it has no such page.
 */
async function ownUrl(url: string): Promise<string | undefined> {
  const response = await fetch(url);
  return response.ok ? response.url : undefined;
}
