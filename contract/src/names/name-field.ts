/**
 * Stable names of everything in the contract. A name is also the anchor of its part in the
 * reference, and prose is checked against it; no other code builds such names.
 */

/** nameProperty("LiveQuery", "market") → "LiveQuery.market" */
export function nameProperty(parent: string, key: string): string {
  return `${parent}.${key}`;
}

/** nameItem("LiveQuery.queryLegs") → "LiveQuery.queryLegs[]" */
export function nameItem(parent: string): string {
  return `${parent}[]`;
}

/** nameMapValue("LiveResults.legs") → "LiveResults.legs{}" */
export function nameMapValue(parent: string): string {
  return `${parent}{}`;
}

/** nameEnumValue("CabinClass", "CABIN_CLASS_FIRST") → "CabinClass.CABIN_CLASS_FIRST" */
export function nameEnumValue(schema: string, value: string): string {
  return `${schema}.${value}`;
}

/** nameParameter("listMarkets", "locale") → "listMarkets.locale" */
export function nameParameter(operation: string, parameter: string): string {
  return `${operation}.${parameter}`;
}

/** nameResponse("listMarkets", "404") → "listMarkets.404" */
export function nameResponse(operation: string, status: string): string {
  return `${operation}.${status}`;
}

/** rootOf("LiveQuery.queryLegs[].date") → "LiveQuery" */
export function rootOf(name: string): string {
  return name.split(/[.[{]/, 1)[0] ?? name;
}
