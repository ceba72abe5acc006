import { readdirSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join, resolve } from "node:path";
import { ANY_PORT, listen } from "../sandbox/src/node/listen.ts";
import { openSite } from "../site/src/serve/serve-site.ts";
import { serveFolder } from "./serve-folder.ts";

export interface MeasuredSite {
  readonly name: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Ours first, then every folder of `PEERS_DIR`, by name. */
export async function openSites(peersDir: string | undefined): Promise<readonly MeasuredSite[]> {
  const own = await openSite();
  const sites = [await open("ours", own.listener, own.close)];
  for (const name of peersDir ? readdirSync(peersDir).sort() : []) {
    sites.push(await open(name, serveFolder(resolve(join(peersDir ?? "", name)))));
  }
  return sites;
}

async function open(
  name: string,
  listener: RequestListener,
  end: () => void = () => {},
): Promise<MeasuredSite> {
  const { url, close } = await listen(listener, ANY_PORT);
  return {
    name,
    url,
    close: async () => {
      await close();
      end();
    },
  };
}
