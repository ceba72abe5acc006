import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { SearchTexts } from "../../../i18n/texts.ts";
import type { After } from "../../browser/after.ts";
import { type Item, type ItemGroup, resultGroups, startGroups } from "./item.ts";
import type { PanelProps } from "./panel-props.ts";
import { SearchFoot } from "./search-foot.tsx";
import { countText, SearchList } from "./search-list.tsx";
import type { SearchView } from "./search-session.ts";
import { Nearest, NoResults, SearchSkeleton } from "./search-states.tsx";
import { useFieldKeys } from "./use-field-keys.ts";
import { useFirstLines } from "./use-first-lines.ts";

interface Props extends PanelProps {
  readonly view: SearchView;
  readonly texts: SearchTexts;
}

/** The results for what is typed, else recent places and examples; and the key bindings. */
export function SearchBody(props: Props): ReactElement {
  const { field, session, view, texts, recent, after, afterPaint, slashKey, onChoose } = props;
  const [isSlashKeyOn, setSlashKey] = useState(slashKey.isOn);
  const isEmpty = view.typed.trim() === "";
  const answer = isEmpty ? undefined : view.answer;
  const rows = answer?.rows;
  const groups = useMemo(
    () => (isEmpty ? startGroups(recent, texts.exampleItems) : resultGroups(rows ?? [])),
    [isEmpty, recent, texts, rows],
  );
  const { active, setActive } = useActive(groups);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const counted = answer && !answer.isPart ? countText(count, texts) : "";
  const announcement = useLater(counted, after);
  const most = useFirstLines(groups, count, afterPaint);
  useFieldKeys({ field, list: groups, count, rendered: most, active, setActive });

  const choose = useCallback(
    (item: Item, event: MouseEvent) => {
      // A press moves the focus to the line, which may be gone after it.
      field.focus();
      if (item.kind !== "example") return onChoose(item, event);
      event.preventDefault();
      field.value = item.typed;
      session.type(item.typed);
    },
    [field, session, onChoose],
  );
  const chooseSlashKey = (isOn: boolean) => {
    slashKey.choose(isOn);
    setSlashKey(isOn);
  };
  return (
    <>
      <div className="search-scroll">
        <InPlaceOfList {...props} isEmpty={isEmpty}>
          <SearchList
            groups={groups}
            most={most}
            isBusy={answer?.isPart || most < count}
            active={active}
            texts={texts}
            onPoint={setActive}
            onChoose={choose}
          />
        </InPlaceOfList>
      </div>
      <SearchFoot
        texts={texts}
        count={counted}
        isSlashKeyOn={isSlashKeyOn}
        onSlashKey={chooseSlashKey}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

interface ListProps extends Props {
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The list, or what replaces it. */
function InPlaceOfList({ view, isEmpty, texts, ...props }: ListProps): ReactNode {
  const { typed, answer } = view;
  if (isEmpty) return props.children;
  if (!answer) return <SearchSkeleton />;
  if (answer.rows.length === 0) {
    const { namesHref, shellTexts } = props;
    const { nearest } = answer;
    return (
      <NoResults
        typed={typed}
        nearest={nearest}
        namesHref={namesHref}
        texts={texts}
        shellTexts={shellTexts}
      />
    );
  }
  return (
    <>
      <Nearest nearest={answer.nearest} texts={texts} />
      {props.children}
    </>
  );
}

/** The active line; a new list starts at its first. */
function useActive(groups: readonly ItemGroup[]) {
  const [chosen, setChosen] = useState({ groups, at: 0 });
  return {
    active: chosen.groups === groups ? chosen.at : 0,
    setActive: useCallback((at: number) => setChosen({ groups, at }), [groups]),
  };
}

const PAUSE = 600;

/** Delays what screen readers announce until the reader pauses. */
function useLater(text: string, after: After): string {
  const [later, setLater] = useState("");
  useEffect(() => after(PAUSE, () => setLater(text)), [text, after]);
  return later;
}
