import type { ReactElement } from "react";
import type { Texts } from "../../i18n/texts.ts";
import type { SiteConfig } from "../../site.config.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import { feedPath, markdownPath, PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { BuildAssets, PageKind, PageModel } from "../content/page-model.ts";
import { partsShown } from "../styles/style-part-names.ts";
import { endOfFirstScreen } from "./end-of-first-screen.ts";
import { pageHeadId } from "./frame-ids.ts";
import { footerId } from "./shell/shell-data.ts";

/** Path of the icon of the browser's tab. */
export const FAVICON = "/favicon.svg";

/** Path of the OpenSearch description, for browsers. */
export const OPENSEARCH = "/opensearch.xml";

export interface DocumentProps {
  readonly config: SiteConfig;
  readonly model: PageModel;
  /** The inside of `#page`; for the head, the HTML of the shell before it. */
  readonly inside: string;
  readonly assets: BuildAssets;
  readonly texts: Texts;
}

interface FeedLinkProps extends Pick<DocumentProps, "config" | "model"> {
  readonly title: string;
}

/**
 * "Overview · Geo · Brand": no two pages of a language have the same. The home page's title
 * begins with the brand.
 */
export function documentTitle(
  config: Pick<SiteConfig, "brand" | "versions">,
  model: PageModel,
  texts: Texts,
): string {
  const title = placedTitle(config, model, texts);
  return model.kind === "home" ? `${config.brand} · ${title}` : `${title} · ${config.brand}`;
}

/** A page's title with its context: nearest category, outermost category, archived version. */
function placedTitle(
  { versions }: Pick<SiteConfig, "versions">,
  { kind, title, version, breadcrumbs }: PageModel,
  texts: Texts,
): string {
  const archived = versions.some(({ id, archived }) => id === version && archived);
  const parts = [
    title,
    breadcrumbs.at(-1)?.label,
    breadcrumbs[0]?.label,
    kind === "reference" ? texts.shell.apiReference : undefined,
    archived ? `V${version}` : undefined,
  ];
  return [...new Set(parts)].filter((part) => part !== undefined).join(" · ");
}

/**
 * The id of the element that the first paint waits for. A page's first screen is painted at once: a
 * paint of its upper part would make the rest wait for a second. A reference is too long for that
 * to pay, so it waits only for what is above its heading: rows whose items settle together.
 */
function paintedFrom(kind: PageKind, inside: string): string {
  return kind === "reference" ? pageHeadId : (endOfFirstScreen(inside) ?? footerId);
}

/**
 * The inline script stands before the styles, because a script waits for styles above it. What else
 * the document requests stands at its end.
 */
export function DocumentHead({
  config,
  model,
  inside,
  assets,
  texts,
}: DocumentProps): ReactElement {
  const { brand } = config;
  const title = documentTitle(config, model, texts);
  return (
    <head>
      <meta charSet="utf-8" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, hashed in the policy */}
      <script dangerouslySetInnerHTML={{ __html: assets.headScript }} />
      <Styles kind={model.kind} inside={inside} assets={assets} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="expect" href={`#${paintedFrom(model.kind, inside)}`} blocking="render" />
      <title>{title}</title>
      <AboutPage config={config} model={model} texts={texts} />
      <link rel="icon" href={FAVICON} type="image/svg+xml" />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href={OPENSEARCH}
        title={brand}
      />
      <meta property="og:site_name" content={brand} />
      <meta property="og:image" content={PLACEHOLDER_ORIGIN + assets.socialImage} />
      <meta name="twitter:card" content="summary_large_image" />
    </head>
  );
}

/**
 * What the head says about this page alone, between its title and the icon. After a client
 * navigation only the canonical URL remains of it: the rest is for crawlers, which read documents.
 */
function AboutPage({
  config,
  model,
  texts,
}: Pick<DocumentProps, "config" | "model" | "texts">): ReactElement {
  return (
    <>
      <meta name="description" content={model.description} />
      {model.kind === "not-found" ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses model={model} />
      )}
      <FeedLink config={config} model={model} title={documentTitle(config, model, texts)} />
      <meta property="og:title" content={placedTitle(config, model, texts)} />
      <meta property="og:description" content={model.description} />
      <meta property="og:type" content={model.kind === "home" ? "website" : "article"} />
    </>
  );
}

function FeedLink({ config, model, title }: FeedLinkProps) {
  const prefix = prefixOf(config, model.lang);
  if (model.path !== localizeHref(config.changeLogPath, prefix)) return null;
  const href = PLACEHOLDER_ORIGIN + feedPath(prefix);
  return <link rel="alternate" type="application/atom+xml" title={title} href={href} />;
}

interface StylesProps extends Pick<DocumentProps, "inside" | "assets"> {
  readonly kind: PageKind;
}

/** The styles that a page of this kind needs, and those of each part that it and its shell show. */
function Styles({ kind, inside, assets }: StylesProps) {
  const { inlineStyles, partStyles = {}, stylesheet } = assets;
  if (!inlineStyles) return <link rel="stylesheet" href={stylesheet} />;
  const parts = partsShown(inside, Object.keys(partStyles));
  return (
    <>
      {[inlineStyles[kind], ...parts.map((part) => partStyles[part] ?? "")].map((text) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, hashed in the policy
        <style key={text} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </>
  );
}

function Addresses({ model }: { readonly model: PageModel }) {
  const [original] = model.languages;
  const translated = model.languages.filter((language) => language.samePage);
  return (
    <>
      <link rel="canonical" href={model.canonicalUrl} />
      <meta property="og:url" content={model.canonicalUrl} />
      {translated.map(({ id, href }) => (
        <link key={id} rel="alternate" hrefLang={id} href={PLACEHOLDER_ORIGIN + href} />
      ))}
      <link rel="alternate" type="text/markdown" href={markdownPath(model.path)} />
      {original && (
        <link rel="alternate" hrefLang="x-default" href={PLACEHOLDER_ORIGIN + original.href} />
      )}
    </>
  );
}
