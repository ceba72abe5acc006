import { cells, words } from "./cells.ts";
import type { Agent, Alliance, Carrier, CarrierModel } from "./model.ts";

export interface SellersFile {
  readonly alliances: readonly string[];
  readonly carriers: readonly string[];
  readonly agents: readonly string[];
}

/** Decodes `sellers.json`: alliances, carriers and agents. */
export function readSellers(file: SellersFile) {
  const alliances = file.alliances.map((line): Alliance => {
    const [id, name] = cells(line);
    return { id, name };
  });
  const allianceIds = new Map(alliances.map(({ name, id }) => [name, id]));
  const carriers = file.carriers.map((line) => readCarrier(line, allianceIds));
  const carrierIds = new Map(carriers.map(({ iata, id }) => [iata, id]));
  return {
    alliances,
    carriers,
    agents: file.agents.map((line) => readAgent(line, carrierIds)),
  };
}

function readCarrier(line: string, allianceIds: ReadonlyMap<string, string>): Carrier {
  const [id, iata, name, alliance, countryCode, model, longHaul, hubs, fleet] = cells(line);
  return {
    id,
    iata,
    name,
    allianceId: allianceIds.get(alliance) ?? "",
    countryCode,
    hubs: words(hubs),
    model: readModel(model),
    longHaul: longHaul === "long",
    fleet: Number(fleet),
  };
}

function readModel(text: string): CarrierModel {
  if (text === "network" || text === "low-cost" || text === "regional") return text;
  throw new Error(`sellers.json: no carrier model is called "${text}"`);
}

function readAgent(line: string, carrierIds: ReadonlyMap<string, string>): Agent {
  const [id, name, carrier, markets, feedback, parts, mobile, latency, markup, combines] =
    cells(line);
  const carrierId = carrierIds.get(carrier);
  return {
    id,
    name,
    ...(carrierId === undefined
      ? { type: "AGENT_TYPE_TRAVEL_AGENT" }
      : { type: "AGENT_TYPE_AIRLINE", carrierId }),
    markets: words(markets),
    feedbackCount: Number(feedback),
    ...readRating(parts),
    isOptimisedForMobile: mobile === "mobile",
    latency: Number(latency),
    markup: Number(markup),
    combines: combines === "combines",
  };
}

/** The rating is the mean of its parts, rounded to one decimal place. */
function readRating(cell: string): Pick<Agent, "rating" | "ratingBreakdown"> {
  const parts = words(cell).map(Number);
  const [customerService, reliablePrices, clearExtraFees, easeOfBooking, other] = parts;
  if (
    customerService === undefined ||
    reliablePrices === undefined ||
    clearExtraFees === undefined ||
    easeOfBooking === undefined ||
    other === undefined
  )
    return { rating: 0, ratingBreakdown: null };
  const sum = parts.reduce((total, part) => total + part, 0);
  return {
    rating: Math.round((sum * 10) / parts.length) / 10,
    ratingBreakdown: { customerService, reliablePrices, clearExtraFees, easeOfBooking, other },
  };
}
