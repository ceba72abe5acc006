import type { AirportPlace, Places, PointPlace } from "./places.ts";
import { createCounter, row } from "./rows.ts";

/** Decimal places of a coordinate: four are eleven metres. */
const PLACES = 4;

/**
 * `places.json`: one airport a line, under its country, with the name of its city. A city with
 * one airport has that airport's code and position; the others are under `metros`.
 */
export function placesFile(places: Places) {
  const codeOf = new Map(
    [...places.continents, ...places.countries].map((place) => [place.id, place.code]),
  );
  const continentId = createCounter();
  const countryId = createCounter();
  return {
    continents: places.continents.map((it) => row(it.code, continentId(it.id))),
    countries: places.countries.map((it) =>
      row(it.code, codeOf.get(it.parent) ?? "", countryId(it.id)),
    ),
    metros: places.cities
      .filter((city) => differsFromAirport(city, places))
      .map((city) =>
        row(
          codeOf.get(city.parent) ?? "",
          city.name,
          city.code,
          degrees(city.latitude),
          degrees(city.longitude),
        ),
      ),
    airports: airportLines(places),
  };
}

function differsFromAirport(city: PointPlace, places: Places): boolean {
  const first = places.airports.find((airport) => airport.parent === city.id);
  return first?.code !== city.code || first.latitude !== city.latitude;
}

function airportLines(places: Places): Record<string, string[]> {
  const cityId = createCounter();
  const airportId = createCounter();
  const lines: Record<string, string[]> = {};
  for (const country of places.countries)
    for (const city of places.cities.filter((it) => it.parent === country.id))
      for (const [index, airport] of airportsOf(city, places).entries()) {
        const line = row(
          airport.code,
          city.name,
          shortened(airport.name, city.name),
          degrees(airport.latitude),
          degrees(airport.longitude),
          airport.timeZone,
          airport.size || "",
          airportId(airport.id),
          index === 0 ? cityId(city.id) : "",
        );
        lines[country.code] = [...(lines[country.code] ?? []), line];
      }
  return lines;
}

const airportsOf = (city: PointPlace, places: Places): AirportPlace[] =>
  places.airports.filter((airport) => airport.parent === city.id);

/** "London Heathrow" in London -> "~Heathrow"; the city's own name -> "". */
function shortened(airport: string, city: string): string {
  if (airport === city) return "";
  return airport.startsWith(`${city} `) ? `~${airport.slice(city.length + 1)}` : airport;
}

const degrees = (value: number) => String(Number(value.toFixed(PLACES)));
