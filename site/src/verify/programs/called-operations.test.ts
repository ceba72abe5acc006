import { expect, test } from "vitest";
import { calledOperations } from "./called-operations.ts";

test("lists each operation once, by method and path", () => {
  const API = "/apiservices/v3";
  expect(
    calledOperations([
      { method: "POST", path: `${API}/flights/live/search/create` },
      { method: "POST", path: `${API}/flights/live/search/poll/a.b-c` },
      { method: "POST", path: `${API}/flights/live/search/poll/d` },
      { method: "POST", path: `${API}/geo/hierarchy/flights/nearest` },
      { method: "GET", path: `${API}/culture/nearestculture?ipAddress=203.0.113.24` },
      { method: "GET", path: `${API}/culture/none` },
      { method: "GET", path: `${API}/culture/locales/en-GB` },
    ]),
  ).toEqual(["createLiveSearch", "pollLiveSearch", "findNearestPlaces", "findNearestCulture"]);
});
