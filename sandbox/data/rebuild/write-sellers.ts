import type { Ledger } from "./entity-ids.ts";
import { readTable } from "./read-table.ts";
import { row } from "./rows.ts";

/** `sellers.json`: alliances, carriers and agents, from our own tables. */
export function sellersFile(ledger: Ledger) {
  const carriers = readTable("carriers", [
    "iata",
    "name",
    "alliance",
    "country",
    "model",
    "longHaul",
    "hubs",
    "fleet",
  ]);
  const agents = readTable("agents", [
    "id",
    "name",
    "carrier",
    "markets",
    "feedback",
    "parts",
    "mobile",
    "latency",
    "markup",
    "combines",
  ]);
  const alliances = [...new Set(carriers.map((it) => it.alliance))].filter(Boolean).sort();
  const ownDesks = carriers
    .filter((carrier) => !agents.some((agent) => agent.carrier === carrier.iata))
    .map(ownDesk);
  return {
    alliances: alliances.map((name) => row(-ledger.numberOf("alliance", name), name)),
    carriers: carriers.map((it) =>
      row(
        -ledger.numberOf("carrier", it.iata),
        it.iata,
        it.name,
        it.alliance,
        it.country,
        it.model,
        it.longHaul === "yes" ? "long" : "",
        it.hubs,
        it.fleet,
      ),
    ),
    agents: [...agents, ...ownDesks].map((it) =>
      row(
        it.id,
        it.name,
        it.carrier,
        it.markets === "*" ? "" : it.markets,
        it.feedback,
        it.parts === "-" ? "" : it.parts,
        it.mobile === "yes" ? "mobile" : "",
        it.latency,
        it.markup,
        it.combines === "yes" ? "combines" : "",
      ),
    ),
  };
}

/**
 * A carrier that sells its own seats at its own price. Nobody rates a real company here: its desk
 * is unrated. Its pace follows from its code.
 */
function ownDesk(carrier: { iata: string; name: string }) {
  const pace = [...carrier.iata].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0);
  return {
    id: deskId(carrier.iata),
    name: carrier.name,
    carrier: carrier.iata,
    markets: "*",
    feedback: "0",
    parts: "-",
    mobile: "yes",
    latency: String(400 + (pace % 27) * 100),
    markup: "0",
    combines: "no",
  };
}

/** "BA" -> "bazd"; a figure turns into a letter, and the end says where it stood: "U2" -> "uczn". */
function deskId(iata: string): string {
  const letters = iata
    .toLowerCase()
    .replace(/\d/g, (digit) => String.fromCharCode("a".charCodeAt(0) + Number(digit)));
  const figureAt = iata.search(/\d/);
  return letters + (["zw", "zn"][figureAt] ?? "zd");
}
