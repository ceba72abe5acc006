import { expect, test } from "vitest";
import en from "../../../i18n/catalogues/en.ts";
import type { ToWorker } from "../worker/messages.ts";
import type { WorkerListeners } from "../worker/search-client.ts";
import { createSearchSession } from "./search-session.ts";

/** A session with a worker that answers when it is told to. */
function createSession(typed = "") {
  const posted: ToWorker[] = [];
  let listeners: WorkerListeners | undefined;
  const session = createSearchSession(
    {
      createWorker: (given) => {
        listeners = given;
        return { post: (message) => void posted.push(message), end: () => {} };
      },
      readIndex: async () => {},
    },
    typed,
  );
  const asked = () => posted.flatMap((one) => (one.kind === "ask" ? [one] : []));
  return {
    ...session,
    asked,
    open: () => listeners?.onMessage({ kind: "open", texts: en.search }),
    break: (message: string) => listeners?.onBroken(message),
    answer: (name: string) => {
      const number = asked().at(-1)?.number ?? 0;
      const answer = { rows: [], nearest: [{ name, href: "/" }] };
      listeners?.onMessage({ kind: "answer", number, answer });
    },
  };
}

test("requests results at once for a query typed before the session began", () => {
  expect(
    createSession("price")
      .asked()
      .map(({ typed }) => typed),
  ).toContain("price");
  expect(createSession(" ").asked()).toEqual([]);
});

test("receives the texts together with the index", () => {
  const { get, open } = createSession();
  expect(get().state).toEqual({ kind: "opening" });
  expect(get()).not.toHaveProperty("texts");
  open();
  expect(get().texts).toBe(en.search);
});

test("shows an answer until the next arrives, and clears it with an empty query", () => {
  const { get, open, answer, type } = createSession("p");
  open();
  answer("price");
  expect(get().answer?.nearest[0]?.name).toBe("price");
  type("pr");
  expect(get()).toMatchObject({ typed: "pr", answer: { nearest: [{ name: "price" }] } });
  type(" ");
  expect(get()).toMatchObject({ typed: " " });
  expect(get()).not.toHaveProperty("answer");
});

test("a failure reports its message, and a retry sends the current query", () => {
  const session = createSession("price");
  session.break("The worker is gone.");
  expect(session.get().state).toEqual({ kind: "failed", message: "The worker is gone." });
  session.type("prices");
  session.retry();
  expect(session.get()).toMatchObject({ typed: "prices", state: { kind: "opening" } });
  expect(session.asked().map(({ typed }) => typed)).toEqual(["price", "prices"]);
});
