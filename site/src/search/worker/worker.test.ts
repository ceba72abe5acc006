import { describe, expect, test } from "vitest";
import en from "../../../i18n/catalogues/en.ts";
import { buildIndex } from "../index/build-index.ts";
import { printIndex } from "../index/index-lines.ts";
import type { Answer } from "../query/answer.ts";
import { named, section } from "../testing/small-index.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import {
  type ClientParts,
  createSearchClient,
  type SearchState,
  type WorkerListeners,
} from "./search-client.ts";
import { createSearchService } from "./search-service.ts";

const records = [
  named("field", "Leg.stopCount", "How many stops."),
  section("wait", "Waiting", "Wait a second before the next poll."),
];
const file = printIndex(buildIndex("en", records, [], en.search));
const [names = "", prose = ""] = file.split(/(?<=\n)/);

const piece = (text: string): ToWorker => ({
  kind: "piece",
  bytes: new Uint8Array(new TextEncoder().encode(text)),
});
const ask = (typed: string, number = 1): ToWorker => ({ kind: "ask", number, typed });

/** The service with a list of what it tells, and with its waiting actions in the test's hand. */
function startService() {
  const sent: FromWorker[] = [];
  const waiting: (() => void)[] = [];
  const service = createSearchService({
    send: (one) => sent.push(one),
    soon: (action) => waiting.push(action),
  });
  const settle = () => {
    for (const action of waiting.splice(0)) action();
  };
  const answers = () => sent.flatMap((one) => (one.kind === "answer" ? [one.answer] : []));
  return { service, sent, settle, answers };
}

describe("the service", () => {
  test("answers an earlier query from names first, and from everything once it arrives", () => {
    const { service, sent, settle, answers } = startService();
    service(ask("stop"));
    settle();
    expect(sent).toEqual([]);
    service(piece(names.slice(0, 50)));
    service(piece(names.slice(50)));
    expect(sent.map(({ kind }) => kind)).toEqual(["open", "answer"]);
    service(piece(prose));
    expect(answers().map(({ rows }) => rows.map(({ kind }) => kind))).toEqual([
      ["field"],
      ["field"],
    ]);
    expect(answers().map(({ isPart }) => isPart)).toEqual([true, undefined]);
    expect(answers().map(({ rows }) => rows[0]?.excerpt.length)).toEqual([0, 3]);
  });

  test("sends no empty answer before the prose arrives", () => {
    const { service, answers } = startService();
    service(ask("next poll"));
    service(piece(names));
    expect(answers()).toEqual([]);
    service(piece(prose));
    expect(answers()[0]?.rows).toMatchObject([{ href: "/docs/guide#wait" }]);
  });

  test("answers only the last of several keystrokes", () => {
    const { service, sent, settle } = startService();
    service(piece(file));
    for (const [number, typed] of ["s", "st", "sto"].entries()) service(ask(typed, number));
    settle();
    expect(sent.slice(1)).toMatchObject([{ kind: "answer", number: 2 }]);
  });

  test("throws on an unreadable index", () => {
    const { service } = startService();
    expect(() => service(piece("<html>\n"))).toThrow("JSON");
  });
});

/** A client over workers that do what the test says, with an index that never ends. */
function startClient(readIndex: ClientParts["readIndex"] = () => new Promise<void>(() => {})) {
  const workers: { readonly sent: ToWorker[]; readonly say: WorkerListeners; ended: boolean }[] =
    [];
  const states: SearchState["kind"][] = [];
  const answers: Answer[] = [];
  const client = createSearchClient({
    readIndex,
    createWorker: (say) => {
      const worker = { sent: [] as ToWorker[], say, ended: false };
      workers.push(worker);
      return {
        post: (one) => worker.sent.push(one),
        end: () => {
          worker.ended = true;
        },
      };
    },
    onState: ({ kind }) => states.push(kind),
    onAnswer: (answer) => answers.push(answer),
  });
  const receive = (sent: FromWorker, at = 0) => workers[at]?.say.onMessage(sent);
  return { client, workers, states, answers, receive };
}

describe("the client", () => {
  test("drops answers to outdated queries", () => {
    const { client, answers, receive } = startClient();
    client.ask("s");
    client.ask("st");
    const part: Answer = { isPart: true, rows: [], nearest: [] };
    const all: Answer = { rows: [], nearest: [{ name: "stopCount", href: "/api/live/" }] };
    receive({ kind: "answer", number: 1, answer: all });
    expect(answers).toEqual([]);
    receive({ kind: "answer", number: 2, answer: part });
    receive({ kind: "answer", number: 2, answer: all });
    expect(answers).toEqual([part, all]);
  });

  test("treats an error event as a failure, and repeats the query after a retry", () => {
    const { client, workers, states, receive } = startClient();
    client.ask("stop");
    workers[0]?.say.onBroken("");
    expect(states).toEqual(["opening", "failed"]);
    expect(workers[0]?.ended).toBe(true);
    client.retry();
    client.retry();
    expect(workers[1]?.sent).toEqual([ask("stop")]);
    receive({ kind: "open", texts: en.search }, 1);
    workers[0]?.say.onBroken("late");
    expect(states).toEqual(["opening", "failed", "opening", "open"]);
  });

  test("passes late pieces of an index only to the worker they were fetched for", () => {
    const fetches: ((bytes: Uint8Array<ArrayBuffer>) => void)[] = [];
    const { client, workers } = startClient((onPiece) => {
      fetches.push(onPiece);
      return new Promise(() => {});
    });
    workers[0]?.say.onBroken("");
    client.retry();
    fetches[0]?.(new Uint8Array([1]));
    fetches[1]?.(new Uint8Array([2]));
    expect(workers[1]?.sent).toEqual([{ kind: "piece", bytes: new Uint8Array([2]) }]);
  });

  test("once ended, ends its worker and reports nothing more", async () => {
    const { client, workers, states } = startClient(() => Promise.reject(new Error("404")));
    client.end();
    expect(workers[0]?.ended).toBe(true);
    client.ask("stop");
    workers[0]?.say.onBroken("late");
    await Promise.resolve();
    expect(states).toEqual(["opening"]);
    expect(workers.flatMap(({ sent }) => sent)).toEqual([]);
  });

  test("fails when the index fails to load", async () => {
    const { workers, states } = startClient(() => Promise.reject(new Error("404")));
    await expect.poll(() => states).toEqual(["opening", "failed"]);
    expect(workers[0]?.ended).toBe(true);
  });
});
