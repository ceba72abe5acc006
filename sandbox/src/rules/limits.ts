/** Every number the sandbox decided on: enforced by the operations, shown by the register. */
export const LIMITS = {
  /** The largest body that is read. A query of six legs is under 2 KiB. */
  bodyBytes: 64 * 1024,
  liveLegs: 6,
  adults: 8,
  children: 8,
  oldestChild: 17,
  /** Younger than this a child sits on an adult's lap. */
  seatAge: 2,
  /** In one list of carriers or agents; bounded because a session token carries the query. */
  ids: 50,
  /** As JSON writes the id, which is how a token holds it: an escape such as \\u0001 counts as six. */
  idBytes: 16,
  /** About what airlines publish. */
  daysOnSale: 360,
  indicativeLegs: 2,
  /** In the list of types of a suggestion: there are fewer, and repeating one is no use. */
  entityTypes: 10,
  suggestions: 50,
  suggestionsByDefault: 10,
  sessionMinutes: 60,
  /** For each operation and address on its own; all keys with this limit are counted as one. */
  callsPerMinute: 1000,
  /** The same for operations that search: a core does some thirty searches a second. */
  searchesPerMinute: 100,
  /** Of one caller; more than that are refused at once. A call that waits for nothing takes 1 ms. */
  callsAtOnce: 200,
  /** Of one caller, in scenarios that delay on purpose; each holds a connection for so long. */
  delayedAtOnce: 20,
  /** Of all callers together, well below the number of connections. */
  delayedInAll: 200,
} as const;
