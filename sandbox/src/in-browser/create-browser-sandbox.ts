import { createReference } from "../create-reference.ts";
import { readReferenceData } from "../data/read-reference-data.ts";
import { createWorld } from "../engine/world/world.ts";
import type { Sandbox } from "../fetch-shape.ts";
import { createSandboxOn, type SandboxOptions } from "../sandbox-on.ts";
import { createLoadedNames, type FetchNames } from "./loaded-names.ts";

export interface BrowserSandboxOptions extends SandboxOptions {
  readonly fetchNames: FetchNames;
}

/**
 * What `createSandbox` makes, a third smaller: names of places are fetched with the first request
 * that has their locale. It answers the same bytes.
 * @throws NamesNotLoaded where names do not come: as `fetch` does, it has no response then
 */
export function createBrowserSandbox({ fetchNames, ...options }: BrowserSandboxOptions): Sandbox {
  const { namesOf, load: loadNames } = createLoadedNames(fetchNames);
  const reference = createReference(readReferenceData(namesOf));
  const { data, lookup } = reference;
  const worldOf = (seed: string) => createWorld(data, lookup, seed);
  return createSandboxOn({ reference, worldOf, loadNames }, options);
}
