import { renderToStaticMarkup } from "react-dom/server";
import { BrandMark } from "./brand-mark.tsx";
import { nightColours } from "./night-colours.ts";

/** The icon of the browser tab. */
export function faviconSvg(): string {
  const { paper, ink, accent } = nightColours();
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <title>Icon</title>
      <rect width="32" height="32" rx="7" fill={paper} />
      <BrandMark ink={ink} accent={accent} />
    </svg>,
  );
}
