/** commonPrefix(["PLACE_TYPE_CITY", "PLACE_TYPE_AIRPORT"]) → "PLACE_TYPE_": whole words only. */
export function commonPrefix([first = "", ...others]: readonly string[]): string {
  let end = first.lastIndexOf("_") + 1;
  while (end > 0 && !others.every((value) => value.startsWith(first.slice(0, end)))) {
    end = first.lastIndexOf("_", end - 2) + 1;
  }
  return others.length === 0 ? "" : first.slice(0, end);
}
