import { behind, edit, type Followed } from "./edit.ts";

const HANDLER = `import type { PlacesResponse } from "../../../contract/src/types.ts";
import { badRequest } from "../http/errors.ts";
import { cacheAnswer } from "../cache/cache-answer.ts";
import { checkCode } from "../rules/check-code.ts";
import type { Operation } from "./call.ts";

/** The few places that have nothing above them. */
export const listContinents: Operation<undefined> = (call, services) => {
  const { places } = services;
  const locale = call.path.locale ?? "";
  const violations = checkCode(services, "locale", "locale", locale);
  if (violations.length > 0) return badRequest(violations);

  return cacheAnswer(services, { call }, (): PlacesResponse => {
    const continents = [...places.byId].filter(([, { type }]) => type === "PLACE_TYPE_CONTINENT");
    const described = continents.map(([id, place]) => [id, places.describe(place, locale)]);
    return { status: "RESULT_STATUS_COMPLETE", places: Object.fromEntries(described) };
  });
};
`;

const CALL = `  {
    specification: "geo",
    operation: "listContinents",
    route: "GET /apiservices/v3/geo/hierarchy/continents/{locale}",
    key: true,
    parameters: ["path locale: string"],
    response: "PlacesResponse",
  },
`;

/** The description of the operation that lists all places, with another name and path. */
function describe(yaml: string): string {
  const [, like = ""] =
    /( {2}\/apiservices\/v3\/geo\/hierarchy\/flights\/\{locale\}:\n[\s\S]*?)\n {2}\/api/.exec(
      yaml,
    ) ?? [];
  return like
    .replace("hierarchy/flights", "hierarchy/continents")
    .replace("listFlightPlaces", "listContinents")
    .replace("summary: List flight places", "summary: List continents")
    .replace(
      /description: \|\n[\s\S]*?( {6}parameters:)/,
      "description: Returns every continent.\n$1",
    );
}

export const operation: Followed = {
  title: "Add an operation",
  edits: [
    {
      step: "contract/openapi/<api>.yaml",
      file: "contract/openapi/geo.yaml",
      write: (before) =>
        before
          .replace("paths:\n", `paths:\n${describe(before)}\n`)
          .replace(
            "The response of `listFlightPlaces`",
            "The response of `listContinents`, `listFlightPlaces`",
          ),
    },
    edit("contract/specification/entries.ts", behind("readonly Call[] = [\n", CALL)),
    {
      step: "contract/migrations/<v1-api>.yaml",
      file: "contract/migrations/geo-catalogue.yaml",
      write: (before) =>
        before
          .replace("parts:\n", "new-operations: [listContinents]\n$&")
          .replace("    new:\n", "$&      - listContinents.locale\n"),
    },
    {
      step: "sandbox/src/operations/<operation-id>.ts",
      file: "sandbox/src/operations/list-continents.ts",
      write: () => HANDLER,
    },
    edit("sandbox/src/operations/operations.ts", (before) =>
      before
        .replace("import { listCurr", 'import { listContinents } from "./list-continents.ts";\n$&')
        .replace("  listCurrencies: c", "  listContinents: checked(listContinents),\n$&"),
    ),
  ],
};
