/** exampleId("createLiveSearch", "oneWay") → "createLiveSearch-example-oneWay" */
export function exampleId(place: string, example: string): string {
  return `${place}-example-${example}`;
}
