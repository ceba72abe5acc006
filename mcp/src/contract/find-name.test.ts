import { expect, test } from "vitest";
import { contractOf } from "../../../contract/src/testing/contract-of.ts";
import { findName, namedParts } from "./find-name.ts";

const contract = contractOf(`paths:
  /places/{place}:
    get:
      operationId: findPlace
      parameters:
        - { name: place, in: path, required: true, description: Its code., schema: { type: string } }
        - { name: kind, in: query, schema: { type: string, description: Its kind. } }
      responses: {}
components:
  schemas:
    Kind: { type: string, oneOf: [{ const: CITY, description: A city. }] }
    Place:
      type: object
      required: [name]
      properties:
        name: { type: string }
        kind: { $ref: "#/components/schemas/Kind" }
        at: { type: object, properties: { lat: { type: number } } }
        near:
          type: object
          x-key: an id
          additionalProperties: { $ref: "#/components/schemas/Near" }
    Near: { type: object, properties: { minutes: { type: integer } } }
`);
const parts = namedParts(contract);
const found = (wanted: string) => findName(parts, wanted).map(({ name }) => name);

test("every call, parameter, type, field and value has one name, fields of a named type only their own", () => {
  expect(parts.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "operation findPlace",
    "parameter findPlace.place",
    "parameter findPlace.kind",
    "type Kind",
    "value Kind.CITY",
    "type Place",
    "field Place.name",
    "field Place.kind",
    "field Place.at",
    "field Place.at.lat",
    "field Place.near",
    "type Near",
    "field Near.minutes",
  ]);
  const [specification] = contract.specifications;
  const twice = {
    ...contract,
    specifications: [specification, specification].flatMap((s) => s ?? []),
  };
  expect(namedParts(twice)).toHaveLength(parts.length);
});

test("a parameter's description falls back to that of its schema", () => {
  const meanings = parts.flatMap((part) =>
    part.kind === "parameter" ? [[part.required, part.schema.description]] : [],
  );
  expect(meanings).toEqual([
    [true, "Its code."],
    [false, "Its kind."],
  ]);
});

test.each([
  ["Place.at.lat", ["Place.at.lat"]],
  [" #Place.near{} ", ["Place.near"]],
  ["Place.at[0].lat", ["Place.at.lat"]],
  ["Place.at[].lat", ["Place.at.lat"]],
  ["Place.near.minutes", ["Near.minutes"]],
  ["Place.near{}.minutes", ["Near.minutes"]],
  ["Place.name.minutes", []],
  ["CITY", ["Kind.CITY"]],
  ["kind", ["findPlace.kind", "Kind", "Place.kind"]],
  ["KIND", ["findPlace.kind", "Kind", "Place.kind"]],
  ["Kind", ["Kind"]],
  ["nothing", []],
])("%s finds %j", (wanted, names) => {
  expect(found(wanted)).toEqual(names);
});

test("a path resolves to the field of its last type, required or not", () => {
  expect(findName(parts, "Place.near.minutes")).toMatchObject([{ kind: "field", required: false }]);
  expect(findName(parts, "Place.name")).toMatchObject([{ kind: "field", required: true }]);
});
