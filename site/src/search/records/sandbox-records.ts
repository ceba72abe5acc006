import { catalogue } from "../../../../contract/generated/catalogue.ts";
import type { OpenPoint } from "../../../../sandbox/src/register/open-point.ts";
import { REGISTER_PARTS, type RegisterPart } from "../../../../sandbox/src/register/register.ts";
import type { Scenario } from "../../../../sandbox/src/scenarios/scenario.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { openPointAnchor, scenarioAnchor } from "../../base/sandbox-anchors.ts";
import { plainProse } from "../../markdown/prose-of.ts";
import type { SectionedPage } from "./page-records.ts";
import type { RecordPage, SearchRecord } from "./record.ts";
import type { ShownDirective } from "./sections.ts";

/** What people type to find a scenario, since hardly anyone knows that term. */
const ON_PURPOSE =
  "simulate test force provoke cause trigger make answer return fake mock sandbox scenario simular probar forzar";

/**
 * A record for each row of the sandbox's tables that a page shows whole: scenarios and open points.
 */
export function sandboxRecords({ on, sections }: SectionedPage): SearchRecord[] {
  return sections.flatMap(({ shown }) => shown.flatMap((directive) => rowsOf(directive, on)));
}

function rowsOf({ name, attributes }: ShownDirective, page: RecordPage): readonly SearchRecord[] {
  if (name === "scenarios" && attributes.only === undefined) {
    return SCENARIOS.map((scenario) => scenarioRecord(scenario, page));
  }
  // An unknown part is reported as a problem of its page.
  if (name !== "register" || attributes.of === undefined) return [];
  const points: readonly OpenPoint[] = REGISTER_PARTS[attributes.of as RegisterPart] ?? [];
  return points.map((point) => openPointRecord(point, page));
}

function scenarioRecord({ name, description, effect, key, place }: Scenario, page: RecordPage) {
  return {
    kind: "scenario",
    page,
    anchor: scenarioAnchor(name),
    title: name,
    names: place ? [name, place.iata] : [name],
    text: plainProse(description),
    hidden: [ON_PURPOSE, ...statusesOf(effect), key?.name, place?.entityId].join(" "),
  } satisfies SearchRecord;
}

function statusesOf(effect: Scenario["effect"]): readonly string[] {
  if (effect.kind === "error") return [`${effect.status} error ${catalogue[effect.status].text}`];
  return effect.kind === "failures" ? effect.statuses : [];
}

function openPointRecord({ id, question, decision }: OpenPoint, page: RecordPage) {
  return {
    kind: "section",
    page,
    anchor: openPointAnchor(id),
    title: plainProse(question),
    names: [],
    text: plainProse(decision),
  } satisfies SearchRecord;
}
