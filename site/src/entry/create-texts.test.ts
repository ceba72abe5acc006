import { expect, test } from "vitest";
import { createTexts } from "./create-texts.ts";

/** Texts from a server that fails as often as it is told to. */
function serve(failures = 0) {
  const asked: string[] = [];
  const fetch = async (path: string) => {
    asked.push(path);
    return asked.length > failures
      ? Response.json({ path })
      : new Response("", { status: 503, statusText: "Service Unavailable" });
  };
  return { asked, texts: createTexts({ fetch } as unknown as Window, "/en.json") };
}

test("texts are fetched once, when they are first needed", async () => {
  const { asked, texts } = serve();
  expect(asked).toEqual([]);
  const [one, other] = await Promise.all([texts.load(), texts.load()]);
  expect([one, other === one, asked]).toEqual([{ path: "/en.json" }, true, ["/en.json"]]);
});

test("fetches each language once and caches the first when switching back", async () => {
  const { asked, texts } = serve();
  await texts.load();
  texts.use("/es.json");
  expect(await texts.load()).toEqual({ path: "/es.json" });
  texts.use("/en.json");
  expect(await texts.load()).toEqual({ path: "/en.json" });
  expect(asked).toEqual(["/en.json", "/es.json"]);
});

test("fetches texts again after a failure, even if the language has changed meanwhile", async () => {
  const { asked, texts } = serve(1);
  const failing = texts.load();
  texts.use("/es.json");
  await expect(failing).rejects.toThrow("503 Service Unavailable");
  texts.use("/en.json");
  expect(await texts.load()).toEqual({ path: "/en.json" });
  expect(asked).toEqual(["/en.json", "/en.json"]);
});
