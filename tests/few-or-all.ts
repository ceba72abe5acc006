/**
 * Chooses the cases of a test: a few in `npm test`, all in `npm run test:all`, which sets
 * `TEST_ALL` and runs each file that imports this one.
 */
export function fewOrAll<Cases>(few: Cases, all: Cases): Cases {
  return process.env.TEST_ALL ? all : few;
}
