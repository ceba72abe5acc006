import type { Contract } from "../../../contract/src/model.ts";
import type { LocalDate } from "../../../contract/src/types.ts";
import type { Reference } from "../../../sandbox/src/create-reference.ts";
import type { Texts } from "../../../site/i18n/texts.ts";
import type { NamedPart } from "../contract/find-name.ts";
import type { Docs } from "../docs/docs.ts";

/** What tools need for any caller. */
export interface SharedContext {
  readonly contract: Contract;
  /** Every name of the contract. */
  readonly parts: readonly NamedPart[];
  readonly texts: Texts;
  /** The link to a name in the references: "/api/geo/#Place.type". */
  readonly hrefOf: (name: string) => string | undefined;
  /** Places and codes that the sandbox knows. */
  readonly reference: Reference;
}

/** What tools need for one caller, at one time. */
export interface CallerContext {
  /** The current documentation. */
  readonly docs: Docs;
  readonly callSandbox: SandboxCall;
  /** For days without a year. */
  readonly today: () => LocalDate;
  /** Fills in the current dates and origin in texts of the contract. */
  readonly fillIn: (text: string) => string;
}

/** Everything that tools depend on. */
export type ToolContext = SharedContext & CallerContext;

/** One call of the sandbox, which counts towards the caller's rate limit. */
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
