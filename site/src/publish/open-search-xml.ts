import { OPENSEARCH } from "../frame/document-head.tsx";
import { escapeXml } from "./escape-xml.ts";

interface SearchDescription {
  readonly brand: string;
  readonly description: string;
  /** The origin of the site. */
  readonly origin: string;
  /** The path of the page whose `?q=` opens search. */
  readonly page: string;
  readonly icon: string;
}

/** The description with which browsers add the site's search: OpenSearch 1.1. */
export function openSearchXml(parts: SearchDescription): string {
  const { brand, description, origin, page, icon } = parts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(brand)}</ShortName>`,
    `  <Description>${escapeXml(description)}</Description>`,
    "  <InputEncoding>UTF-8</InputEncoding>",
    `  <Image type="image/svg+xml">${escapeXml(origin + icon)}</Image>`,
    `  <Url type="text/html" template="${escapeXml(origin + page)}?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(origin + OPENSEARCH)}"/>`,
    "</OpenSearchDescription>",
    "",
  ].join("\n");
}
