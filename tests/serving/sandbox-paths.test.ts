import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../../contract/generated/operations.ts";
import type { LiveQuery, LiveSearchResponse } from "../../contract/src/types.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import { ADDITIONAL_SANDBOX_PATHS } from "../../site/additional-routes.ts";
import { AS_BUILT, type RunningServer, startServer } from "./start-server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(AS_BUILT);
});
afterAll(async () => {
  const ended = once(server.child, "exit");
  server.child.kill("SIGTERM");
  await ended;
});

/** Flights are found from tomorrow on, for about a year. */
const DAYS = 100;

function legIn(days: number): LiveQuery["queryLegs"][number] {
  const day = new Date(Date.now() + days * 86_400_000);
  const date = {
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
    day: day.getUTCDate(),
  };
  return { originPlaceId: { iata: "LHR" }, destinationPlaceId: { iata: "EDI" }, date };
}

test("every sandbox path next to the operations is listed and responds", async () => {
  const search = await fetch(server.url + operations.createLiveSearch.path, {
    method: "POST",
    headers: { "x-api-key": "sandbox-key", "content-type": "application/json" },
    body: JSON.stringify(liveSearch("LHR", "EDI", { queryLegs: [legIn(DAYS)] })),
  });
  expect(search.status).toBe(200);
  const { content } = (await search.json()) as LiveSearchResponse;
  const [agent] = Object.values(content?.results.agents ?? {});
  const [itinerary] = Object.values(content?.results.itineraries ?? {});
  const link = itinerary?.pricingOptions[0]?.items[0]?.deepLink ?? "";
  const led = [link, agent?.imageUrl ?? ""].map((url) => url.replace(AS_BUILT.PUBLIC_ORIGIN, ""));
  const asked = ["/apiservices/v3/", "/healthz", ...led];
  for (const path of asked)
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
  const prefixes = Object.keys(ADDITIONAL_SANDBOX_PATHS);
  expect(prefixes.filter((prefix) => !asked.some((path) => path.startsWith(prefix)))).toEqual([]);
  // The home on this port is the site's.
  expect(await (await fetch(server.url)).text()).not.toContain("Farewind sandbox");
  // Nothing is there but what the sandbox has made.
  for (const path of ["/redirect/", "/images/", "/redirect/nobody", "/images/agents/nobody.svg"]) {
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
  }
});
