import cultureFile from "../../data/culture.json";
import placesFile from "../../data/places.json";
import sellersFile from "../../data/sellers.json";
import zonesFile from "../../data/time-zones.json";
import versionFile from "../../data/version.json";
import type { ReferenceData } from "./model.ts";
import { readCulture } from "./read-culture.ts";
import { type NamesOf, readNames } from "./read-names.ts";
import { readPlaces } from "./read-places.ts";
import { readSellers } from "./read-sellers.ts";
import { createUtcOffset } from "./utc-offset.ts";

/** Decodes the frozen reference data; the place names come from `namesOf`. */
export function readReferenceData(namesOf: NamesOf): ReferenceData {
  const places = readPlaces(placesFile);
  const culture = readCulture(cultureFile, places.countries);
  return {
    version: versionFile.version,
    ...places,
    ...readSellers(sellersFile),
    ...culture,
    ...readNames(namesOf, places, culture.markets),
    utcOffset: createUtcOffset(zonesFile),
  };
}
