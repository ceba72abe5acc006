/** Ids of the rows of the sandbox's tables, where a table stands whole. */
export const keyAnchor = (name: string): string => `key-${name.replace(/^sandbox-key-?/, "")}`;
export const scenarioAnchor = (name: string): string => `scenario-${name}`;
export const reservedPlaceAnchor = (iata: string): string => `place-${iata}`;
export const limitAnchor = (name: string): string => `limit-${name}`;
export const openPointAnchor = (id: string): string => `open-${id}`;
