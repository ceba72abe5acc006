import type { ReactElement, ReactNode } from "react";

interface Props {
  readonly id: string;
  readonly name: ReactNode;
  /** In plain words; empty for an enum value. */
  readonly type?: string;
  readonly children?: ReactNode;
}

/** The line of a field: its name as a link to itself, its type, and its marks. */
export function FieldHead({ id, name, type = "", children }: Props): ReactElement {
  return (
    <p className="field-head">
      <a className="field-name" href={`#${id}`}>
        <code>{name}</code>
      </a>
      {type === "" ? null : (
        <>
          {" "}
          <span className="type">{type}</span>
        </>
      )}
      {children}
    </p>
  );
}
