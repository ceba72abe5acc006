import type { ByteCache } from "../bytes/byte-cache.ts";
import { type Bytes, bytesOf, textOf } from "../bytes/bytes.ts";
import { liveStateOf } from "../engine/live/live-state.ts";
import type { Supplier } from "../engine/live/suppliers.ts";
import type { IndicativeAsked, LiveAsked, LiveFound, Searcher } from "../engine/searcher.ts";
import { type Failure, isFailure } from "../http/errors.ts";

/**
 * Wraps a searcher with a cache. Concurrent calls for the same search share one run.
 */
export function cacheSearches(searcher: Searcher, cache: ByteCache): Searcher {
  const readSuppliers = createSuppliersReader();
  const underWay = createDeduplicator();

  function kept(asked: LiveAsked): LiveFound | undefined {
    const written = cache.get(suppliersKey(asked));
    if (!written) return undefined;
    const suppliers = readSuppliers(written);
    const { action, shown } = liveStateOf(suppliers, asked.position, asked.progress);
    if (action !== "RESULT_ACTION_REPLACED") return { suppliers, content: undefined };
    const content = cache.get(contentKey(asked, shown));
    return content && { suppliers, content };
  }

  function keep(asked: LiveAsked, { suppliers, content }: LiveFound): void {
    cache.set(suppliersKey(asked), bytesOf(JSON.stringify(suppliers)));
    const { shown } = liveStateOf(suppliers, asked.position, asked.progress);
    if (content) cache.set(contentKey(asked, shown), content);
  }

  return {
    async live(asked, caller) {
      return (
        kept(asked) ??
        underWay(`live ${JSON.stringify(asked)}`, async () => {
          const found = await searcher.live(asked, caller);
          if (!isFailure(found)) keep(asked, found);
          return found;
        })
      );
    },
    async indicative(asked, caller) {
      const key = indicativeKey(asked);
      return (
        cache.get(key) ??
        underWay(key, async () => {
          const found = await searcher.indicative(asked, caller);
          if (!isFailure(found)) cache.set(key, found);
          return found;
        })
      );
    },
  };
}

function suppliersKey({ query, options }: LiveAsked): string {
  return `suppliers ${JSON.stringify([query, options])}`;
}

function contentKey({ query, options }: LiveAsked, shown: number): string {
  return `content ${shown} ${JSON.stringify([query, options])}`;
}

function indicativeKey({ query, options }: IndicativeAsked): string {
  return `indicative ${JSON.stringify([query, options])}`;
}

/** Parses each cache entry once for as long as it is cached. */
function createSuppliersReader() {
  const read = new WeakMap<Bytes, readonly Supplier[]>();
  return (written: Bytes): readonly Supplier[] => {
    // Only `keep` writes under that key.
    const suppliers =
      read.get(written) ?? (JSON.parse(textOf(written) ?? "") as readonly Supplier[]);
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
