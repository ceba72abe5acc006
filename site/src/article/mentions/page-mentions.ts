import type { InlineCode, Nodes, Root } from "mdast";
import { nameResponse } from "../../../../contract/src/names/name-field.ts";
import { eachNode } from "../../markdown/each-node.ts";
import { outlineOf } from "../../markdown/outline-of.ts";
import { plainTexts } from "../../verify/names/check-names.ts";
import type { Scope } from "../../verify/names/create-scopes.ts";
import { hrefOf, linkedNames } from "../../verify/names/linked-names.ts";
import type { KnownNames, ResolvedName } from "../../verify/names/resolve-name.ts";
import { statusesIn } from "../../verify/numbers/check-numbers.ts";
import { type DirectiveSource, directiveNames } from "./directive-names.ts";

/** A mention of something in a section. */
export interface PageMention {
  /** The place that is explained, without a locale's prefix: "/api/geo/#Place.name". */
  readonly href: string;
  /** Id of the section that mentions it; empty before the first heading. */
  readonly section: string;
  readonly weight: number;
}

export interface MentionSource extends DirectiveSource {
  readonly names: KnownNames;
  readonly nameHref: (name: string) => string | undefined;
}

/** Everything that a written page links to or shows, with the section. */
export function pageMentions(
  source: MentionSource,
  tree: Root,
  scope: Scope,
): readonly PageMention[] {
  const { headings } = outlineOf(tree, "");
  const spans = linkedNames(tree, source.names, scope);
  const mentions: PageMention[] = [];
  let section = "";
  eachNode(tree, (node) => {
    if (node.type === "heading" && node.depth <= 3) section = headings.get(node)?.id ?? section;
    const found = [...placesOf(node, spans, source), ...errorsIn(node, scope, source)];
    mentions.push(...found.map((place) => ({ section, ...place })));
  });
  return mentions;
}

type MentionDraft = Omit<PageMention, "section"> & { readonly section?: string };

/** The places that a link, a code span or a directive links to or shows. */
function placesOf(
  node: Nodes,
  spans: ReadonlyMap<InlineCode, ResolvedName>,
  source: MentionSource,
): readonly MentionDraft[] {
  if (node.type === "link") return [{ href: node.url, weight: 1 }];
  if (node.type === "inlineCode") {
    const resolved = spans.get(node);
    const href = resolved && hrefOf(resolved, source.nameHref);
    return href === undefined ? [] : [{ href, weight: 1 }];
  }
  if (node.type !== "leafDirective") return [];
  return directiveNames(source, node).flatMap(({ name = "", href, ...mention }) => {
    const place = href ?? source.nameHref(name);
    return place === undefined ? [] : [{ ...mention, href: place }];
  });
}

/** A status in a sentence mentions that response of every operation the page is about. */
function errorsIn(
  node: Nodes,
  { contract }: Scope,
  { nameHref }: MentionSource,
): readonly MentionDraft[] {
  const statuses = plainTexts(node).flatMap((text) => statusesIn(text));
  return statuses.flatMap(({ status }) =>
    [...contract.operations.keys()].flatMap((id) => {
      const href = nameHref(nameResponse(id, status));
      return href === undefined ? [] : [{ href, weight: 1 }];
    }),
  );
}
