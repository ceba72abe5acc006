import type { FindViolations } from "../../../../contract/src/generate/compile-schema.ts";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import type { Point } from "../../../../sandbox/src/engine/base/great-circle.ts";
import type { SandboxEntries } from "./sandbox-entries.ts";

/** What blocks are checked against. */
export interface BlockContext {
  readonly contract: Contract;
  readonly migrations: Migrations;
  readonly violations: FindViolations;
  /** Entries that the sandbox has by id or code. */
  readonly entries: SandboxEntries;
  /** Codes of the sandbox's airports and cities → their names. */
  readonly iataCodes: ReadonlyMap<string, readonly string[]>;
  readonly nearestAirport: (point: Point) => Point;
  /** Sends a request to the sandbox on the fixed day. */
  readonly send: (request: Request) => Promise<Response>;
}
