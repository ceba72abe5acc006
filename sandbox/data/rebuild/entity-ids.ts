/** Where the numbers of each kind of thing begin. */
const FIRST = {
  country: 70000001,
  continent: 70000900,
  city: 70010001,
  airport: 70030001,
  carrier: 30001,
  alliance: 31001,
} as const;

export type Kind = keyof typeof FIRST;

/**
 * Hands out the number of each thing from a ledger, and gives a new thing the next free number
 * of its kind. The ledger is kept, so a rebuild never renumbers and never uses a number again.
 */
export function openLedger(entries: Readonly<Record<string, number>>) {
  const ledger = new Map(Object.entries(entries));
  const taken = new Set(ledger.values());
  const next: Record<Kind, number> = { ...FIRST };

  function numberOf(kind: Kind, name: string): number {
    const key = `${kind}:${name}`;
    const known = ledger.get(key);
    if (known !== undefined) return known;
    while (taken.has(next[kind])) next[kind] += 1;
    ledger.set(key, next[kind]);
    taken.add(next[kind]);
    return next[kind];
  }

  const close = () =>
    Object.fromEntries([...ledger].sort(([left], [right]) => (left < right ? -1 : 1)));

  return { numberOf, close };
}

export type Ledger = ReturnType<typeof openLedger>;
