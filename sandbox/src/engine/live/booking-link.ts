/** The booking page of one item of an offer, and what it shows. */
export interface BookingLink {
  readonly agentId: string;
  readonly tripId: string;
  /** The number of this booking among several, from 1 on; undefined when there is only one. */
  readonly part: number | undefined;
  /** The price in thousandths of the currency; null when it is not known. */
  readonly milli: number | null;
  readonly currency: string;
}

export const BOOKING_PATH = "/redirect/";

/**
 * bookingLink("https://sandbox.example", …) →
 * "https://sandbox.example/redirect/nmba/lhr-…?currency=GBP&price=24910"
 */
export function bookingLink(
  origin: string,
  { agentId, tripId, part, milli, currency }: BookingLink,
): string {
  const place = `${origin}${BOOKING_PATH}${agentId}/${tripId}${part === undefined ? "" : `/${part}`}`;
  return `${place}?currency=${currency}${milli === null ? "" : `&price=${milli}`}`;
}
