import type { LeafDirective } from "mdast-util-directive";
import { operations } from "../../../../contract/generated/operations.ts";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Contract, Operation } from "../../../../contract/src/model.ts";
import { findOperation, findSchema } from "../../../../contract/src/names/find.ts";
import {
  nameEnumValue,
  nameProperty,
  nameResponse,
} from "../../../../contract/src/names/name-field.ts";
import { LIMIT_TEXTS } from "../../../../sandbox/src/register/limit-texts.ts";
import { REGISTER, REGISTER_PARTS } from "../../../../sandbox/src/register/register.ts";
import { QUIRKS } from "../../../../sandbox/src/scenarios/quirks.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import {
  limitAnchor,
  openPointAnchor,
  quirkAnchor,
  reservedPlaceHref,
  scenarioHref,
} from "../../base/sandbox-anchors.ts";
import { isSuccess } from "../../reference/is-success.ts";
import { chooseRows } from "../../reference/migration-rows.ts";

/** Something that a directive shows. */
export interface DirectiveName {
  /** A name of the contract. Without one there is `href`, a place in the sandbox's tables. */
  readonly name?: string;
  readonly href?: string;
  /** How much the directive says about it; a name in a sentence counts as 1. */
  readonly weight: number;
  /** Id of the row that mentions it, where rows have ids. */
  readonly section?: string;
}

export interface DirectiveSource {
  readonly contract: Contract;
  readonly migrations: Migrations;
}

type Attributes = Readonly<Record<string, string | null | undefined>>;

/** The things that a directive shows. Unknown names are left out: the page's checks report them. */
export function directiveNames(
  { contract, migrations }: DirectiveSource,
  { name, attributes }: LeafDirective,
): readonly DirectiveName[] {
  const given: Attributes = attributes ?? {};
  const chosen = operationsOf(contract, given.operation ?? given.id);
  switch (name) {
    case "operation":
    case "request":
      return names(
        3,
        chosen.map(({ id }) => id),
      );
    case "response":
      return names(
        3,
        chosen.map(({ id }) => nameResponse(id, given.status ?? "")),
      );
    case "errors":
    case "retry-rules": {
      const all = contract.specifications.flatMap((one) => one.operations);
      return names(2, (given.operation ? chosen : all).flatMap(errorsOf));
    }
    case "fields":
    case "enum":
      return names(3, partsOf(contract, given.schema ?? "", listOf(given.only)));
    case "migration":
      return names(1, placesOfRows(migrations, given));
    case "register":
      return placesOfRegister(given);
    case "limits":
      return Object.entries(LIMIT_TEXTS).flatMap(([limit, { where }]) =>
        names(1, where, limitAnchor(limit)),
      );
    case "quirks":
      return QUIRKS.flatMap(({ id, where }) => names(1, where, quirkAnchor(id)));
    case "scenarios":
      return listOf(given.only).map((one) => ({ href: scenarioHref(one), weight: 2 }));
    case "reserved-places":
      return listOf(given.only).flatMap((iata) => [
        { href: reservedPlaceHref(iata), weight: 2 },
        ...SCENARIOS.filter(({ place }) => place?.iata === iata).map((scenario) => ({
          href: scenarioHref(scenario.name),
          weight: 2,
        })),
      ]);
    default:
      return [];
  }
}

function names(
  weight: number,
  shown: readonly string[],
  section?: string,
): readonly DirectiveName[] {
  return shown.map((name) => ({ name, weight, ...(section !== undefined && { section }) }));
}

function operationsOf(contract: Contract, id: string | null | undefined): readonly Operation[] {
  const found = findOperation(contract, id ?? "");
  return found.found ? [found.value] : [];
}

function errorsOf({ id, responses }: Operation): readonly string[] {
  return responses.flatMap(({ status }) => (isSuccess(status) ? [] : [nameResponse(id, status)]));
}

function partsOf(contract: Contract, name: string, only: readonly string[]): readonly string[] {
  const found = findSchema(contract, name);
  if (!found.found) return [];
  const { value: schema } = found;
  if (schema.kind === "enum") {
    return [name, ...schema.values.map(({ value }) => nameEnumValue(name, value))];
  }
  if (schema.kind !== "object") return [name];
  const keys = schema.properties.map((property) => property.name);
  const chosen = only.length > 0 ? keys.filter((key) => only.includes(key)) : keys;
  return [name, ...chosen.map((key) => nameProperty(name, key))];
}

function placesOfRows(migrations: Migrations, given: Attributes): readonly string[] {
  const { of, part, only } = given;
  const chosen = chooseRows(migrations, {
    of: of ?? "",
    part: part ?? "",
    ...(only && { only }),
  });
  if ("message" in chosen) return [];
  const places = [...chosen.rows.flatMap(({ to }) => to), ...chosen.added];
  return places.map(({ name }) => name.replace(/\{\}$/, ""));
}

/** An open point that holds for every operation is listed for none. */
function placesOfRegister({ of, only, about }: Attributes): readonly DirectiveName[] {
  const points = of
    ? Object.entries(REGISTER_PARTS).flatMap(([part, own]) => (part === of ? own : []))
    : REGISTER.filter(
        ({ id, where }) => listOf(only).includes(id) || (about && where[0] === about),
      );
  return points
    .filter(({ where }) => !isEveryOperation(where))
    .flatMap(({ id, where }) => names(1, where, of ? openPointAnchor(id) : undefined));
}

function isEveryOperation(where: readonly string[]): boolean {
  return Object.keys(operations).every((id) => where.includes(id));
}

function listOf(text: string | null | undefined): readonly string[] {
  return text ? text.split(",").map((item) => item.trim()) : [];
}
