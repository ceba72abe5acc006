/**
 * The day as of which the documentation is written: every date in the repository's pages, samples
 * and examples is right on this day, and programs and tests run on it. Epoch milliseconds, noon in
 * UTC. Serving moves dates on from it (`move-dates.ts`).
 */
export const FIXED_DAY = Date.UTC(2026, 10, 15, 12);
