import { expect, test } from "vitest";
import { plainAgent, plainCarrier } from "../testing/plain.ts";
import { agentsById, alliancesById, carriersById } from "./result-sellers.ts";

const BA = plainCarrier("BA", { name: "British", allianceId: "one" });
const VS = plainCarrier("VS");
const ORIGIN = "https://sandbox.example";

test("carriers are sorted by code, unique, with only their public fields", () => {
  const carriers = carriersById([VS, BA, VS], ORIGIN);
  expect(Object.keys(carriers)).toEqual(["-BA", "-VS"]);
  expect(carriers["-BA"]).toEqual({
    name: "British",
    allianceId: "one",
    imageUrl: `${ORIGIN}/images/carriers/ba.svg`,
    iata: "BA",
  });
});

test("lists only the carriers' alliances, in the order of the data", () => {
  const alliances = ["two", "one", "none"].map((id) => ({ id, name: `Alliance ${id}` }));
  const members = [BA, VS, plainCarrier("LH", { allianceId: "two" })];
  expect(Object.entries(alliancesById(members, alliances))).toEqual([
    ["two", { name: "Alliance two" }],
    ["one", { name: "Alliance one" }],
  ]);
});

test("agents are sorted by id, unique, with only their public fields", () => {
  const told = {
    name: "Lorem",
    type: "AGENT_TYPE_AIRLINE",
    feedbackCount: 12,
    rating: 4.5,
    ratingBreakdown: null,
    isOptimisedForMobile: true,
  } as const;
  const [a, b] = [plainAgent("aaaa", { ...told, markup: 5, latency: 700 }), plainAgent("bbbb")];
  const agents = agentsById([b, a, b], ORIGIN);
  expect(Object.keys(agents)).toEqual(["aaaa", "bbbb"]);
  expect(agents.aaaa).toEqual({ ...told, imageUrl: `${ORIGIN}/images/agents/aaaa.svg` });
});
