/** Lists of countries by country, all as ISO 3166 codes. */
export type CountryLists = Readonly<Record<string, string>>;

/** Territories that travellers treat as part of another country. */
export const TERRITORIES: CountryLists = {
  FR: "BL GF GP MF MQ PM RE YT",
  GB: "GG IM JE",
  US: "AS GU MP PR VI",
};

/**
 * For each country, those from which many people live there, mostly its former colonies: the large
 * corridors of the United Nations' International Migrant Stock 2020.
 */
export const COMMUNITIES: CountryLists = {
  AE: "BD EG IN LK NP PH PK",
  AU: "CN FJ GB ID IN NZ PG VN",
  BE: "BI CD MA RW",
  CA: "CN GB HK IN JM PH",
  DE: "GR HR IT PL RO RS TR XK",
  DK: "FO GL",
  ES: "AR BO CO CU DO EC GQ MA PE PY RO UY VE",
  FR: "BJ CD CF CG CI CM DJ DZ GA GN HT KM LB MA MG ML MU NC NE PF SN TD TG TN VN",
  GB: "AG BB BD BM CY GD GH IN JM KE LC LK MT NG PK PL RO SL TT UG ZA ZW",
  IT: "AL AR EG MD RO TN",
  JP: "BR CN KR PH VN",
  KR: "CN VN",
  KW: "BD EG IN PH PK",
  NL: "AW BQ CW ID MA SR SX TR",
  NZ: "CK TO WS",
  PT: "AO BR CV GW LU MZ ST TL",
  QA: "BD EG IN LK NP PH PK",
  RU: "AM AZ BY GE KG KZ MD TJ TM TR UZ",
  SA: "BD EG ET ID IN JO PH PK SD YE",
  SG: "CN ID IN MY",
  US: "BS CA CO CR CU DO EC ET GB GT GY HN HT IE IL JM MX NI PA PE PH SV TT VN",
  ZA: "BW LS MZ NA SZ ZW",
};

/** The countries of the European Union, and others that closed their airspace together with it. */
const EUROPE =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK";

/**
 * Pairs of countries between which no airline flies in 2025, although aircraft could: the orders of
 * 2022 against Russia (in the Union, Regulation 2022/334) and of 2021 against Belarus, Algeria's of
 * 2021 against Morocco, those of 2019 between India and Pakistan and between the United States and
 * Venezuela; and states that have no air services with each other.
 */
export const CLOSED_SKIES: CountryLists = {
  AM: "AZ",
  BY: `${EUROPE} CA UA US`,
  CA: "IR",
  DZ: "MA",
  IL: "AF BD DZ ID IQ IR KW LB LY MY OM PK QA SA SD TN YE",
  IN: "PK",
  RS: "XK",
  RU: `${EUROPE} AL CA ME MK UA US`,
  US: "IR VE",
};
