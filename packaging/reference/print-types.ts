import ts from "typescript";

/** signature(declaration, ": ") → "(date: LocalDate, locale: string): string" */
export function signature(declaration: ts.SignatureDeclaration, arrow: ": " | " => " | ""): string {
  const { parameters, type } = declaration;
  const returned = arrow === "" ? "" : `${arrow}${type ? typeText(type) : "void"}`;
  return `(${parameters.map(parameterText).join(", ")})${returned}`;
}

/** The type of a field or a getter, on one line; without `| undefined` if it is optional. */
export function memberType(member: ts.ClassElement | ts.TypeElement, isOptional: boolean): string {
  const isField = ts.isPropertySignature(member) || ts.isPropertyDeclaration(member);
  if ((!isField && !ts.isGetAccessor(member)) || !member.type) {
    throw new TypeError(`The type of ${member.getText()} is missing: annotate it.`);
  }
  return isOptional ? withoutUndefined(typeText(member.type)) : typeText(member.type);
}

function parameterText(parameter: ts.ParameterDeclaration): string {
  const { name, type, initializer, questionToken } = parameter;
  const mark = initializer || questionToken ? "?" : "";
  if (!type) {
    throw new TypeError(`The type of ${parameter.getText()} is missing: annotate it.`);
  }
  const text = typeText(type);
  return `${ts.isIdentifier(name) ? name.text : nameFor(text)}${mark}: ${text}`;
}

/** The name for a destructured parameter, from its type: LocalDate → "date". */
function nameFor(type: string): string {
  return (/[A-Z][a-z]+$/.exec(type)?.[0] ?? "options").toLowerCase();
}

/** The text of a type on one line, even if its source has several. */
function typeText(type: ts.TypeNode): string {
  return type.getText().replace(/\s+/g, " ").replace(/\( /g, "(").replace(/,? \)/g, ")");
}

/** withoutUndefined("(() => number) | undefined") → "() => number" */
function withoutUndefined(type: string): string {
  return type.replace(/^\| | \| undefined$/g, "").replace(/^\((.*)\)$/, "$1");
}
