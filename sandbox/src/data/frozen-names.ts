import file from "../../data/place-names.json" with { type: "json" };
import type { LocaleNames, NamesOf } from "./read-names.ts";

/** By locale; "=de-AT" means the same text as that of de-AT. */
type Columns = Readonly<Record<string, string>>;

const {
  continents,
  countries,
  cityIds,
  cities,
}: Record<Exclude<keyof LocaleNames, "cityIds">, Columns> & Pick<LocaleNames, "cityIds"> = file;

/** Every locale that has names. */
export const NAMED_LOCALES: readonly string[] = Object.keys(countries);

/** The frozen names of one locale. */
export const frozenNames: NamesOf = (locale) => {
  if (!Object.hasOwn(countries, locale)) return undefined;
  return {
    continents: column(continents, locale),
    countries: column(countries, locale),
    cityIds,
    cities: column(cities, locale),
  };
};

function column(columns: Columns, locale: string): string {
  const text = columns[locale] ?? "";
  return text.startsWith("=") ? column(columns, text.slice(1)) : text;
}
