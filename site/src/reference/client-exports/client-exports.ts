import { CLIENT_EXPORTS } from "../../../../packaging/generated/client-exports.ts";
import type { ExportDoc } from "../../../../packaging/reference/exported.ts";

/** The client's own exports, each under its own heading. */
export const OWN_EXPORTS: readonly ExportDoc[] = CLIENT_EXPORTS.filter((one) => !one.ofContract);

/** The client's re-exports from the contract. */
export const CONTRACT_EXPORTS: readonly ExportDoc[] = CLIENT_EXPORTS.filter(
  (one) => one.ofContract,
);

const PLACES: ReadonlyMap<string, string> = new Map([
  ...OWN_EXPORTS.map(({ name }) => [name, `/docs/client-reference#${name}`] as const),
  ...CONTRACT_EXPORTS.map(({ name }) => [name, `/docs/client-helpers#${name}`] as const),
]);

/** exportHref("ApiError") → "/docs/client-reference#ApiError"; undefined if it is no export. */
export const exportHref = (name: string): string | undefined => PLACES.get(name);

/** memberAnchor("ClientOptions", "timeout") → "ClientOptions.timeout" */
export const memberAnchor = (name: string, member: string): string => `${name}.${member}`;
