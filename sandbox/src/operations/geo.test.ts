import { describe, expect, test } from "vitest";
import type {
  Place,
  PlacesResponse,
  SuggestRequest,
  SuggestResponse,
} from "../../../contract/src/types.ts";
import { LIMITS } from "../rules/limits.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";

const { call } = createTestSandbox();
const HIERARCHY = "/apiservices/v3/geo/hierarchy/flights";

describe("the list of places", () => {
  test("is one tree: every parent is in it, and the chain ends at a continent", async () => {
    const { body } = await call<PlacesResponse>({ path: `${HIERARCHY}/en-GB` });
    const places = Object.entries(body.places);
    expect(places.length).toBeGreaterThan(6000);
    const above: Readonly<Record<string, readonly string[]>> = {
      PLACE_TYPE_AIRPORT: ["PLACE_TYPE_CITY"],
      PLACE_TYPE_CITY: ["PLACE_TYPE_COUNTRY"],
      PLACE_TYPE_COUNTRY: ["PLACE_TYPE_CONTINENT"],
    };
    for (const [id, { entityId, parentId, type }] of places) {
      expect(entityId).toBe(id);
      if (type === "PLACE_TYPE_CONTINENT") expect(parentId).toBe("");
      else expect(above[type]).toContain(body.places[parentId]?.type);
    }
  });

  test("has names in the requested locale", async () => {
    const namesIn = async (locale: string) => {
      const { body } = await call<PlacesResponse>({ path: `${HIERARCHY}/${locale}` });
      return new Set(Object.values(body.places).map(({ name }) => name));
    };
    expect(await namesIn("de-DE")).toContain("Vereinigtes Königreich");
    expect(await namesIn("es-ES")).toContain("Reino Unido");
  });

  test("gives the same bytes on a repeated request", async () => {
    const first = await call({ path: `${HIERARCHY}/fr-FR` });
    const second = await call({ path: `${HIERARCHY}/fr-FR` });
    expect(second.text).toBe(first.text);
  });

  test("in an unknown locale is a bad request", async () => {
    expect((await call({ path: `${HIERARCHY}/xx` })).status).toBe(400);
  });
});

describe("the nearest places", () => {
  const find = async (locator: object, locale = "en-GB") => {
    const body = { locator, locale };
    const answered = await call<PlacesResponse>({ path: `${HIERARCHY}/nearest`, body });
    return Object.values(answered.body.places ?? {});
  };
  const airportOf = (places: readonly Place[]) =>
    places.find(({ type }) => type === "PLACE_TYPE_AIRPORT")?.iata;
  const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });

  test("to a point are the nearest airport and all its parents", async () => {
    const places = await find(at(55.9533, -3.1883));
    expect(new Set(places.map(({ type, name }) => `${type} ${name}`))).toEqual(
      new Set([
        "PLACE_TYPE_AIRPORT Edinburgh",
        "PLACE_TYPE_CITY Edinburgh",
        "PLACE_TYPE_COUNTRY United Kingdom",
        "PLACE_TYPE_CONTINENT Europe",
      ]),
    );
  });

  test("to an address are those of its market's main city", async () => {
    const places = await find({ ipAddress: "203.0.113.24" }, "de-DE");
    expect(places.find(({ type }) => type === "PLACE_TYPE_COUNTRY")?.name).toBe("Deutschland");
  });

  test("are found across the date line and at the poles", async () => {
    expect(airportOf(await find(at(-17.6, -179.99)))).toBe(airportOf(await find(at(-17.6, 180))));
    expect(airportOf(await find(at(90, 0)))).toBe(airportOf(await find(at(90, 135))));
    expect(airportOf(await find(at(90, 0)))).toBe("LYR");
  });

  test.each([
    [
      "both locators",
      { coordinates: { latitude: 0, longitude: 0 }, ipAddress: "192.0.2.1" },
      "locator",
    ],
    ["no locator", {}, "locator"],
    ["half a point", { coordinates: { latitude: 1 } }, "locator.coordinates.longitude"],
    [
      "a point off the globe",
      { coordinates: { latitude: 91, longitude: 0 } },
      "locator.coordinates.latitude",
    ],
    [
      "a point beyond the date line",
      { coordinates: { latitude: 0, longitude: 181 } },
      "locator.coordinates.longitude",
    ],
    ["an address that is none", { ipAddress: "here" }, "locator.ipAddress"],
  ])("to %s are a bad request", async (_, locator, field) => {
    const body = { locator, locale: "en-GB" };
    const answered = await call({ path: `${HIERARCHY}/nearest`, body });
    expect(answered.status).toBe(400);
    expect(answered.body.details.map((detail) => detail.field)).toEqual([field]);
  });

  test("report every mistake at once", async () => {
    const body = { locator: { coordinates: { latitude: 99, longitude: 999 } }, locale: "en" };
    const { body: error } = await call({ path: `${HIERARCHY}/nearest`, body });
    expect(error.details.map(({ field, received }) => [field, received])).toEqual([
      ["locator.coordinates.latitude", 99],
      ["locator.coordinates.longitude", 999],
      ["locale", "en"],
    ]);
  });
});

describe("suggested places", () => {
  const suggest = async (
    query: Partial<SuggestRequest["query"]>,
    rest: Partial<SuggestRequest> = {},
  ) => {
    const body = { query: { market: "UK", locale: "en-GB", ...query }, ...rest };
    const path = "/apiservices/v3/autosuggest/flights";
    return (await call<SuggestResponse>({ path, body })).body.places;
  };

  test("match codes first, then names that begin with the text", async () => {
    const [first] = await suggest({ searchTerm: "lhr" });
    expect(first?.iataCode).toBe("LHR");
    const names = (await suggest({ searchTerm: "edin" })).map(({ name }) => name);
    expect(names[0]).toBe("Edinburgh");
  });

  test("have the matched letters and the hierarchy of the place", async () => {
    const places = await suggest({
      searchTerm: "edin",
      includedEntityTypes: ["PLACE_TYPE_AIRPORT"],
    });
    expect(places[0]).toMatchObject({
      iataCode: "EDI",
      cityName: "Edinburgh",
      countryName: "United Kingdom",
      hierarchy: "Edinburgh|Edinburgh|United Kingdom",
      highlighting: [[0, 4]],
      type: "PLACE_TYPE_AIRPORT",
    });
  });

  test("ignore case and accents", async () => {
    for (const searchTerm of ["zurich", "ZÜRICH", "züri"]) {
      const names = (await suggest({ searchTerm })).map(({ name }) => name);
      expect(names[0]).toMatch(/^Z[uü]rich/);
    }
  });

  test("are the busiest ones for a blank text", async () => {
    const cities = await suggest({ searchTerm: "  ", includedEntityTypes: ["PLACE_TYPE_CITY"] });
    expect(cities).toHaveLength(10);
    expect(cities[0]?.name).toBe("London");
  });

  test("list the traveller's own country first, except for a destination", async () => {
    const cities = { searchTerm: "", includedEntityTypes: ["PLACE_TYPE_CITY"] as const };
    const home = await suggest({ ...cities, market: "FR" });
    expect(home[0]?.countryName).toBe("France");
    const away = await suggest({ ...cities, market: "FR" }, { isDestination: true });
    expect(new Set(away.map(({ countryName }) => countryName)).size).toBeGreaterThan(1);
  });

  test("have their position as latitude and longitude", async () => {
    const [heathrow] = await suggest({ searchTerm: "LHR" });
    expect(heathrow?.location).toMatch(/^51\.\d+,-0\.\d+$/);
  });

  test("respect the limit, which is from 1 to 50", async () => {
    expect(await suggest({}, { limit: 3 })).toHaveLength(3);
    expect(await suggest({}, { limit: LIMITS.suggestions })).toHaveLength(LIMITS.suggestions);
    const path = "/apiservices/v3/autosuggest/flights";
    const query = { market: "UK", locale: "en-GB" };
    for (const limit of [0, 51]) {
      const { status, body } = await call({ path, body: { query, limit } });
      expect(status).toBe(400);
      expect(body.message).toBe("limit must be from 1 to 50.");
    }
  });
});
