/** Which routes the chart of the home page draws, and where each airport's code stands. */

export type Side = "left" | "right" | "above" | "below";

/** The first is the one in colour. */
export const chartRoutes: readonly (readonly [string, string])[] = [
  ["LHR", "NRT"],
  ["KEF", "HEL"],
  ["EDI", "IST"],
  ["LIS", "IST"],
  ["LHR", "CAI"],
  ["IST", "DEL"],
  ["CAI", "NBO"],
  ["NBO", "BOM"],
  ["IST", "DXB"],
  ["DXB", "SIN"],
  ["DXB", "CPT"],
  ["DEL", "ICN"],
  ["HEL", "PEK"],
  ["SIN", "HKG"],
  ["HKG", "NRT"],
  ["SIN", "PER"],
];

export const chartCodes: Readonly<Record<string, Side>> = {
  LHR: "left",
  NRT: "right",
  KEF: "left",
  HEL: "above",
  EDI: "left",
  LIS: "left",
  IST: "left",
  CAI: "left",
  DEL: "above",
  BOM: "left",
  DXB: "below",
  NBO: "left",
  SIN: "left",
  HKG: "right",
  ICN: "above",
  PEK: "above",
};
