import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { mistake } from "../../../../contract/src/problems/problem.ts";
import type { OpenPoint } from "../../../../sandbox/src/register/open-point.ts";
import {
  REGISTER,
  REGISTER_PARTS,
  type RegisterPart,
} from "../../../../sandbox/src/register/register.ts";
import { LIMITS } from "../../../../sandbox/src/rules/limits.ts";
import { QUIRKS } from "../../../../sandbox/src/scenarios/quirks.ts";
import { SANDBOX_KEYS } from "../../../../sandbox/src/scenarios/sandbox-keys.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import {
  keyAnchor,
  limitAnchor,
  openPointAnchor,
  quirkAnchor,
  reservedPlaceAnchor,
  scenarioAnchor,
} from "../../base/sandbox-anchors.ts";
import { CodeBlock } from "../../markdown/code-block.tsx";
import type { DirectiveAttributes, DirectiveResult } from "../../markdown/markdown-context.ts";
import type { ReferenceContext } from "../reference-context.ts";
import { KeyTable } from "./key-table.tsx";
import { LimitTable } from "./limit-table.tsx";
import { MarketAddressTable } from "./market-address-table.tsx";
import { OpenPointList } from "./open-point-list.tsx";
import { PACKAGE_COMMANDS } from "./package-commands.ts";
import { QuirkTable } from "./quirk-table.tsx";
import { ReservedPlaceTable, ScenarioTable } from "./scenario-table.tsx";
import { SettingTable } from "./setting-table.tsx";

/**
 * The directives that show the sandbox's tables. A whole table has anchors; to repeat some of its
 * rows on another page, `only` chooses them by name.
 */
export function createSandboxRenderers(context: ReferenceContext) {
  return {
    keys: (): DirectiveResult => ({
      node: <KeyTable context={context} />,
      ids: Object.keys(SANDBOX_KEYS).map(keyAnchor),
    }),
    scenarios: ({ only }: DirectiveAttributes): DirectiveResult =>
      choose(
        SCENARIOS,
        ({ name }) => name,
        only,
        "scenario",
        (scenarios, isWhole) => ({
          node: <ScenarioTable scenarios={scenarios} hasAnchors={isWhole} context={context} />,
          ids: isWhole ? scenarios.map(({ name }) => scenarioAnchor(name)) : [],
        }),
      ),
    "reserved-places": ({ only }: DirectiveAttributes): DirectiveResult =>
      choose(
        SCENARIOS.filter(({ place }) => place !== undefined),
        ({ place }) => place?.iata ?? "",
        only,
        "reserved place",
        (scenarios, isWhole) => ({
          node: <ReservedPlaceTable scenarios={scenarios} hasAnchors={isWhole} context={context} />,
          ids: isWhole ? scenarios.map(({ place }) => reservedPlaceAnchor(place?.iata ?? "")) : [],
        }),
      ),
    quirks: (): DirectiveResult => ({
      node: <QuirkTable context={context} />,
      ids: QUIRKS.map(({ id }) => quirkAnchor(id)),
    }),
    limits: ({ only }: DirectiveAttributes): DirectiveResult =>
      choose(
        Object.keys(LIMITS) as readonly (keyof typeof LIMITS)[],
        (name) => name,
        only,
        "limit",
        (names, isWhole) => ({
          node: <LimitTable names={names} hasAnchors={isWhole} context={context} />,
          ids: isWhole ? names.map(limitAnchor) : [],
        }),
      ),
    register: ({ of, about, only }: DirectiveAttributes): DirectiveResult => {
      if (of !== undefined) return registerPart(of, context);
      if (about !== undefined) return pointsAbout(about, context);
      return choose(
        REGISTER,
        ({ id }) => id,
        only,
        "open point",
        (points) => ({
          node: <OpenPointList points={points} hasAnchors={false} context={context} />,
        }),
      );
    },
    "market-addresses": (): DirectiveResult => ({ node: <MarketAddressTable context={context} /> }),
    settings: (): DirectiveResult => ({ node: <SettingTable context={context} /> }),
    command: ({ to = "" }): DirectiveResult => {
      const command = PACKAGE_COMMANDS[to];
      if (command === undefined) {
        const names = Object.keys(PACKAGE_COMMANDS);
        return mistake(`The sandbox has no command to "${to}".`, nearestName(to, names));
      }
      const { texts, highlight } = context;
      return {
        node: <CodeBlock {...command} copy={texts.copy} highlight={highlight} />,
      };
    },
  };
}

/** The rows that `only` names, in its order; all if it is absent. */
function choose<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  only: string | undefined,
  what: string,
  show: (chosen: readonly Row[], isWhole: boolean) => DirectiveResult,
): DirectiveResult {
  if (only === undefined) return show(rows, true);
  const wanted = only.split(",").map((name) => name.trim());
  const names = rows.map(nameOf);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const message = `The sandbox has no ${what} "${unknown}".`;
    return mistake(message, nearestName(unknown, names));
  }
  return show(
    wanted.flatMap((name) => rows.filter((row) => nameOf(row) === name)),
    false,
  );
}

function registerPart(of: string, context: ReferenceContext): DirectiveResult {
  const points = REGISTER_PARTS[of as RegisterPart];
  if (!points) {
    const parts = Object.keys(REGISTER_PARTS);
    return mistake(`The register has no part "${of}".`, nearestName(of, parts));
  }
  return {
    node: <OpenPointList points={points} hasAnchors context={context} />,
    ids: points.map(({ id }) => openPointAnchor(id)),
  };
}

/** The open points of an operation, a schema or its fields, except those of every operation. */
function pointsAbout(about: string, context: ReferenceContext): DirectiveResult {
  const own: readonly OpenPoint[] = Object.entries(REGISTER_PARTS).flatMap(([part, points]) =>
    part === "every-operation" ? [] : points,
  );
  const isAbout = (place: string) => place === about || place.startsWith(`${about}.`);
  const points = own.filter(({ where }) => where.some(isAbout));
  if (points.length === 0) {
    const places = own.flatMap(({ where }) => where);
    return mistake(`The register has nothing about "${about}".`, nearestName(about, places));
  }
  return { node: <OpenPointList points={points} hasAnchors={false} context={context} /> };
}
