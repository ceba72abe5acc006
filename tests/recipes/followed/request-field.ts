import { behind, edit, type Followed } from "./edit.ts";

const PROPERTY = `        citiesOnly:
          description: Leaves the airport out. The chain begins with its city.
          type: boolean
          default: false
          example: true
`;

export const requestField: Followed = {
  title: "Add a request field",
  edits: [
    {
      step: "contract/openapi/<api>.yaml",
      file: "contract/openapi/geo.yaml",
      write: behind(/ {4}NearestRequest:\n[\s\S]*? {6}properties:\n/, PROPERTY),
    },
    edit("contract/specification/entries.ts", (before) =>
      before
        .replace('"locator:Locator locale"', '"citiesOnly:boolean locator:Locator locale"')
        .replace(/OPTIONAL: .*\n/, '$&  ["NearestRequest", "citiesOnly"],\n')
        .replace(/ DEFAULTS: .*\n/, '$&  ["NearestRequest.citiesOnly", false],\n'),
    ),
    {
      step: "contract/migrations/<v1-api>.yaml",
      file: "contract/migrations/autosuggest.yaml",
      write: (before) =>
        before.replace(
          "new: [PlacesResponse.status]",
          "new: [PlacesResponse.status, NearestRequest.citiesOnly]",
        ),
    },
    {
      step: "sandbox/src/operations/<operation-id>.ts",
      file: "sandbox/src/operations/find-nearest-places.ts",
      write: (before) =>
        before
          .replace(
            "const { locator, locale } = body;",
            "const { citiesOnly, locator, locale } = body;",
          )
          .replace(
            "        .map((place)",
            '        .filter(({ type }) => !(citiesOnly && type === "PLACE_TYPE_AIRPORT"))\n$&',
          ),
    },
  ],
};
