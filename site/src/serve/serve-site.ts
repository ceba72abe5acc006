import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Headers } from "../build/security-headers.ts";
import { closeOnSignal, type Listening, listen } from "./listen.ts";
import { createSiteListener, type Listener } from "./site-listener.ts";

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** Serves the built site and the sandbox on one loopback port, until SIGTERM or SIGINT. */
export async function serveSite({ port, environment }: ServeOptions): Promise<Listening> {
  const listening = await listen(createListener(environment), port);
  closeOnSignal(process, listening.close);
  console.log(`Documentation  ${listening.url}/`);
  return listening;
}

/** The listener of `npm start`, without a port: tests bring their own. */
export function createListener(_environment: ServeOptions["environment"]): Listener {
  const headers = JSON.parse(readFileSync(join(dist, "headers.json"), "utf8")) as Headers;
  return createSiteListener(join(dist, "public"), headers);
}
