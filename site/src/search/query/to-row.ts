import type { Row } from "./answer.ts";
import { excerptOf } from "./excerpt.ts";
import type { FoundRecord } from "./found-record.ts";
import { markName } from "./mark-name.ts";
import { runsOf, spansOf } from "./mark-terms.ts";
import type { OpenIndex } from "./open-index.ts";
import type { Query } from "./read-query.ts";

/** A record as the dialog shows it. `met` are the matched terms. */
export function toRow(
  record: FoundRecord,
  { identifierForm }: Query,
  met: ReadonlySet<string>,
  { words }: OpenIndex,
): Row {
  const { kind, page, anchor, title, text, owner, became, badge, further } = record;
  const [href, pageTitle, where, lang] = page;
  const isName = record.names.includes(title);
  return {
    kind,
    href: anchor === "" ? href : `${href}#${anchor}`,
    title: isName
      ? markName(title, identifierForm, words)
      : runsOf(title, spansOf(title, met, words), []),
    shared: kind === "value" ? sharedLetters(record) : 0,
    page: kind === "section" ? pageTitle : "",
    where: kind === "operation" ? where : owner || where,
    excerpt: excerptOf(kind === "operation" ? `\`${owner}\`` : text, met, words),
    badge,
    further,
    ...(kind === "retired" && { became }),
    ...(lang && { lang }),
  };
}

function sharedLetters({ title, names }: FoundRecord): number {
  const [, own = ""] = names;
  return own === "" ? 0 : title.length - own.length;
}
