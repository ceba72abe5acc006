import { describe, expect, it } from "vitest";
import { loadReferenceData } from "./load-reference-data.ts";
import { createLookup } from "./lookup.ts";

const data = loadReferenceData();
const { airportByIata, allianceById, carrierById, carrierByIata, countryByCode, agentById } =
  createLookup(data);
const markets = new Set(data.markets.map(({ code }) => code));

describe("carriers", () => {
  it("have valid, unique ids and codes, and existing countries and alliances", () => {
    expect(carrierById.size).toBe(data.carriers.length);
    expect(carrierByIata.size).toBe(data.carriers.length);
    const odd = data.carriers.filter(
      ({ id, iata, countryCode, allianceId }) =>
        !/^-30\d{3}$/.test(id) ||
        !/^(?=.*[A-Z])[A-Z0-9]{2}$/.test(iata) ||
        !countryByCode.has(countryCode) ||
        (allianceId !== "" && !allianceById.has(allianceId)),
    );
    expect(odd).toEqual([]);
  });

  it("have hubs that exist and have flights", () => {
    const odd = data.carriers.flatMap((carrier) =>
      carrier.hubs
        .filter((hub) => (airportByIata.get(hub)?.size ?? 0) === 0)
        .map((hub) => `${carrier.iata} ${hub}`),
    );
    expect(odd).toEqual([]);
    expect(data.carriers.filter(({ hubs }) => hubs.length === 0)).toEqual([]);
  });

  it("belong to three alliances, each with more than ten members", () => {
    expect(data.alliances.map(({ name }) => name)).toEqual([
      "SkyTeam",
      "Star Alliance",
      "oneworld",
    ]);
    const members = data.alliances.map(
      ({ id }) => data.carriers.filter(({ allianceId }) => allianceId === id).length,
    );
    expect(members.every((count) => count > 10)).toBe(true);
  });

  it("include the fictional Nimbus Air for examples", () => {
    expect(carrierByIata.get("ZZ")).toMatchObject({ name: "Nimbus Air", allianceId: "" });
  });
});

describe("agents", () => {
  const travelAgents = data.agents.filter(({ type }) => type === "AGENT_TYPE_TRAVEL_AGENT");
  const desks = data.agents.filter(({ type }) => type === "AGENT_TYPE_AIRLINE");

  it("have unique four-letter ids", () => {
    expect(agentById.size).toBe(data.agents.length);
    expect(data.agents.filter(({ id }) => !/^[a-z]{4}$/.test(id))).toEqual([]);
  });

  it("are at least 25 travel agents, and one agent for every carrier with its name", () => {
    expect(travelAgents.length).toBeGreaterThanOrEqual(25);
    const sold = desks.map(({ carrierId }) => carrierId ?? "").sort();
    expect(sold).toEqual(data.carriers.map(({ id }) => id).sort());
    expect(
      desks.filter(({ carrierId, name }) => carrierById.get(carrierId ?? "")?.name !== name),
    ).toEqual([]);
  });

  it("have no rating for a real airline", () => {
    const rated = desks.filter(({ ratingBreakdown }) => ratingBreakdown !== null);
    expect(rated.map(({ name }) => name)).toEqual(["Nimbus Air"]);
  });

  it("have a rating only with its five parts, all between one and five", () => {
    const odd = data.agents.filter(({ rating, ratingBreakdown, feedbackCount }) => {
      if (ratingBreakdown === null) return rating !== 0 || feedbackCount !== 0;
      const parts = Object.values(ratingBreakdown);
      const within = [rating, ...parts].every((part) => part >= 1 && part <= 5);
      return !within || feedbackCount === 0 || parts.length !== 5;
    });
    expect(odd).toEqual([]);
    expect(travelAgents.some(({ ratingBreakdown }) => ratingBreakdown === null)).toBe(true);
  });

  it("have latencies, markups and markets within bounds", () => {
    const odd = data.agents.filter(
      (agent) =>
        agent.latency < 200 ||
        agent.latency > 9000 ||
        agent.markup < -2 ||
        agent.markup > 18 ||
        !agent.markets.every((market) => markets.has(market)),
    );
    expect(odd).toEqual([]);
    expect(travelAgents.some(({ markets }) => markets.length > 0)).toBe(true);
    expect(travelAgents.some(({ combines }) => combines)).toBe(true);
  });
});
