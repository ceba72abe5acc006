import type { OperationId } from "../../../../contract/generated/types/schemas.ts";

/** The words for each operation in sentences, and in the titles of its page and sections. */
export const OPERATION_WORDS: Readonly<Partial<Record<OperationId, RegExp>>> = {
  createLiveSearch: /\bcreate(?! and)(?: call| search)?\b|createLiveSearch/i,
  pollLiveSearch: /(?<!create and )\bpoll(?:ing)?(?: call| search)?\b|pollLiveSearch/i,
  searchIndicative: /\b(?:an? |the )?indicative (?:search|call)\b|searchIndicative/i,
  listFlightPlaces: /\blist of (?:flight )?places\b|\blist call\b|listFlightPlaces/i,
  suggestFlightPlaces: /\bautosuggest call\b|suggestFlightPlaces/i,
  findNearestPlaces:
    /\bnearest[- ]places\b|nearest call of (?:the )?geo|geo nearest\b|closest city\b|findNearestPlaces/i,
  listCurrencies: /\bcurrencies call\b|\blist of currencies\b|culture currencies\b|listCurrencies/i,
  listLocales: /\blocales call\b|\blist of locales\b|culture locales\b|listLocales/i,
  listMarkets: /\bmarkets call\b|\blist of markets\b|culture markets\b|listMarkets/i,
  findNearestCulture: /\bnearest[- ]culture\b|findNearestCulture/i,
};
