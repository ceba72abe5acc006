import type { FindViolations } from "../../../../contract/src/generate/compile-schema.ts";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import type { Point } from "../../../../sandbox/src/engine/base/great-circle.ts";
import type { SandboxEntries } from "./sandbox-entries.ts";

/** What blocks are held against. */
export interface BlockContext {
  readonly contract: Contract;
  readonly migrations: Migrations;
  readonly violations: FindViolations;
  /** What the sandbox knows by an id or a code. */
  readonly entries: SandboxEntries;
  /** Codes of the sandbox's airports and cities. */
  readonly iataCodes: ReadonlyMap<string, readonly string[]>;
  readonly nearestAirport: (point: Point) => Point;
  /** Sends a request to the sandbox on the fixed day. */
  readonly send: (request: Request) => Promise<Response>;
}
