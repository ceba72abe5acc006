/** pascalCase("flights-live-pricing") → "FlightsLivePricing", pascalCase("entityId") → "EntityId" */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}
