import { type ReactElement, useId } from "react";

interface Props<Id extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** A choice of views: radio buttons that look like tabs, as those of the samples do. */
export function ChoiceRow<Id extends string>(props: Props<Id>): ReactElement {
  const { legend, choices, chosen, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="sample-languages">
      <legend>{legend}</legend>
      {choices.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name={group} checked={id === chosen} onChange={() => onChoose(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
