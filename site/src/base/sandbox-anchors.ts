/** Ids of the rows in the sandbox's complete tables, and links to them. */
const FOLDER = "/docs/sandbox";
export const SANDBOX_DOCS = FOLDER;

export const keyAnchor = (name: string): string => `key-${name.replace(/^sandbox-key-?/, "")}`;
export const scenarioAnchor = (name: string): string => `scenario-${name}`;
export const reservedPlaceAnchor = (iata: string): string => `place-${iata}`;
export const quirkAnchor = (id: string): string => `unfriendly-${id}`;
export const limitAnchor = (name: string): string => `limit-${name}`;
export const openPointAnchor = (id: string): string => `open-${id}`;

export const keyHref = (name: string): string => `${FOLDER}/keys-and-limits#${keyAnchor(name)}`;
export const scenarioHref = (name: string): string => `${FOLDER}/scenarios#${scenarioAnchor(name)}`;
export const reservedPlaceHref = (iata: string): string =>
  `${FOLDER}/scenarios#${reservedPlaceAnchor(iata)}`;
export const SCENARIO_HEADER_HREF = `${FOLDER}/scenarios#ask-by-a-header`;
export const CLOCK_HEADER_HREF = `${FOLDER}/clock-and-tokens#step-by-step`;
export const SETTINGS_HREF = `${FOLDER}/replicas#settings`;
