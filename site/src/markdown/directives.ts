/** The closed set of directives: a writer can use these and nothing else. */
export interface DirectiveRule {
  readonly kind: "containerDirective" | "leafDirective";
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Whether `[a label]` may follow the name. */
  readonly label: boolean;
}

const container = (rule: Partial<DirectiveRule> = {}): DirectiveRule => ({
  kind: "containerDirective",
  required: [],
  optional: [],
  label: false,
  ...rule,
});

const leaf = (required: readonly string[], optional: readonly string[] = []): DirectiveRule => ({
  kind: "leafDirective",
  required,
  optional,
  label: false,
});

export const DIRECTIVES: Readonly<Record<string, DirectiveRule>> = {
  note: container({ label: true }),
  tip: container({ label: true }),
  caution: container({ label: true }),
  details: container({ label: true }),
  steps: container(),
  compare: container({ required: ["left", "right"] }),
  next: container(),
  questions: container(),
  apis: leaf([]),
  operation: leaf(["id"]),
  request: leaf(["operation"], ["example", "language", "part"]),
  response: leaf(["operation", "status"], ["example"]),
  fields: leaf(["schema"], ["only"]),
  enum: leaf(["schema"]),
  error: leaf(["of"]),
  errors: leaf([], ["operation"]),
  "retry-rules": leaf([], ["operation"]),
  keys: leaf([]),
  scenarios: leaf([], ["only"]),
  "reserved-places": leaf([], ["only"]),
  quirks: leaf([]),
  limits: leaf([], ["only"]),
  "market-addresses": leaf([]),
  register: leaf([], ["of", "about", "only"]),
  settings: leaf([]),
  coverage: leaf([]),
  timeline: leaf([]),
  written: leaf(["on"]),
  command: leaf(["to"]),
  migration: leaf(["of", "part"], ["only"]),
  names: leaf(["of"]),
  install: leaf(["package"]),
  export: leaf(["of"]),
  "contract-types": leaf([]),
  open: leaf(["of"]),
  figure: leaf(["src", "alt"], ["caption"]),
};
