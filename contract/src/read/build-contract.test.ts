import { describe, expect, test } from "vitest";
import { formatProblem } from "../problems/problem.ts";
import { SPECIFICATION_FILES } from "../specifications.ts";
import { contract, withoutProblems } from "../testing/contract.ts";
import { buildContract } from "./build-contract.ts";

const HEAD = `openapi: 3.1.0
info: { title: Geo, version: "3.0", description: Places. }
servers: [{ url: "http://localhost:3000", description: Sandbox }]
security: [{ ApiKey: [] }]
`;

const SHARED = `components:
  securitySchemes:
    ApiKey: { type: apiKey, in: header, name: x-api-key, description: Your key. }
  responses:
    NotFound:
      description: Resource not Found.
      content: { application/json: { schema: { $ref: "#/components/schemas/Problem" } } }
  schemas:
    Unused: { type: string, description: Nobody refers to it. }
    Problem:
      type: object
      description: What went wrong.
      properties: { code: { type: integer, description: A number. } }
`;

function build(geo: string) {
  const texts = new Map([
    ["openapi/geo.yaml", HEAD + geo],
    ["openapi/shared.yaml", SHARED],
  ]);
  return buildContract(texts, [{ id: "geo", path: "openapi/geo.yaml" }]);
}

function problemsOf(geo: string): readonly string[] {
  return build(geo).problems.map(formatProblem);
}

function schemaOf(geo: string, name: string) {
  return withoutProblems(build(geo)).specifications[0]?.schemas.get(name);
}

describe("a schema", () => {
  test("that references itself ends in an explicit cycle", () => {
    const place = schemaOf(
      `components:
  schemas:
    Place:
      type: object
      description: A place.
      properties:
        parent: { $ref: "#/components/schemas/Place", description: The place above. }
`,
      "Place",
    );
    expect(place).toMatchObject({
      kind: "object",
      name: "Place",
      properties: [
        {
          name: "parent",
          schema: { kind: "cycle", name: "Place", description: "The place above." },
        },
      ],
    });
  });

  test("becomes an enum, a map, a nullable or an exclusive group according to its keywords", () => {
    const schema = schemaOf(
      `components:
  schemas:
    All:
      type: object
      description: One of each.
      required: [colour]
      properties:
        colour:
          type: string
          description: A colour.
          oneOf: [{ const: RED, description: Like a rose. }, { const: BLUE, description: Sky. }]
        byId:
          type: object
          x-key: an id
          description: A map.
          additionalProperties: { type: integer, description: A count. }
        maybe:
          description: May be null.
          anyOf: [{ type: string, description: A text. }, { type: "null" }]
      oneOf:
        - { title: By colour, description: Say a colour., required: [colour] }
        - { title: By id, description: Say an id., required: [byId] }
`,
      "All",
    );
    expect(schema).toMatchObject({
      open: false,
      choices: [
        { title: "By colour", required: ["colour"] },
        { title: "By id", required: ["byId"] },
      ],
      properties: [
        {
          name: "colour",
          required: true,
          schema: { kind: "enum", values: [{ value: "RED", description: "Like a rose." }, {}] },
        },
        { name: "byId", schema: { kind: "map", key: "an id", values: { kind: "integer" } } },
        {
          name: "maybe",
          schema: { kind: "string", nullable: true, description: "May be null." },
        },
      ],
    });
  });
});

test("keywords next to a $ref override those of its target", () => {
  const place = schemaOf(
    `components:
  schemas:
    Place: { $ref: "#/components/schemas/Named", description: A place. }
    Named: { $ref: ./shared.yaml#/components/schemas/Problem, description: Named., example: {} }
`,
    "Place",
  );
  expect(place).toMatchObject({ name: "Named", description: "A place.", example: {} });
});

test("an operation has its security, its responses in order and the shared schemas it uses", () => {
  const built = build(`paths:
  /places:
    get:
      operationId: listPlaces
      summary: List places
      description: All of them.
      responses:
        default: { $ref: ./shared.yaml#/components/responses/NotFound, description: Other. }
        "404": { $ref: ./shared.yaml#/components/responses/NotFound }
        "200":
          description: Places.
          content: { application/json: { schema: { type: string, description: A text. } } }
components:
  securitySchemes:
    ApiKey: { $ref: ./shared.yaml#/components/securitySchemes/ApiKey }
`);
  const specification = withoutProblems(built).specifications[0];
  const operation = specification?.operations[0];
  expect(operation).toMatchObject({
    id: "listPlaces",
    method: "get",
    path: "/places",
    security: [{ id: "ApiKey", name: "x-api-key" }],
    source: { file: "openapi/geo.yaml", line: 7 },
  });
  const answers = operation?.responses.map(({ status, description }) => [status, description]);
  expect(answers).toEqual([
    ["200", "Places."],
    ["404", "Resource not Found."],
    ["default", "Other."],
  ]);
  expect([...(specification?.schemas.keys() ?? [])]).toEqual(["Problem"]);
});

test("lists GET before POST on one path, whatever their order in the file", () => {
  const call = (id: string) => `{ operationId: ${id}, security: [], responses: {} }`;
  const { contract } = build(`paths: { /a: { post: ${call("send")}, get: ${call("list")} } }\n`);
  const operations = contract?.specifications[0]?.operations ?? [];
  expect(operations.map(({ method, id }) => [method, id])).toEqual([
    ["get", "list"],
    ["post", "send"],
  ]);
});

test("reports all problems at once, with file, line and the nearest name", () => {
  const problems = problemsOf(`paths:
  /places:
    get:
      operationId: listPlaces
      responses:
        "404": { $ref: ./shared.yaml#/components/responses/NotFuond }
      security: [{ ApiKey: [] }, { ApiKye: [] }]
components:
  securitySchemes:
    ApiKey: { $ref: ./sharde.yaml#/components/securitySchemes/ApiKey }
  schemas:
    Place:
      type: object
      requried: [name]
      required: [nmae]
      properties:
        name: { type: string }
`);
  expect(problems).toEqual([
    'openapi/geo.yaml:14  Unknown file in $ref "./sharde.yaml#/components/securitySchemes/ApiKey". Did you mean "openapi/shared.yaml"?',
    'openapi/geo.yaml:11  Unknown security scheme "ApiKye". Did you mean "ApiKey"?',
    'openapi/geo.yaml:10  Unknown $ref "./shared.yaml#/components/responses/NotFuond". Did you mean "NotFound"?',
    'openapi/geo.yaml:18  Unknown schema keyword "requried". Did you mean "required"?',
    'openapi/geo.yaml:19  "required" names an unknown property "nmae". Did you mean "name"?',
  ]);
});

test("rejects a key of an operation or of a body that nothing reads", () => {
  const problems = problemsOf(`paths:
  /places:
    put: { operationId: putPlaces }
    get:
      operationId: listPlaces
      sumary: List places
      parameters:
        - { name: page, in: cookie, requierd: true, schema: { type: integer } }
      requestBody: { content: { application/xml: {} } }
      responses: {}
component: {}
`);
  expect(problems).toEqual([
    'openapi/geo.yaml:15  Unknown key "component". Did you mean "components"?',
    'openapi/geo.yaml:7  Unknown key "put".',
    'openapi/geo.yaml:10  Unknown key "sumary". Did you mean "summary"?',
    'openapi/geo.yaml:13  A request body has to be "required": its validator asks for it.',
    'openapi/geo.yaml:13  A body has "content" of the type "application/json".',
    'openapi/geo.yaml:4  Unknown security scheme "ApiKey".',
    'openapi/geo.yaml:12  Unknown key "requierd". Did you mean "required"?',
    'openapi/geo.yaml:12  A parameter is in "path" or in "query".',
    "openapi/geo.yaml:12  A parameter arrives as text: its schema has to be a string or an enum.",
  ]);
});

test("rejects a name shared by two schemas or by two operations", () => {
  const problems = problemsOf(`paths:
  /a: { get: { operationId: list, responses: {}, security: [] } }
  /b: { get: { operationId: list, responses: {}, security: [] } }
components:
  schemas:
    Problem: { type: string }
    Other: { $ref: ./shared.yaml#/components/schemas/Problem }
`);
  expect(problems).toEqual([
    'openapi/shared.yaml:10  The schema name "Problem" is already used at openapi/geo.yaml:10.',
    'openapi/geo.yaml:7  The operationId "list" is already used at openapi/geo.yaml:6.',
  ]);
});

test("rejects schemas of the same name in two specifications", () => {
  const own = (text: string) => `components:\n  schemas:\n    First: { type: string }\n${text}`;
  const texts = new Map([
    ["openapi/geo.yaml", HEAD + own("    Place: { type: string }\n")],
    [
      "openapi/culture.yaml",
      HEAD + own("    Place: { type: integer }\n").replace("First", "Other"),
    ],
  ]);
  const { problems } = buildContract(texts, [
    { id: "geo", path: "openapi/geo.yaml" },
    { id: "culture", path: "openapi/culture.yaml" },
  ]);
  expect(problems.map(formatProblem)).toEqual([
    'openapi/culture.yaml:8  The schema name "Place" is already used at openapi/geo.yaml:8.',
  ]);
});

test("a specification is published unless x-guides-only is true", () => {
  const isPublished = (line: string) =>
    build(`${line}components: {}\n`).contract?.specifications[0]?.published;
  expect(["", "x-guides-only: false\n", "x-guides-only: true\n"].map(isPublished)).toEqual([
    true,
    true,
    false,
  ]);
});

test("reports only a misspelt type, not the keywords that may apply to it", () => {
  const problems = problemsOf(
    "components: { schemas: { Place: { type: strnig, maxLength: 3, description: A. } } }\n",
  );
  expect(problems).toEqual([expect.stringMatching(/"type" has to be .* mean "string"\?$/)]);
});

test("a nullable schema is deprecated if its referenced one is", () => {
  const schema = schemaOf(
    `components:
  schemas:
    Old: { type: string, description: Not any more., deprecated: true }
    All:
      type: object
      description: All of it.
      properties:
        old:
          anyOf: [{ $ref: "#/components/schemas/Old" }, { type: "null" }]
`,
    "All",
  );
  expect(schema).toMatchObject({
    properties: [{ schema: { nullable: true, deprecated: true, description: "Not any more." } }],
  });
});

test("reports broken YAML with its line, and returns no contract", () => {
  expect(problemsOf("paths: [")[0]).toMatch(/^openapi\/geo\.yaml:[56] {2}Flow sequence/);
  expect(build("paths: [").contract).toBeUndefined();
});

test("reports a missing specification, and returns no contract", () => {
  const specifications = [{ id: "geo", path: "openapi/geo.yaml" }] as const;
  expect(buildContract(new Map(), specifications)).toEqual({
    contract: undefined,
    problems: [{ file: "openapi/geo.yaml", message: "This specification is missing." }],
  });
});

test("a contract with a mistake contains everything that could be read", () => {
  const { contract, problems } = build(`components:
  schemas:
    Place: { type: string, patern: x, description: A place. }
`);
  expect(problems).toHaveLength(1);
  expect(contract?.specifications[0]?.schemas.get("Place")).toMatchObject({ kind: "string" });
});

test("the contract has every specification, and only that of the guides is unpublished", () => {
  const { specifications } = contract;
  expect(specifications.map(({ id }) => id)).toEqual(SPECIFICATION_FILES.map(({ id }) => id));
  expect(specifications.filter(({ published }) => !published).map(({ id }) => id)).toEqual([
    "autosuggest",
  ]);
  expect(specifications.filter(({ operations }) => operations.length === 0)).toEqual([]);
});
