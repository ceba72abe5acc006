import type { Texts } from "../../../i18n/texts.ts";
import type { Locale } from "../../../site.config.ts";
import { labelOf } from "../../content/label-of.ts";
import type { Link } from "../../content/page-model.ts";
import type { Plan } from "../../content/plan-pages.ts";
import type { PlannedPage } from "../../content/planned-page.ts";
import { titlesOf } from "../../content/titles-of.ts";
import type { Mention } from "./index-mentions.ts";

/**
 * Links to the pages that explain a place. A label that several pages share is preceded by the
 * label of the page's category.
 */
export function mentionLinks(
  plan: Plan,
  lang: Locale,
  texts: Texts,
): (mentions: readonly Mention[]) => readonly Link[] {
  const labelAt = (path: string) => labelOf(plan, { kind: "page", path }, lang, texts);
  const langAt = (path: string) => {
    const page = plan.byPath.get(path);
    return (page?.kind === "docs" ? titlesOf(page, lang)?.lang : undefined) ?? lang;
  };
  const labels = plan.pages.map(({ path }) => labelAt(path));
  const isShared = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  const around = (page: PlannedPage | undefined) => {
    const tree = page && plan.trees.get(page.version);
    const names = (tree?.positions.get(page?.path ?? "")?.ancestors ?? []).map((node) =>
      labelOf(plan, node, lang, texts),
    );
    const categories = tree?.all.filter(({ kind }) => kind === "category") ?? [];
    const all = categories.map((node) => labelOf(plan, node, lang, texts));
    return names.findLast((name) => all.indexOf(name) === all.lastIndexOf(name)) ?? names[0];
  };
  const linkTexts = new Map<string, string>();
  const tell = (path: string) => {
    const label = labelAt(path);
    const category = isShared(label) ? around(plan.byPath.get(path)) : undefined;
    return category ? `${category}: ${label}` : label;
  };
  return (mentions) =>
    mentions.map(({ path, section }) => {
      const label = linkTexts.get(path) ?? tell(path);
      linkTexts.set(path, label);
      const href = section === "" ? path : `${path}#${section}`;
      const own = langAt(path);
      return { href, label, ...(own !== lang && { lang: own }) };
    });
}
