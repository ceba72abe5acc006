/** Which routes the chart of the home page draws, and where each airport's code stands. */

export type Side = "left" | "right" | "above" | "below";

/** The first is the one in colour. */
export const chartRoutes: readonly (readonly [string, string])[] = [
  ["LHR", "NRT"],
  ["LHR", "JFK"],
  ["MAD", "EZE"],
  ["CDG", "DXB"],
  ["EDI", "IST"],
  ["KEF", "ATH"],
  ["DXB", "SIN"],
  ["IST", "DEL"],
  ["CAI", "NBO"],
  ["LIS", "GRU"],
  ["DEL", "ICN"],
  ["HEL", "PEK"],
  ["SIN", "HKG"],
  ["JFK", "MAD"],
  ["CDG", "DSS"],
];

export const chartCodes: Readonly<Record<string, Side>> = {
  LHR: "left",
  JFK: "below",
  NRT: "right",
  MAD: "left",
  CDG: "below",
  DXB: "below",
  EDI: "left",
  IST: "right",
  KEF: "above",
  ATH: "below",
  SIN: "left",
  DEL: "below",
  CAI: "below",
  NBO: "right",
  LIS: "left",
  ICN: "above",
  HEL: "above",
  PEK: "above",
  HKG: "right",
  DSS: "left",
};
