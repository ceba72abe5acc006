/** Where a traveller books one item of an offer, and what the page there is to show. */
export interface BookingLink {
  readonly agentId: string;
  readonly tripId: string;
  /** Which of several bookings it is, from 1 on; undefined where there is one. */
  readonly part: number | undefined;
  /** In thousandths of the currency; null where it is not known. */
  readonly milli: number | null;
  readonly currency: string;
}

export const BOOKING_PATH = "/redirect/";

/** bookingLink("https://sandbox.example", …) → "https://sandbox.example/redirect/nmba/lhr-…?currency=GBP&price=24910" */
export function bookingLink(
  origin: string,
  { agentId, tripId, part, milli, currency }: BookingLink,
): string {
  const place = `${origin}${BOOKING_PATH}${agentId}/${tripId}${part === undefined ? "" : `/${part}`}`;
  return `${place}?currency=${currency}${milli === null ? "" : `&price=${milli}`}`;
}
