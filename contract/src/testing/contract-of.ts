import type { Contract } from "../model.ts";
import { buildContract } from "../read/build-contract.ts";
import { withoutProblems } from "./contract.ts";

const FILE = "openapi/geo.yaml";

/** A contract of one API, from what its file has below the head. @throws if it has problems */
export function contractOf(text: string): Contract {
  return withoutProblems(build(text));
}

/** The messages of the problems that such a file has. */
export function problemsIn(text: string): readonly string[] {
  return build(text).problems.map(({ message, nearest }) =>
    nearest === undefined ? message : `${message} ${nearest}?`,
  );
}

function build(text: string) {
  const head = 'openapi: 3.1.0\ninfo: { title: Geo, version: "3.0" }\n';
  return buildContract(new Map([[FILE, head + text]]), [{ id: "geo", path: FILE }]);
}

/** A call with a body, one with three parameters, and one with none of them. */
export const CALLS = `paths:
  /start:
    post:
      operationId: start
      summary: Start
      requestBody:
        required: true
        content: { application/json: { schema: { type: object } } }
      responses: {}
  /places/{place}:
    get:
      operationId: find
      summary: Find
      parameters:
        - { name: place, in: path, required: true, description: A place., schema: { type: string } }
        - { name: from, in: query, schema: { type: string } }
        - { name: to, in: query, schema: { type: string } }
      responses: {}
  /end:
    get: { operationId: end, summary: End, responses: {} }
`;
