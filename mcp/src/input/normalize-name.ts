/** normalizeName("return_date") → "returndate": the same for each spelling of a name */
export function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
