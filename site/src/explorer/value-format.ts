import { formatDate, formatDuration, formatTime } from "../../../client/src/dates.ts";
import { toDecimal } from "../../../client/src/prices.ts";
import type { LocalDate, LocalDateTime, Price } from "../../../contract/src/types.ts";
import { fillCount } from "../../i18n/fill.ts";
import type { ExplorerTexts } from "../../i18n/texts.ts";

/**
 * Formats values for people: `undefined` for no price and for the zeros of an unused leg.
 * @throws {TypeError} for a value that breaks its schema, such as 30 February
 */
export interface ValueFormat {
  /** "£35.77"; without a currency the amount alone, "35.77". */
  readonly price: (price: Price) => string | undefined;
  /** "14 May 2027" */
  readonly date: (date: LocalDate) => string | undefined;
  /** "May 2027" */
  readonly month: (month: Pick<LocalDate, "year" | "month">) => string | undefined;
  /** "19:05" */
  readonly time: (dateTime: LocalDateTime) => string;
  /** 80 → "1h 20m" */
  readonly duration: (minutes: number) => string;
  /** 0 → "direct", 1 → "1 stop" */
  readonly stops: (count: number) => string;
}

/**
 * In the language of the page, with the region and the currency that the request named.
 * @param requestBody body of the request, where there was one
 * @param pageLang "en"
 */
export function createFormat(
  requestBody: unknown,
  pageLang: string,
  texts: ExplorerTexts,
): ValueFormat {
  const { locale: wanted, currency } = Object(Object(requestBody).query);
  const locale = isRegionOf(pageLang, wanted) ? wanted : pageLang;
  const money = moneyFormat(locale, currency);
  const date = (one: LocalDate, style?: Intl.DateTimeFormatOptions) =>
    // An unused leg has zeros in place of a day.
    one.year > 0 ? formatDate(one, locale, style) : undefined;
  return {
    price: (price) => {
      const amount = toDecimal(price);
      return amount && money ? money.format(amount as Intl.StringNumericLiteral) : amount;
    },
    date: (one) => date(one),
    month: ({ year, month }) => date({ year, month, day: 1 }, { month: "long", year: "numeric" }),
    time: (dateTime) => formatTime(dateTime, locale),
    duration: (minutes) => formatDuration(minutes, locale),
    stops: (count) => (count === 0 ? texts.direct : fillCount(texts.stops, count)),
  };
}

function isRegionOf(lang: string, locale: unknown): locale is string {
  if (typeof locale !== "string") return false;
  try {
    return new Intl.Locale(locale).language === lang;
  } catch {
    return false;
  }
}

/** Undefined for an invalid currency: an amount alone is better than a wrong symbol. */
function moneyFormat(locale: string, currency: unknown): Intl.NumberFormat | undefined {
  if (typeof currency !== "string") return undefined;
  try {
    return new Intl.NumberFormat(locale, { style: "currency", currency });
  } catch {
    return undefined;
  }
}
