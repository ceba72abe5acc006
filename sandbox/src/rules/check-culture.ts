import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import type { Services } from "../services.ts";
import { checkCode } from "./check-code.ts";

/** The fields that every query starts with: country of sale, language and currency. */
interface Culture {
  readonly market: string;
  readonly locale: string;
  readonly currency: string;
}

export function checkCulture(services: Services, query: Culture): readonly Violation[] {
  const kinds = ["market", "locale", "currency"] as const;
  return kinds.flatMap((kind) => checkCode(services, kind, `query.${kind}`, query[kind]));
}
