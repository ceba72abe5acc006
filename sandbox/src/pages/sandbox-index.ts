import { operations } from "../../../contract/generated/operations.ts";
import { SCENARIO_HEADER } from "../scenarios/find-scenario.ts";
import { SANDBOX_KEYS } from "../scenarios/sandbox-keys.ts";
import { SCENARIOS } from "../scenarios/scenarios.ts";
import { type Html, html } from "./html.ts";

/** What the sandbox is and everything it offers, from its own tables. */
export const SANDBOX_INDEX = {
  name: "Farewind sandbox",
  description:
    "The documented travel APIs as a server: real places, currencies and locales, invented agents, flights and prices. Send a key in the header `x-api-key`.",
  operations: Object.entries(operations).map(([id, { method, path, secured }]) => ({
    id,
    method,
    path,
    needsKey: secured,
  })),
  keys: Object.keys(SANDBOX_KEYS).map((name) => ({ name, does: whatItDoes(name) })),
  scenarioHeader: SCENARIO_HEADER,
  scenarios: SCENARIOS.map(({ name, description, key, place }) => ({
    name,
    description,
    key: key?.name ?? null,
    place: place?.iata ?? null,
  })),
};

function whatItDoes(name: string): string {
  return (
    SCENARIOS.find(({ key }) => key?.name === name)?.description ??
    "Full access to every operation."
  );
}

/** The index as HTML, for people. */
export function indexContent(): Html {
  const { description, scenarioHeader } = SANDBOX_INDEX;
  return html`<p>${withCode(description)}</p>
${table(
  "Operations",
  ["Path", "Method", "Operation"],
  SANDBOX_INDEX.operations.map(({ id, method, path, needsKey }) => [
    breakable(path),
    html`<code>${method}</code>`,
    html`<small>${id}${needsKey ? "" : ", needs no key"}</small>`,
  ]),
)}
${table(
  "Keys",
  ["Key", "What it does"],
  SANDBOX_INDEX.keys.map(({ name, does }) => [name, withCode(does)]),
)}
${table(
  `Scenarios, by the header ${scenarioHeader}`,
  ["Scenario", "What happens", "Also triggered by"],
  SANDBOX_INDEX.scenarios.map(({ name, description, key, place }) => [
    name,
    withCode(description),
    html`<small>${[key, place].filter((one) => one !== null).join(", ")}</small>`,
  ]),
)}`;
}

/** A path that may wrap between its segments. */
function breakable(path: string): Html {
  return html`${path.split(/(?<=.\/)/).map((part, index) => (index ? html`<wbr>${part}` : part))}`;
}

/** Turns backticks, which our sentences put around names of the contract, into `<code>`. */
function withCode(sentence: string): Html {
  return html`${sentence.split("`").map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`;
}

/** @param rows each with its name first */
function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly (string | Html)[])[],
): Html {
  return html`<table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([name = "", ...cells]) =>
    html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`,
)}</tbody>
</table>`;
}
