import type { Operations } from "../../contract/generated/types/signatures.ts";
import type { OperationId } from "../../contract/src/types.ts";

/** What an operation takes: its body, or its parameters by name. */
export type Input<Id extends OperationId> = NonNullable<Parameters<Operations<never>[Id]>[0]>;

/** The body of an operation's response 200. */
export type Output<Id extends OperationId> = Awaited<ReturnType<Operations<never>[Id]>>;
