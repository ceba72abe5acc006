// Loaded before a program of a page. Its code asks `stillTime` for the time and to wait: the day is
// fixed, and a wait moves the clock on at once. What Node itself waits for is not touched.
const RealDate = Date;
let now = Number(process.env.FIXED_DAY);

class StillDate extends RealDate {
  constructor(...values) {
    super(...(values.length === 0 ? [now] : values));
  }

  static now() {
    return now;
  }
}

globalThis.stillTime = {
  Date: StillDate,
  setTimeout(work, milliseconds = 0, ...values) {
    now += milliseconds;
    return setTimeout(work, 0, ...values);
  },
};
