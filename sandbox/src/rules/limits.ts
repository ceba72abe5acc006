/**
 * The sandbox's own limits on calls and searches: enforced by the operations, shown in the register.
 * Those on connections are in `node/http/listen.ts`.
 */
export const LIMITS = {
  /** The largest body that is read. A query of six legs is under 2 KiB. */
  bodyBytes: 64 * 1024,
  liveLegs: 6,
  adults: 8,
  children: 8,
  oldestChild: 17,
  /** A child younger than this sits on an adult's lap. */
  seatAge: 2,
  /** In one list of carriers or agents; bounded because a session token carries the query. */
  ids: 50,
  /** Of an id as encoded in JSON, as in a token: an escape such as \\u0001 counts as six. */
  idBytes: 16,
  /** About as far ahead as airlines publish. */
  daysOnSale: 360,
  indicativeLegs: 2,
  /** In the list of place types to suggest: fewer types exist, and repeating one is pointless. */
  entityTypes: 10,
  suggestions: 50,
  suggestionsByDefault: 10,
  sessionMinutes: 60,
  /** Per operation and address; all keys with this limit share one count. */
  callsPerMinute: 1000,
  /** The same for operations that search: a core does about thirty searches a second. */
  searchesPerMinute: 100,
  /** Per caller; further ones are refused at once. A call that waits for nothing takes 1 ms. */
  callsAtOnce: 200,
  /** Per caller, in scenarios that delay on purpose; each holds a connection while delayed. */
  delayedAtOnce: 20,
  /** For all callers together; well below the number of connections. */
  delayedInAll: 200,
} as const;

/** A 64 KiB body comes in a few chunks; tens of thousands are costly, and no client sends them. */
export const MAX_CHUNKS = 4096;
