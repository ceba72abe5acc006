import { cells } from "./cells.ts";
import type { Airport, City, Continent, Country } from "./model.ts";

export interface PlacesFile {
  readonly continents: readonly string[];
  readonly countries: readonly string[];
  readonly metros: readonly string[];
  readonly airports: Readonly<Record<string, readonly string[]>>;
}

export interface Places {
  readonly continents: readonly Continent[];
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  readonly airports: readonly Airport[];
}

/** Decodes `places.json`: one airport per line, under its country, with the name of its city. */
export function readPlaces(file: PlacesFile): Places {
  const nextContinent = createCounter();
  const continents = file.continents.map((line) => {
    const [code, id] = cells(line);
    return { entityId: nextContinent(id), code };
  });
  const continentIds = new Map(continents.map(({ code, entityId }) => [code, entityId]));

  const nextCountry = createCounter();
  const countries = file.countries.map((line) => {
    const [code, continent, id] = cells(line);
    return {
      entityId: nextCountry(id),
      code,
      continentId: continentIds.get(continent) ?? "",
    };
  });

  return { continents, countries, ...readTowns(file, countries) };
}

/**
 * A new city begins wherever the city name changes. Unless it is one of the metros, it has the code
 * and position of its first airport.
 */
function readTowns(file: PlacesFile, countries: readonly Country[]) {
  const metros = readMetros(file.metros);
  const nextCity = createCounter();
  const nextAirport = createCounter();
  const cities: City[] = [];
  const airports: Airport[] = [];
  for (const country of countries) {
    let city: City | undefined;
    for (const line of file.airports[country.code] ?? []) {
      const [iata, town, name, north, east, timeZone, size, airportId, cityId] = cells(line);
      const position = { latitude: Number(north), longitude: Number(east) };
      if (city?.name !== town) {
        const { entityId: countryId } = country;
        const own = metros.get(`${country.code} ${town}`) ?? { iata, ...position };
        city = { entityId: nextCity(cityId), name: town, countryId, ...own };
        cities.push(city);
      }
      airports.push({
        entityId: nextAirport(airportId),
        iata,
        name: fullName(name, town),
        cityId: city.entityId,
        ...position,
        timeZone,
        size: readSize(size),
      });
    }
  }
  return { cities, airports };
}

function readMetros(lines: readonly string[]) {
  return new Map(
    lines.map((line) => {
      const [country, name, iata, north, east] = cells(line);
      const own = { iata, latitude: Number(north), longitude: Number(east) };
      return [`${country} ${name}`, own] as const;
    }),
  );
}

/** "" means the name of the city; "~Heathrow" is appended to it. */
function fullName(name: string, town: string): string {
  if (name === "") return town;
  return name.startsWith("~") ? `${town} ${name.slice(1)}` : name;
}

const SIZES = [0, 1, 2, 3, 4] as const;

function readSize(text: string): Airport["size"] {
  return SIZES.find((size) => String(size) === text) ?? 0;
}

/** An omitted id is one more than the previous id. */
function createCounter() {
  let previous = 0;
  return (id: string): string => {
    previous = id === "" ? previous + 1 : Number(id);
    return String(previous);
  };
}
