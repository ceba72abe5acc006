import { currencyDigits, currencySymbol, numbers } from "./cldr.ts";
import { readTable } from "./read-table.ts";

export interface CurrencyRow {
  code: string;
  symbol: string;
  thousands: string;
  decimal: string;
  left: boolean;
  space: boolean;
  digits: number;
  perEuro: number;
}

/** Direction marks, and the zero-width space that CLDR gives the Cape Verdean escudo. */
const INVISIBLE = /[\u200b\u200e\u200f\u061c]/g;
const FULL_WIDTH_YEN = /\uffe5/g;
const NARROW_NO_BREAK_SPACE = /\u202f/g;
const NO_BREAK_SPACE = "\u00a0";

/**
 * The one way of writing each currency, taken from its home locale. Invisible marks go, a narrow
 * no-break space becomes an ordinary no-break space, so that an amount never breaks over a line.
 */
export function buildCurrencies(): CurrencyRow[] {
  return readTable("currencies", ["code", "home", "perEuro"]).map(({ code, home, perEuro }) => {
    const { symbols, formats } = numbers(home);
    const symbol = clean(currencySymbol(home, code)).replace(FULL_WIDTH_YEN, "¥") || code;
    const pattern = clean(patternFor(symbol, formats)).split(";")[0] ?? "";
    return {
      code,
      symbol,
      thousands: clean(symbols.currencyGroup ?? symbols.group ?? ""),
      decimal: clean(symbols.currencyDecimal ?? symbols.decimal ?? ""),
      left: pattern.indexOf("¤") < pattern.indexOf("#"),
      space: /\s/.test(pattern),
      digits: currencyDigits(code),
      perEuro: Math.round(Number(perEuro) * 10_000),
    };
  });
}

/** CLDR writes a space between figures and a symbol that ends in a letter. */
function patternFor(symbol: string, formats: Record<string, string>): string {
  const standard = formats.standard ?? "";
  const onLeft = standard.indexOf("¤") < standard.indexOf("#");
  const neighbour = onLeft ? symbol.slice(-1) : symbol.slice(0, 1);
  const isLetter = !/[\p{S}\p{Z}]/u.test(neighbour);
  return isLetter ? (formats["standard-alphaNextToNumber"] ?? standard) : standard;
}

const clean = (text: string) =>
  text.replace(INVISIBLE, "").replace(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE);
