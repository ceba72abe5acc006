import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { openLedger } from "./entity-ids.ts";
import { marketOnlyCountries } from "./markets.ts";
import { buildPlaces } from "./places.ts";
import { readTable } from "./read-table.ts";
import { readZone } from "./time-zones.ts";
import { cultureFile } from "./write-culture.ts";
import { placeNamesFile } from "./write-names.ts";
import { placesFile } from "./write-places.ts";
import { sellersFile } from "./write-sellers.ts";

const LEDGER = new URL("entity-ids.json", import.meta.url);

const ledger = openLedger(JSON.parse(readFileSync(LEDGER, "utf8")));
const locales = readTable("locales", ["code", "cldr"]);
const places = buildPlaces(ledger, marketOnlyCountries());
const zones = [...new Set(places.airports.map((it) => it.timeZone))].sort();

const files = {
  places: placesFile(places),
  "place-names": placeNamesFile(places, locales),
  "time-zones": Object.fromEntries(
    zones.map((zone) => [zone, readZone(zone).transitions.flat().join(" ")]),
  ),
  culture: cultureFile(places, locales),
  sellers: sellersFile(ledger),
};

const hash = createHash("sha256");
for (const [name, content] of Object.entries(files)) hash.update(write(name, content));
write("version", { version: hash.digest("hex").slice(0, 12) });
writeFileSync(LEDGER, `${JSON.stringify(ledger.close(), null, 2)}\n`);

function write(name: string, content: unknown): string {
  const json = text(content);
  writeFileSync(new URL(`../${name}.json`, import.meta.url), json);
  return json;
}

function text(content: unknown): string {
  return `${JSON.stringify(content, null, 1)}\n`;
}
