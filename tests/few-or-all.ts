/**
 * What a test tries: a few cases in `npm test`, all of them in `npm run test:all`, which sets
 * `TEST_ALL` and runs each file that imports this one.
 */
export function fewOrAll<Cases>(few: Cases, all: Cases): Cases {
  return process.env.TEST_ALL ? all : few;
}
