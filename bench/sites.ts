import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join, resolve } from "node:path";
import { ANY_PORT, listen } from "../sandbox/src/node/http/listen.ts";
import { openSite } from "../site/src/serve/serve-site.ts";
import { floors, serveFloor } from "./floors.ts";
import { serveFolder } from "./serve-folder.ts";

export interface MeasuredSite {
  readonly name: string;
  /** The generator named in its pages: "Docusaurus v3.10.2"; empty if there is none. */
  readonly generator: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Opens our site, then every folder of `PEERS_DIR` by name. */
export async function openSites(peersDir: string | undefined): Promise<readonly MeasuredSite[]> {
  const own = await openSite();
  const sites = [await open("ours", "", own.listener, own.close)];
  for (const name of peersDir ? readdirSync(peersDir).sort() : []) {
    const folder = resolve(join(peersDir ?? "", name));
    sites.push(await open(name, generatorOf(folder), serveFolder(folder)));
  }
  return sites;
}

/** Opens the stripped pages of the first site. */
export function openFloors(sites: readonly MeasuredSite[]): Promise<readonly MeasuredSite[]> {
  const [ours] = sites;
  if (!ours) throw new Error("There is no site to make bare.");
  return Promise.all(floors.map((floor) => open(floor, "", serveFloor(floor, ours.url))));
}

const GENERATOR = /<meta name="?generator"? content="([^"]+)"/g;

function generatorOf(folder: string): string {
  const home = join(folder, "docs", "index.html");
  if (!existsSync(home)) return "";
  const found = readFileSync(home, "utf8").matchAll(GENERATOR);
  return Array.from(found, ([, generator]) => generator).join(", ");
}

async function open(
  name: string,
  generator: string,
  listener: RequestListener,
  end: () => void = () => {},
): Promise<MeasuredSite> {
  const { url, close } = await listen(listener, ANY_PORT);
  return {
    name,
    generator,
    url,
    close: async () => {
      await close();
      end();
    },
  };
}
