import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Contract } from "../../../contract/src/model.ts";
import type { Catalogues } from "../../i18n/read-catalogues.ts";
import type { SiteConfig } from "../../site.config.ts";
import { FLOW_FILES } from "../base/flow-files.ts";
import { nameCardsPath, PLACEHOLDER_ORIGIN, specificationPath } from "../base/paths.ts";
import type { BuildAssets } from "../content/page-model.ts";
import { FAVICON, OPENSEARCH } from "../frame/document-head.tsx";
import { namesPath } from "../frame/shell/search-ids.ts";
import { shellTextsFile } from "../frame/shell-texts-file.ts";
import { policyOfAll } from "../publish/create-policy-of.ts";
import { faviconSvg } from "../publish/favicon-svg.tsx";
import { HEADERS_FILE, headersFile } from "../publish/headers-file.ts";
import { nginxFiles, type Policies } from "../publish/nginx-files.ts";
import { openSearchXml } from "../publish/open-search-xml.ts";
import type { OutputFile } from "../publish/output-file.ts";
import { robotsTxt } from "../publish/robots-txt.ts";
import { securityHeaders } from "../publish/security-headers.ts";
import { sitemapXml } from "../publish/sitemap-xml.ts";
import { socialPng } from "../publish/social-png.tsx";
import { SANDBOX } from "../samples/sample-request.ts";
import { nameCards } from "../search/names/name-cards.ts";
import type { Site } from "./assemble.ts";
import { consoleFiles } from "./console-files.ts";
import { placeNameFiles } from "./place-name-files.ts";
import { sitemapEntries } from "./sitemap-entries.ts";

/** Every file that is neither a page nor part of the client bundle. */
export function staticFiles(
  { config, catalogues, contract, plan }: Site,
  assets: BuildAssets,
): readonly OutputFile[] {
  return [
    ...specificationFiles(contract),
    ...nameCardFiles(config, contract, catalogues),
    ...consoleFiles(config, contract, catalogues),
    ...(config.practice ? placeNameFiles() : []),
    ...config.locales.map(({ code }) => shellTextsFile(code, catalogues(code).shell)),
    { name: "sitemap.xml", body: sitemapXml(sitemapEntries(config, plan)) },
    { name: OPENSEARCH.slice(1), body: openSearch(config, catalogues) },
    { name: "robots.txt", body: robotsTxt(PLACEHOLDER_ORIGIN) },
    { name: HEADERS_FILE, body: headersFile(securityHeaders(policyOfAll(assets))) },
    { name: FAVICON.slice(1), body: faviconSvg() },
    { name: "social.png", body: socialPng(config) },
  ];
}

/** Opens search on the page of names, which also works without a script. */
function openSearch({ brand, locales }: SiteConfig, catalogues: Catalogues): string {
  const { description } = catalogues(locales[0].code).home;
  const { baseUrl } = SANDBOX;
  return openSearchXml({ brand, description, origin: baseUrl, page: namesPath, icon: FAVICON });
}

/** Configuration for web servers: the headers of every response, and the languages. */
export function serverFiles(
  { locales }: SiteConfig,
  assets: BuildAssets,
  policies: Policies,
): readonly OutputFile[] {
  const prefixes = locales.map(({ prefix }) => prefix);
  return nginxFiles(securityHeaders(policyOfAll(assets)), policies, prefixes);
}

/** The specifications and flows, as written by `npm run generate`. */
function specificationFiles(contract: Contract): OutputFile[] {
  const folder = new URL("../../../contract/generated/", import.meta.url);
  const paths = [
    ...contract.specifications.flatMap(({ id }) => [
      specificationPath(id, "json"),
      specificationPath(id, "yaml"),
    ]),
    ...Object.values(FLOW_FILES),
  ];
  return paths.map((path) => {
    const name = path.slice(1);
    return { name, body: readFileSync(fileURLToPath(new URL(name, folder)), "utf8") };
  });
}

/** The preview cards of names, shown beside links to them. */
function nameCardFiles(
  { locales, references }: SiteConfig,
  contract: Contract,
  catalogues: Catalogues,
): readonly OutputFile[] {
  const [{ code: contractLang }] = locales;
  const referenced = contract.specifications.filter(({ id }) =>
    references.some((one) => one === id),
  );
  return locales.flatMap(({ code }) =>
    referenced.map((specification) => {
      const cards = nameCards(specification, catalogues(code).reference, contractLang);
      return {
        name: nameCardsPath(code, specification.id).slice(1),
        body: JSON.stringify(cards),
      };
    }),
  );
}
