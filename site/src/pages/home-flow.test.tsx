import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import en from "../../i18n/catalogues/en.ts";
import { site } from "../../site.config.ts";
import { PLAIN_CONTEXT } from "../reference/testing/plain-context.ts";
import { HomeFlow } from "./home-flow.tsx";
import type { PageContext } from "./page-context.ts";

const context: PageContext = {
  config: site,
  lang: "en",
  texts: en,
  contract,
  reference: { ...PLAIN_CONTEXT, highlight: (code) => code },
  localizeHref: (href) => href,
  code: (code) => code,
};
const html = renderToStaticMarkup(<HomeFlow context={context} />);

/** The names in the lines that a step speaks of. */
function namesOf(step: number): readonly string[] {
  const [, ...parts] = html.split(`<span class="flow-${step}">`);
  const lines = parts
    .map((part) => part.split(/<span(?: class="flow-|>)|<\/code>/)[0] ?? "")
    .join("");
  return Array.from(lines.matchAll(/"(\w+)":/g), ([, name = ""]) => name);
}

test("a step highlights a line with everything inside its value", () => {
  expect(namesOf(1)).toEqual(expect.arrayContaining(["query", "market", "queryLegs", "iata"]));
  expect(namesOf(2)).toEqual(["sessionToken", "status"]);
  expect(namesOf(3)).toEqual(["action"]);
});

test("shows the response without its results, which fill pages", () => {
  expect(html).not.toContain("itineraries");
});
