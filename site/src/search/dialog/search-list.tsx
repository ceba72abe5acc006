import type { MouseEvent, ReactElement } from "react";
import { fill } from "../../../i18n/fill.ts";
import type { SearchTexts } from "../../../i18n/texts.ts";
import { searchIds } from "../../shell/search-ids.ts";
import { Hit } from "./hit.tsx";
import type { Item, ItemGroup } from "./item.ts";

export interface ListProps {
  readonly groups: readonly ItemGroup[];
  /** Position of the chosen line among all of them. */
  readonly active: number;
  readonly texts: SearchTexts;
  readonly onPoint: (at: number) => void;
  readonly onChoose: (item: Item, event: MouseEvent) => void;
}

export function optionId(at: number): string {
  return `${searchIds.list}-${at}`;
}

/** The lines in their groups. Focus stays in the field; the chosen line is its active descendant. */
export function SearchList({ groups, active, texts, onPoint, onChoose }: ListProps): ReactElement {
  let at = -1;
  return (
    <div id={searchIds.list} className="search-list" role="listbox" aria-label={texts.results}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of a form's fields
        <div key={headId(group)} role="group" aria-labelledby={headId(group)}>
          <p id={headId(group)} className="search-group" role="presentation">
            {labelOf(group, texts)}
            {isCounted(group) ? <span>{group.items.length}</span> : null}
          </p>
          {group.items.map((item) => {
            at += 1;
            const own = at;
            return (
              <a
                key={keyOf(item)}
                id={optionId(own)}
                className="hit"
                role="option"
                tabIndex={-1}
                aria-selected={own === active}
                href={hrefOf(item)}
                onPointerMove={() => own !== active && onPoint(own)}
                onClick={(event) => onChoose(item, event)}
              >
                <Hit item={item} texts={texts} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

export function countText(count: number, { count: texts }: SearchTexts): string {
  return fill(count === 1 ? texts.one : texts.other, { count });
}

function headId({ name, isMore }: ItemGroup): string {
  return `${searchIds.list}-${isMore ? "more-" : ""}${name}`;
}

function isCounted({ name }: ItemGroup): boolean {
  return name !== "recent" && name !== "examples";
}

function labelOf({ name, isMore }: ItemGroup, texts: SearchTexts): string {
  if (name === "recent") return texts.recent;
  if (name === "examples") return texts.examples;
  return isMore ? fill(texts.more, { group: texts.groups[name] }) : texts.groups[name];
}

function hrefOf(item: Item): string | undefined {
  if (item.kind === "place") return item.row.href;
  return item.kind === "recent" ? item.place.href : undefined;
}

function keyOf(item: Item): string {
  return hrefOf(item) ?? (item.kind === "example" ? item.typed : "");
}
