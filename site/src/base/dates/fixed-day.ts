/**
 * The day on which the documentation is written: every date in the repository's pages, samples and
 * examples is right on this day, programs run on it, and so do the tests. Epoch milliseconds, noon
 * in UTC. What is served is moved on from it (`move-dates.ts`).
 */
export const FIXED_DAY = Date.UTC(2026, 10, 15, 12);
