# Python imports this before a program of a page: the day is fixed, and a wait moves the clock on.
import datetime
import os
import time

_now = int(os.environ["FIXED_DAY"]) / 1000
_RealDate = datetime.date
_RealDateTime = datetime.datetime


def _sleep(seconds):
    global _now
    _now += seconds


class _Date(_RealDate):
    @classmethod
    def today(cls):
        moment = _RealDateTime.fromtimestamp(_now, datetime.timezone.utc)
        return cls(moment.year, moment.month, moment.day)


class _DateTime(_RealDateTime):
    @classmethod
    def now(cls, tz=None):
        return cls.fromtimestamp(_now, tz or datetime.timezone.utc).replace(tzinfo=tz)


time.sleep = _sleep
time.time = lambda: _now
time.monotonic = lambda: _now
datetime.date = _Date
datetime.datetime = _DateTime
