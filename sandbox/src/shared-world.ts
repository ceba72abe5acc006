import { createReference, type Reference } from "./create-reference.ts";
import { loadReferenceData } from "./data/load-reference-data.ts";
import { createWorld, type World } from "./engine/world/world.ts";

/*
 * The only module state in the sandbox. It is derived from frozen data and a seed, takes a second
 * to create and never changes; a test suite creates a sandbox for each of its tests.
 */
let reference: Reference | undefined;
const worlds = new Map<string, World>();

/** Each world takes tens of megabytes. */
const MAX_WORLDS = 2;

/** The same for all sandboxes of this process. */
export function sharedReference(): Reference {
  reference ??= createReference(loadReferenceData());
  return reference;
}

/** The same for all sandboxes of a seed. Keeps the worlds of the most recently used seeds. */
export function sharedWorld(seed: string): World {
  const { data, lookup } = sharedReference();
  const world = worlds.get(seed) ?? createWorld(data, lookup, seed);
  worlds.delete(seed);
  worlds.set(seed, world);
  const [oldest = seed] = worlds.keys();
  if (worlds.size > MAX_WORLDS) worlds.delete(oldest);
  return world;
}
