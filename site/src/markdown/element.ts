import type { Element, ElementContent, Properties, Text } from "hast";

/** element("p", { className: ["lead"] }, [text("Hello.")]) */
export function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element {
  return { type: "element", tagName, properties, children };
}

export function text(value: string): Text {
  return { type: "text", value };
}
