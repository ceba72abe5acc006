import type { ReactElement, ReactNode } from "react";

/** Line icons of 16 by 16. All are decorative: the text beside or around them has the name. */
function Icon({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function CaretIcon(): ReactElement {
  return (
    <Icon name="caret">
      <path d="M5.5 3.5 10 8l-4.5 4.5" />
    </Icon>
  );
}

export function MenuIcon(): ReactElement {
  return (
    <Icon name="menu">
      <path d="M2 4.5h12M2 8h12M2 11.5h8" />
    </Icon>
  );
}

export function CloseIcon(): ReactElement {
  return (
    <Icon name="close">
      <path d="m3.5 3.5 9 9m0-9-9 9" />
    </Icon>
  );
}

export function SearchIcon(): ReactElement {
  return (
    <Icon name="search">
      <path d="M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm3.4 7.9 3.1 3.1" />
    </Icon>
  );
}

export function SunIcon(): ReactElement {
  return (
    <Icon name="sun">
      <circle cx="8" cy="8" r="2.8" />
      <path d="M8 1v1.6m0 10.8V15M1 8h1.6m10.8 0H15M3.05 3.05l1.1 1.1m7.7 7.7 1.1 1.1m0-9.9-1.1 1.1m-7.7 7.7-1.1 1.1" />
    </Icon>
  );
}

export function MoonIcon(): ReactElement {
  return (
    <Icon name="moon">
      <path d="M13.5 9.7A5.9 5.9 0 0 1 6.3 2.5a5.9 5.9 0 1 0 7.2 7.2Z" />
    </Icon>
  );
}

/** Half day, half night: follows the system. */
export function SystemIcon(): ReactElement {
  return (
    <Icon name="system">
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
    </Icon>
  );
}
