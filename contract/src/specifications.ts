/** The specifications, in menu order, each with its file below `contract/openapi/`. */
export const SPECIFICATION_FILES = [
  { id: "flights-live-pricing", path: "flights-live-pricing.yaml" },
  { id: "flights-indicative", path: "flights-indicative.yaml" },
  { id: "geo", path: "geo.yaml" },
  { id: "culture", path: "culture.yaml" },
  { id: "autosuggest", path: "guides/autosuggest.yaml" },
] as const;

export type SpecificationId = (typeof SPECIFICATION_FILES)[number]["id"];

export interface SpecificationFile {
  readonly id: SpecificationId;
  readonly path: string;
}
