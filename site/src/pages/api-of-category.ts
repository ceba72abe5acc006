import type { CategorySlug } from "../../sidebar.ts";
import type { ReferenceId } from "../../site.config.ts";

/** The API of each category that is about an API with a reference. */
export const apiOfCategory: Readonly<Partial<Record<CategorySlug, ReferenceId>>> = {
  "flights-live-prices-api": "flights-live-pricing",
  "flights-indicative-prices-api": "flights-indicative",
  "culture-api": "culture",
  "geo-api": "geo",
};
