// Loaded before a program of a page, whose code uses `stillTime` for the time and for timers: the
// day is fixed, and a timer advances the clock at once. Node's own timers are unaffected.
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
