/** Where the logos of results are, from the sandbox's origin on: drawn by `../../pages/draw-logo.ts`. */
export const LOGO_PATH = "/images/";

export function carrierLogo(iata: string): string {
  return `${LOGO_PATH}carriers/${iata.toLowerCase()}.svg`;
}

export function agentLogo(id: string): string {
  return `${LOGO_PATH}agents/${id}.svg`;
}
