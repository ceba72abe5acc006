import cultureFile from "../../data/culture.json";
import namesFile from "../../data/place-names.json";
import placesFile from "../../data/places.json";
import sellersFile from "../../data/sellers.json";
import zonesFile from "../../data/time-zones.json";
import versionFile from "../../data/version.json";
import type { ReferenceData } from "./model.ts";
import { readCulture } from "./read-culture.ts";
import { readNames } from "./read-names.ts";
import { readPlaces } from "./read-places.ts";
import { readSellers } from "./read-sellers.ts";
import { createUtcOffset } from "./utc-offset.ts";

/** The frozen reference data, decoded. Each call decodes anew: keep what it returns. */
export function loadReferenceData(): ReferenceData {
  const places = readPlaces(placesFile);
  const culture = readCulture(cultureFile, places.countries);
  return {
    version: versionFile.version,
    ...places,
    ...readSellers(sellersFile),
    ...culture,
    ...readNames(namesFile, places, culture.markets),
    utcOffset: createUtcOffset(zonesFile),
  };
}
