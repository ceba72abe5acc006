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

export interface ChartCode {
  readonly side: Side;
  /** Shown where there is room for a few codes only. */
  readonly major?: true;
}

export const chartCodes: Readonly<Record<string, ChartCode>> = {
  LHR: { side: "left", major: true },
  NRT: { side: "right", major: true },
  KEF: { side: "left" },
  HEL: { side: "above" },
  EDI: { side: "left" },
  LIS: { side: "left" },
  IST: { side: "left", major: true },
  CAI: { side: "left" },
  DEL: { side: "above", major: true },
  BOM: { side: "left" },
  DXB: { side: "below", major: true },
  NBO: { side: "left" },
  SIN: { side: "left", major: true },
  HKG: { side: "right" },
  ICN: { side: "above" },
  PEK: { side: "above", major: true },
};
