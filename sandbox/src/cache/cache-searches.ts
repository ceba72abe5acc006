import type { ByteCache } from "../bytes/byte-cache.ts";
import { type Bytes, decodeText, encodeText } from "../bytes/bytes.ts";
import { liveStateOf } from "../engine/live/live-state.ts";
import type { Supplier } from "../engine/live/suppliers.ts";
import type {
  IndicativeSearchInput,
  LiveSearchInput,
  LiveSearchResult,
  Searcher,
} from "../engine/searcher.ts";
import { type Failure, isFailure } from "../http/errors.ts";

/**
 * Wraps a searcher with a cache. Concurrent calls for the same search share one run.
 */
export function cacheSearches(searcher: Searcher, cache: ByteCache): Searcher {
  const readSuppliers = createSuppliersReader();
  const underWay = createDeduplicator();

  function findCached(search: LiveSearchInput): LiveSearchResult | undefined {
    const written = cache.get(suppliersKey(search));
    if (!written) return undefined;
    const suppliers = readSuppliers(written);
    const { action, shown } = liveStateOf(suppliers, search.position, search.progress);
    if (action !== "RESULT_ACTION_REPLACED") return { suppliers, content: undefined };
    const content = cache.get(contentKey(search, shown));
    return content && { suppliers, content };
  }

  function store(search: LiveSearchInput, { suppliers, content }: LiveSearchResult): void {
    cache.set(suppliersKey(search), encodeText(JSON.stringify(suppliers)));
    const { shown } = liveStateOf(suppliers, search.position, search.progress);
    if (content) cache.set(contentKey(search, shown), content);
  }

  return {
    async live(search, caller) {
      return (
        findCached(search) ??
        underWay(`live ${JSON.stringify(search)}`, async () => {
          const found = await searcher.live(search, caller);
          if (!isFailure(found)) store(search, found);
          return found;
        })
      );
    },
    async indicative(search, caller) {
      const key = indicativeKey(search);
      return (
        cache.get(key) ??
        underWay(key, async () => {
          const found = await searcher.indicative(search, caller);
          if (!isFailure(found)) cache.set(key, found);
          return found;
        })
      );
    },
  };
}

function suppliersKey({ query, options }: LiveSearchInput): string {
  return `suppliers ${JSON.stringify([query, options])}`;
}

function contentKey({ query, options }: LiveSearchInput, shown: number): string {
  return `content ${shown} ${JSON.stringify([query, options])}`;
}

function indicativeKey({ query, options }: IndicativeSearchInput): string {
  return `indicative ${JSON.stringify([query, options])}`;
}

/** Parses each cache entry once for as long as it is cached. */
function createSuppliersReader() {
  const read = new WeakMap<Bytes, readonly Supplier[]>();
  return (written: Bytes): readonly Supplier[] => {
    // Only `store` writes under that key.
    const suppliers =
      read.get(written) ?? (JSON.parse(decodeText(written) ?? "") as readonly Supplier[]);
    read.set(written, suppliers);
    return suppliers;
  };
}

/** Deduplicates work in flight: concurrent calls with the same key share one promise. */
function createDeduplicator() {
  const underWay = new Map<string, Promise<unknown>>();
  return <Result extends object>(
    key: string,
    work: () => Promise<Result | Failure>,
  ): Promise<Result | Failure> => {
    const same = underWay.get(key);
    // Each key belongs to one kind of work, so its result has one type.
    if (same) return same as Promise<Result | Failure>;
    const started = work().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
