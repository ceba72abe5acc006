import { type AppOptions, createApp } from "./app.ts";
import { createByteCache } from "./bytes/byte-cache.ts";
import { createSigner, randomSecret } from "./bytes/signer.ts";
import { cacheSearches } from "./cache/cache-searches.ts";
import { createAttemptCounter } from "./callers/attempt-counter.ts";
import { createMemoryStore } from "./callers/rate-limit-store.ts";
import type { Reference } from "./create-reference.ts";
import { createSearcher, type Searcher } from "./engine/searcher.ts";
import type { World } from "./engine/world/world.ts";
import { apiAsFetch, type Sandbox } from "./http/api-as-fetch.ts";
import type { Api } from "./http/api-request.ts";
import { createAnswerPage } from "./pages/answer-page.ts";
import { withPages } from "./pages/with-pages.ts";
import type { SandboxOptions } from "./sandbox-options.ts";
import { KEYS_WITHOUT_LIMITS, SANDBOX_KEYS } from "./scenarios/sandbox-keys.ts";
import { LOCAL_ORIGIN, type Services } from "./services.ts";

/** Room for the places of all locales, 1.1 MB each, and a minute's searches. */
const CACHE_BYTES = 128 * 1024 * 1024;

/** The data that sandboxes are built on and can share. */
export interface SharedData {
  readonly reference: Reference;
  /** All flights of a seed, which take about a second to create. */
  readonly worldOf: (seed: string) => World;
  readonly loadNames: Services["loadNames"];
}

/** `createSandbox` with the given shared data. */
export function createSandboxWith(shared: SharedData, options: SandboxOptions): Sandbox {
  const api = createApiWith(shared, { ...options, keys: options.keys ?? KEYS_WITHOUT_LIMITS });
  return withPages(apiAsFetch(api), createAnswerPage(shared.reference.lookup));
}

/** `createApi` with the given shared data. */
export function createApiWith(shared: SharedData, options: SandboxOptions): Api {
  const { seed = "", clock = Date.now, keys = SANDBOX_KEYS } = options;
  const rateLimits = options.rateLimits ?? createMemoryStore();
  return createApp({
    clock,
    keys,
    rateLimits,
    services: createServices(shared, seed, { ...options, rateLimits }),
    ...(options.observe ? { observe: options.observe } : {}),
    ...(options.intercept ? { intercept: options.intercept } : {}),
  });
}

type ServiceOptions = SandboxOptions & Pick<AppOptions, "rateLimits">;

function createServices(shared: SharedData, seed: string, options: ServiceOptions): Services {
  const { reference, loadNames } = shared;
  const cache = createByteCache(options.cacheBytes ?? CACHE_BYTES);
  const searcher = options.searcher ?? createLocalSearcher(shared, seed, options.warm === true);
  return {
    ...reference,
    loadNames,
    searcher: cacheSearches(loadNamesFirst(searcher, loadNames), cache),
    signer: createSigner(options.secrets ?? [randomSecret()]),
    cache,
    countAttempt: createAttemptCounter(options.rateLimits),
    delay: options.delay ?? delayBy(options.wait ?? sleep),
    origin: options.origin ?? (() => LOCAL_ORIGIN),
  };
}

/** Loads place names before each search, because its results contain them. */
function loadNamesFirst(searcher: Searcher, loadNames: Services["loadNames"]): Searcher {
  return {
    async live(search, caller) {
      await loadNames(search.query.locale);
      return searcher.live(search, caller);
    },
    async indicative(search, caller) {
      await loadNames(search.query.locale);
      return searcher.indicative(search, caller);
    },
  };
}

function delayBy(wait: (milliseconds: number) => Promise<void>): Services["delay"] {
  return async ({ milliseconds }) => {
    await wait(milliseconds);
    return undefined;
  };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Unless warm, creates the world, a second's work, on the first search: nothing else needs it. */
function createLocalSearcher({ worldOf }: SharedData, seed: string, isWarm: boolean): Searcher {
  let world: World | undefined = isWarm ? worldOf(seed) : undefined;
  return createSearcher(() => {
    world ??= worldOf(seed);
    return world;
  });
}
