import { describe, expect, it } from "vitest";
import { loadReferenceData } from "./load-reference-data.ts";
import { createLookup } from "./lookup.ts";

const data = loadReferenceData();
const lookup = createLookup(data);

const ids = (items: readonly { entityId: string }[]) => items.map(({ entityId }) => entityId);
const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe("places", () => {
  it("are over 3,100 airports, 3,000 cities and 230 countries on six continents", () => {
    expect(data.airports.length).toBeGreaterThan(3100);
    expect(data.cities.length).toBeGreaterThan(3000);
    expect(data.countries.length).toBeGreaterThan(230);
    expect(data.continents.map(({ code }) => code)).toEqual(["AF", "AS", "EU", "NA", "OC", "SA"]);
  });

  it("have unique ids of eight digits that begin with seven", () => {
    const all = [data.continents, data.countries, data.cities, data.airports].flatMap(ids);
    expect(all.filter((id) => !/^7\d{7}$/.test(id))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it("have the ids that the contract's examples use", () => {
    const { airportByIata, cityByIata, countryByCode } = lookup;
    expect(cityByIata.get("LON")?.entityId).toBe("70001001");
    expect(airportByIata.get("LHR")?.entityId).toBe("70001101");
    expect(cityByIata.get("EDI")?.entityId).toBe("70001201");
    expect(airportByIata.get("EDI")?.entityId).toBe("70001202");
    expect(countryByCode.get("GB")?.entityId).toBe("70000001");
  });

  it("have codes unique within their kind, of three letters for airports and cities", () => {
    const airports = data.airports.map(({ iata }) => iata);
    const cities = data.cities.map(({ iata }) => iata);
    expect([...airports, ...cities].filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
    expect(repeated(airports)).toEqual([]);
    expect(repeated(cities)).toEqual([]);
    expect(repeated(data.countries.map(({ code }) => code))).toEqual([]);
  });

  it("never give a city the code of another city's airport", () => {
    const strangers = data.cities.filter((city) => {
      const airport = lookup.airportByIata.get(city.iata);
      return airport !== undefined && airport.cityId !== city.entityId;
    });
    expect(strangers).toEqual([]);
  });

  it("have existing parents, and every city has an airport", () => {
    const { cityById, countryById, airportsOfCity } = lookup;
    const continents = new Set(ids(data.continents));
    expect(data.airports.filter(({ cityId }) => !cityById.has(cityId))).toEqual([]);
    expect(data.cities.filter(({ countryId }) => !countryById.has(countryId))).toEqual([]);
    expect(data.countries.filter(({ continentId }) => !continents.has(continentId))).toEqual([]);
    expect(data.cities.filter(({ entityId }) => !airportsOfCity.has(entityId))).toEqual([]);
  });

  it("have valid coordinates, and airports are within 120 km of their city", () => {
    const far = data.airports.filter((airport) => {
      const city = lookup.cityById.get(airport.cityId);
      if (!city) return true;
      const north = (airport.latitude - city.latitude) * 111;
      const east = airport.longitude - city.longitude;
      const across = east * 111 * Math.cos((city.latitude * Math.PI) / 180);
      return Math.hypot(north, across) > 120;
    });
    const off = [...data.airports, ...data.cities].filter(
      ({ latitude, longitude }) => !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180),
    );
    expect(far).toEqual([]);
    expect(off).toEqual([]);
  });

  it("have city names unique within their country, and no blank names", () => {
    const cities = data.cities.map(({ countryId, name }) => `${countryId} ${name}`);
    expect(repeated(cities)).toEqual([]);
    expect([...data.cities, ...data.airports].filter(({ name }) => name.trim() === "")).toEqual([]);
  });

  it("group the airports of a metropolis under one city", () => {
    const airportsOf = (code: string) => {
      const city = lookup.cityByIata.get(code);
      return (lookup.airportsOfCity.get(city?.entityId ?? "") ?? []).map(({ iata }) => iata).sort();
    };
    expect(airportsOf("LON")).toEqual(["LCY", "LGW", "LHR", "LTN", "SEN", "STN"]);
    expect(airportsOf("NYC")).toEqual(["EWR", "JFK", "LGA"]);
    expect(airportsOf("PAR")).toEqual(["BVA", "CDG", "ORY"]);
    expect(airportsOf("TYO")).toEqual(["HND", "NRT"]);
    expect(airportsOf("MOW")).toEqual(["DME", "SVO", "VKO", "ZIA"]);
  });

  it("have over 600 airports with flights, of which 120 to 200 are hubs", () => {
    const count = (size: number) => data.airports.filter((airport) => airport.size === size).length;
    expect(count(1) + count(2) + count(3) + count(4)).toBeGreaterThan(600);
    expect(count(3) + count(4)).toBeGreaterThan(120);
    expect(count(3) + count(4)).toBeLessThan(200);
    expect(count(4)).toBeGreaterThan(40);
    expect(count(4)).toBeLessThan(80);
  });
});

describe("names", () => {
  const locales = data.locales.map(({ code }) => code);

  it("of continents, countries and markets exist in every locale", () => {
    const missing = locales.flatMap((locale) =>
      [...data.continents, ...data.countries]
        .filter(({ entityId }) => data.placeName(entityId, locale).trim() === "")
        .map(({ entityId }) => `${locale} ${entityId}`),
    );
    const nameless = locales.filter((locale) =>
      data.markets.some(({ code }) => data.marketName(code, locale) === ""),
    );
    expect([...missing, ...nameless]).toEqual([]);
  });

  it("differ where languages differ", () => {
    const germany = lookup.countryByCode.get("DE")?.entityId ?? "";
    const name = (locale: string) => data.placeName(germany, locale);
    expect(["en-GB", "de-DE", "fr-CA", "ja-JP", "ar-AE", "zh-CN"].map(name)).toEqual([
      "Germany",
      "Deutschland",
      "Allemagne",
      "ドイツ",
      "ألمانيا",
      "德国",
    ]);
    expect(data.marketName("UK", "it-IT")).toBe("Regno Unito");
    expect(data.placeName("70001001", "it-IT")).toBe("Londra");
  });

  it("fall back to English", () => {
    expect(data.placeName("70001101", "de-DE")).toBe("London Heathrow");
    expect(data.placeName("70001001", "xx-XX")).toBe("London");
  });

  it("contain no invisible characters", () => {
    const all = locales.flatMap((locale) =>
      [...data.countries, ...data.cities].map(({ entityId }) => data.placeName(entityId, locale)),
    );
    expect(all.filter((name) => /[\u00ad\u200b\u200e\u200f\u061c]/.test(name))).toEqual([]);
  });

  it("throw an error that names an unknown place or market", () => {
    expect(() => data.placeName("79999999", "en-GB")).toThrow('"79999999"');
    expect(() => data.marketName("XX", "en-GB")).toThrow('"XX"');
  });
});
