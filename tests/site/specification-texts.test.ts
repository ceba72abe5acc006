import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CALLS, ERROR_TEXTS } from "../../contract/specification/entries.ts";
import { contract } from "../../contract/src/testing/contract.ts";
import { site } from "../../site/site.config.ts";
import { REFERENCE_ROUTES } from "../../site/specification-routes.ts";
import { builtPages, fileOf } from "../built-site.ts";
import { plainText } from "../plain-text.ts";
import { FRAME_TEXTS } from "../specification-texts.ts";

const [{ code: english }] = site.locales;
const PAGES = builtPages().filter(({ locale }) => locale.code === english);
const htmlOf = new Map(PAGES.map(({ path, url }) => [path, readFileSync(fileOf(url), "utf8")]));

test.each(FRAME_TEXTS)("on every page, $place contains $texts", ({ pattern, texts }) => {
  const others = [...htmlOf].flatMap(([path, html]) => {
    const said = Array.from(html.matchAll(pattern), ([, text = ""]) => plainText(text));
    return said.join() === texts.join() ? [] : [[path, said]];
  });
  expect(htmlOf.size).toBeGreaterThan(80);
  expect(others).toEqual([]);
});

test("the references show every call and no others, each with the exact error texts", () => {
  const published = contract.specifications.filter((one) => one.published);
  expect(published.map(({ id }) => `/api/${id}/`)).toEqual(
    REFERENCE_ROUTES.map(({ path }) => path),
  );
  const shown = published.flatMap(({ id, operations }) => {
    const html = htmlOf.get(`/api/${id}`) ?? "";
    return operations.map((operation) => ({
      call: `${operation.method.toUpperCase()} ${operation.path}`,
      errors: Array.from(
        html.matchAll(
          new RegExp(
            `<li id="${operation.id}\\.(\\w+)"><p class="response-head">.*?<strong>(.*?)</strong>`,
            "gs",
          ),
        ),
        ([, status = "", text = ""]) => [status, plainText(text)],
      ).filter(([status]) => status !== "200"),
    }));
  });
  const calls = CALLS.map(({ route }) => route);
  expect(shown.map(({ call }) => call).sort()).toEqual([...calls].sort());
  for (const { call, errors } of shown) expect([call, errors]).toEqual([call, ERROR_TEXTS]);
});
