import { describe, expect, test } from "vitest";
import en from "../../../i18n/catalogues/en.ts";
import { buildIndex } from "../index/build-index.ts";
import type { IndexFile } from "../index/index-file.ts";
import type { Answer } from "../query/answer.ts";
import { named } from "../testing/small-index.ts";
import type { Asked } from "./asked.ts";
import { createSearchClient, type SearchState, type WorkerListeners } from "./search-client.ts";
import { createSearchService } from "./search-service.ts";
import type { Told } from "./told.ts";

const file = buildIndex("en", [named("field", "Leg.stopCount")], [], en.search);

/** The service with a list of what it tells, and with its waiting actions in the test's hand. */
function startService(fetchIndex: () => Promise<IndexFile>) {
  const told: Told[] = [];
  const waiting: (() => void)[] = [];
  const service = createSearchService({
    fetchIndex,
    tell: (one) => told.push(one),
    soon: (action) => waiting.push(action),
  });
  const settle = async () => {
    await Promise.resolve();
    await Promise.resolve();
    for (const action of waiting.splice(0)) action();
  };
  return { service, told, settle };
}

describe("the service", () => {
  test("keeps what is asked until the index is there", async () => {
    const { service, told, settle } = startService(async () => file);
    service({ kind: "ask", number: 1, typed: "stop" });
    service({ kind: "open", url: "/index.json" });
    await settle();
    expect(told.map(({ kind }) => kind)).toEqual(["open", "answer"]);
    expect(told[1]).toMatchObject({ number: 1, answer: { rows: [{ kind: "field" }] } });
  });

  test("answers the last of several keys alone", async () => {
    const { service, told, settle } = startService(async () => file);
    service({ kind: "open", url: "/index.json" });
    await settle();
    for (const [number, typed] of ["s", "st", "sto"].entries()) {
      service({ kind: "ask", number, typed });
    }
    await settle();
    expect(told.slice(1)).toMatchObject([{ kind: "answer", number: 2 }]);
  });

  test("says why it has no index", async () => {
    const { service, told, settle } = startService(() => Promise.reject(new Error("404")));
    service({ kind: "open", url: "/index.json" });
    await settle();
    expect(told).toEqual([{ kind: "failed", message: "404" }]);
  });
});

/** A client over workers that do what the test says. */
function startClient() {
  const workers: { readonly asked: Asked[]; readonly say: WorkerListeners; ended: boolean }[] = [];
  const states: SearchState["kind"][] = [];
  const answered: Answer[] = [];
  const client = createSearchClient({
    indexUrl: "/index.json",
    createWorker: (say) => {
      const worker = { asked: [] as Asked[], say, ended: false };
      workers.push(worker);
      return {
        post: (one) => worker.asked.push(one),
        end: () => {
          worker.ended = true;
        },
      };
    },
    onState: ({ kind }) => states.push(kind),
    onAnswer: (answer) => answered.push(answer),
  });
  const tell = (told: Told, at = 0) => workers[at]?.say.onTold(told);
  return { client, workers, states, answered, tell };
}

describe("the client", () => {
  test("drops every answer but the last", () => {
    const { client, answered, tell } = startClient();
    client.ask("s");
    client.ask("st");
    tell({ kind: "answer", number: 1, answer: { rows: [], nearest: [] } });
    expect(answered).toEqual([]);
    const last: Answer = { rows: [], nearest: [{ name: "stopCount", href: "/api/live/" }] };
    tell({ kind: "answer", number: 2, answer: last });
    expect(answered).toEqual([last]);
  });

  test("takes an error event for a failure, and asks again after a retry", () => {
    const { client, workers, states, tell } = startClient();
    client.ask("stop");
    workers[0]?.say.onBroken("");
    expect(states).toEqual(["opening", "failed"]);
    expect(workers[0]?.ended).toBe(true);
    client.retry();
    expect(workers[1]?.asked).toEqual([
      { kind: "open", url: "/index.json" },
      { kind: "ask", number: 1, typed: "stop" },
    ]);
    tell({ kind: "open", texts: en.search }, 1);
    expect(states).toEqual(["opening", "failed", "opening", "open"]);
  });
});
