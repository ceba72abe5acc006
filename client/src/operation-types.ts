import type { operations as Autosuggest } from "../../contract/generated/types/autosuggest.ts";
import type { operations as Culture } from "../../contract/generated/types/culture.ts";
import type { operations as FlightsIndicative } from "../../contract/generated/types/flights-indicative.ts";
import type { operations as FlightsLivePricing } from "../../contract/generated/types/flights-live-pricing.ts";
import type { operations as Geo } from "../../contract/generated/types/geo.ts";
import type { OperationId } from "../../contract/src/types.ts";

type Operations = FlightsLivePricing & FlightsIndicative & Geo & Culture & Autosuggest;

/** What an operation takes: its body, or its parameters by name. */
export type Input<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : Named<Operations[Id]["parameters"]["path"]> & Named<Operations[Id]["parameters"]["query"]>;

/** The body of its response 200. */
export type Output<Id extends OperationId> =
  Operations[Id]["responses"][200]["content"]["application/json"];

type Named<Parameters> = [NonNullable<Parameters>] extends [never]
  ? unknown
  : NonNullable<Parameters>;
