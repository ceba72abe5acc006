/** Path of the logos in results, on the sandbox's origin; `../../pages/draw-logo.ts` draws them. */
export const LOGO_PATH = "/images/";

export function carrierLogo(iata: string): string {
  return `${LOGO_PATH}carriers/${iata.toLowerCase()}.svg`;
}

export function agentLogo(id: string): string {
  return `${LOGO_PATH}agents/${id}.svg`;
}
