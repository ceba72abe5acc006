import { readFileSync } from "node:fs";

export interface NightColours {
  readonly paper: string;
  readonly ink: string;
  readonly inkMuted: string;
  readonly accent: string;
}

/** The dark-mode colours of the stylesheet, for pictures that cannot use it. */
export function nightColours(): NightColours {
  const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
  const colour = (name: string) => {
    const [, night] =
      new RegExp(`--${name}: light-dark\\(#[0-9a-f]+, (#[0-9a-f]+)\\)`).exec(css) ?? [];
    if (!night) throw new Error(`There is no colour --${name} in site/src/styles/tokens.css.`);
    return night;
  };
  return {
    paper: colour("paper"),
    ink: colour("ink"),
    inkMuted: colour("ink-muted"),
    accent: colour("accent"),
  };
}
