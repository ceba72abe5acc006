/** The best of four other systems with the same content, measured with the same throttling. */
export const PEERS = {
  docs: { fcp: 832, lcp: 832, blocking: 398, kilobytes: 57, requests: 13 },
  reference: { fcp: 780, lcp: 1072, blocking: 1035, readable: 2031, kilobytes: 60 },
  navigation: { noHover: 256, hover: 350 },
  build75: { seconds: 9.5, megabytes: 633 },
  build1000: { seconds: 45, megabytes: 2760 },
} as const;
