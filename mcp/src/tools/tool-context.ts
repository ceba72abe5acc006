import type { Contract } from "../../../contract/src/model.ts";
import type { LocalDate } from "../../../contract/src/types.ts";
import type { Reference } from "../../../sandbox/src/create-reference.ts";
import type { Texts } from "../../../site/i18n/texts.ts";
import type { NamedPart } from "../contract/find-name.ts";
import type { Docs } from "../docs/docs.ts";
import type { ToolSchemas } from "./tool-schemas.ts";

/** What tools work with. */
export interface ToolContext {
  readonly docs: Docs;
  readonly contract: Contract;
  /** Every name of the contract. */
  readonly parts: readonly NamedPart[];
  readonly texts: Texts;
  /** Where a name stands in the references: "/api/geo/#Place.type". */
  readonly hrefOf: (name: string) => string | undefined;
  readonly schemasOf: ToolSchemas;
  /** Places and codes that the sandbox knows. */
  readonly atlas: Reference;
  readonly callSandbox: SandboxCall;
  /** For days that are told without their year. */
  readonly today: () => LocalDate;
  /** Puts the dates and the origin of now into what the contract says. */
  readonly fillIn: (text: string) => string;
}

/** One call of the sandbox, counted for whoever asks. */
export type SandboxCall = (call: {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Headers;
  readonly body: string;
}) => Promise<{
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}>;
