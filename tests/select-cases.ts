/**
 * Selects the cases of a test: a sample in `npm test`, all in `npm run test:all`, which sets
 * `TEST_ALL` and runs each file that imports this one.
 */
export function selectCases<Cases>(sample: Cases, all: Cases): Cases {
  return process.env.TEST_ALL ? all : sample;
}
