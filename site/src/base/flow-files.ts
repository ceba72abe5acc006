/** Download paths of the flows, by the tool or format that reads them. */
export const FLOW_FILES = {
  Arazzo: "/openapi/flows.arazzo.yaml",
  "Arazzo JSON": "/openapi/flows.arazzo.json",
  Postman: "/openapi/flows.postman_collection.json",
} as const;
