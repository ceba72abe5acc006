import type { ResponseData } from "./read-response.ts";

/** Fields that an error response complains about, in its order. */
export function blamedFields({ status, json }: ResponseData): readonly string[] {
  const { details } = Object(json);
  if (status < 400 || !Array.isArray(details)) return [];
  return details.map((one) => Object(one).field).filter((field) => typeof field === "string");
}

export interface ErrorLine {
  /** The field that it is about, if it is about one. */
  readonly field?: string;
  readonly message: string;
}

/** The lines of an error response's message, each with the field that it begins with. */
export function readErrorLines(response: ResponseData): readonly ErrorLine[] {
  const { message } = Object(response.json);
  if (response.status < 400) return [];
  const fields = blamedFields(response);
  const lines = typeof message === "string" ? message.split("\n").filter(Boolean) : [];
  return lines.map((message) => {
    const field = fields.find((one) => message.startsWith(`${one} `));
    return field === undefined ? { message } : { field, message };
  });
}
