import type { Price, PriceUnit } from "../../../../contract/src/types.ts";
import { mix } from "../base/random.ts";

const MAX_DECIMALS = 6;
const UNITS: readonly { readonly unit: PriceUnit; readonly decimals: number }[] = [
  { unit: "PRICE_UNIT_WHOLE", decimals: 0 },
  { unit: "PRICE_UNIT_CENTI", decimals: 2 },
  { unit: "PRICE_UNIT_MILLI", decimals: 3 },
  { unit: "PRICE_UNIT_MICRO", decimals: MAX_DECIMALS },
];

/** Ways to express a missing price: nothing, a unit alone, an amount without a unit. */
const NO_PRICES: readonly Price[] = [
  { amount: "", unit: "PRICE_UNIT_UNSPECIFIED" },
  { amount: "", unit: "PRICE_UNIT_MILLI" },
  { amount: "1", unit: "PRICE_UNIT_UNSPECIFIED" },
];

/** The same price in a unit in which it is a whole number. @param seed selects the unit */
function inSomeUnit({ amount, unit }: Price, seed: number): Price {
  const sourceUnit = UNITS.find((one) => one.unit === unit);
  if (amount === "" || !sourceUnit) return NO_PRICES[seed % NO_PRICES.length] ?? { amount, unit };
  const micros = BigInt(amount) * 10n ** BigInt(MAX_DECIMALS - sourceUnit.decimals);
  const exact = UNITS.map(({ unit, decimals }) => {
    const size = 10n ** BigInt(MAX_DECIMALS - decimals);
    return { unit, amount: String(micros / size), isExact: micros % size === 0n };
  }).filter(({ isExact }) => isExact);
  const chosen = exact[seed % exact.length] ?? { amount, unit };
  return { amount: chosen.amount, unit: chosen.unit };
}

/** The same value with its prices in different units. */
export function withMixedUnits<Value>(value: Value): Value {
  let count = 0;
  const change = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== "object" || part === null) return part;
    if (isPrice(part)) return inSomeUnit(part, mix(0, count++));
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, change(inner)]));
  };
  // The cast is safe: only prices are replaced, by other prices.
  return change(value) as Value;
}

function isPrice(part: object): part is Price {
  return "amount" in part && "unit" in part;
}
