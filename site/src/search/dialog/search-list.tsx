import { type MouseEvent, memo, type ReactElement } from "react";
import { fill, fillCount } from "../../../i18n/fill.ts";
import type { SearchTexts } from "../../../i18n/texts.ts";
import { searchIds } from "../../frame/shell/search-ids.ts";
import { Hit } from "./hit.tsx";
import type { Item, ItemGroup } from "./item.ts";

export interface ListProps {
  readonly groups: readonly ItemGroup[];
  /** The number of lines to render. */
  readonly most: number;
  /** Whether more lines are on their way. */
  readonly isBusy: boolean;
  /** Index of the active line among all lines. */
  readonly active: number;
  readonly texts: SearchTexts;
  readonly onPoint: (at: number) => void;
  readonly onChoose: (item: Item, event: MouseEvent) => void;
}

export function optionId(at: number): string {
  return `${searchIds.list}-${at}`;
}

/**
 * The lines in their groups. Focus stays in the field; the active line is its active descendant.
 */
export const SearchList = memo(function SearchList(props: ListProps): ReactElement {
  const { groups, most, isBusy, active, texts, onPoint, onChoose } = props;
  let at = 0;
  return (
    <div
      id={searchIds.list}
      className="search-list"
      role="listbox"
      aria-label={texts.results}
      aria-busy={isBusy}
    >
      {groups.map((group) => {
        const first = at;
        at += group.items.length;
        if (first >= most) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of a form's fields
          <div key={headId(group)} role="group" aria-labelledby={headId(group)}>
            <p id={headId(group)} className="search-group" role="presentation">
              {labelOf(group, texts)}
              {isCounted(group) ? <span>{group.items.length}</span> : null}
            </p>
            {group.items.slice(0, most - first).map((item, place) => (
              <Line
                key={keyOf(item)}
                item={item}
                at={first + place}
                isActive={first + place === active}
                texts={texts}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
});

interface LineProps extends Pick<ListProps, "texts" | "onPoint" | "onChoose"> {
  readonly item: Item;
  readonly at: number;
  readonly isActive: boolean;
}

/** Memoised: renders again only if the item or its active state changes. */
const Line = memo(function Line({ item, at, isActive, texts, onPoint, onChoose }: LineProps) {
  return (
    <a
      id={optionId(at)}
      className="hit"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      href={hrefOf(item)}
      onPointerMove={() => !isActive && onPoint(at)}
      onClick={(event) => onChoose(item, event)}
    >
      <Hit item={item} texts={texts} />
    </a>
  );
});

export function countText(count: number, { count: texts }: SearchTexts): string {
  return fillCount(texts, count);
}

function headId({ name, isMore }: ItemGroup): string {
  return `${searchIds.list}-${isMore ? "more-" : ""}${name}`;
}

function isCounted({ name }: ItemGroup): boolean {
  return name !== "recent" && name !== "examples";
}

function labelOf({ name, isMore }: ItemGroup, texts: SearchTexts): string {
  if (name === "recent" || name === "examples") return texts[name];
  return isMore ? fill(texts.more, { group: texts.groups[name] }) : texts.groups[name];
}

function hrefOf(item: Item): string | undefined {
  if (item.kind === "place") return item.row.href;
  return item.kind === "recent" ? item.place.href : undefined;
}

function keyOf(item: Item): string {
  return hrefOf(item) ?? (item.kind === "example" ? item.typed : "");
}
