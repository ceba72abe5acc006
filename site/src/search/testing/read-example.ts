import { findOperation } from "../../../../contract/src/names/find.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import en from "../../../i18n/catalogues/en.ts";
import { type ReadBody, readBody } from "../../explorer/read-body.ts";
import { nameCards } from "../names/name-cards.ts";

/**
 * Reads the body of an operation's 200 response with the names that its reference publishes.
 * @param body the name of a documented example, or the body itself
 */
export function readExample(operation: string, body: unknown): ReadBody {
  const { specification, schema, examples } = responseOf(operation);
  const example = examples.find(({ name }) => name === body);
  const cards = nameCards(specification, en.reference, "en");
  return readBody(cards, schema.name ?? "", example ? example.value : body);
}

function responseOf(id: string) {
  const operation = findOperation(contract, id);
  const response =
    operation.found && operation.value.responses.find(({ status }) => status === "200");
  const specification = contract.specifications.find(({ operations }) =>
    operations.some((one) => one.id === id),
  );
  if (!response || !specification) throw new Error(`${id} has no 200.`);
  return { ...response, specification };
}
