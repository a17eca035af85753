// Times of creation: on every day, more at weekends, and many at once at a camp.
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { OFFSET_MS } from '#domain/indian-time.ts';
import { below, between, pick, type Random, seededRandom } from './chance.ts';

const OPENS = 9 * 60 + 30;
const CLOSES = 19 * 60;
const CAMP_EVERY_DAYS = 37;
const CAMP_SHARE = 0.22;
const MAX_TRIES = 100;
const WEEKDAY_SHARE = 0.4;

/** In random order. */
export function sampleTimes(seed: number, from: Date, to: Date): () => Date {
  const random = seededRandom(seed);
  const first = dayOf(from);
  const days = dayOf(to) - first + 1;
  const camps = campDays(random, first, days);
  const draw = () =>
    camps.length > 0 && random() < CAMP_SHARE ? pick(random, camps) : anyDay(random, first, days);
  return () => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const time =
        draw() * DAY_MS + minuteOf(random) * MINUTE_MS - OFFSET_MS + below(random, MINUTE_MS);
      if (time >= from.getTime() && time <= to.getTime()) return new Date(time);
    }
    // The range has no working hour.
    return new Date(from.getTime() + random() * (to.getTime() - from.getTime()));
  };
}

function anyDay(random: Random, first: number, days: number): number {
  for (;;) {
    const day = first + below(random, days);
    if (isWeekend(day) || random() < WEEKDAY_SHARE) return day;
  }
}

function campDays(random: Random, first: number, days: number): number[] {
  const camps: number[] = [];
  for (let day = first; day < first + days; day += CAMP_EVERY_DAYS + below(random, 20)) {
    const sunday = day + ((7 - weekday(day)) % 7);
    if (sunday < first + days) camps.push(sunday);
  }
  return camps;
}

/** Minute of the day in India, with few at lunchtime. */
function minuteOf(random: Random): number {
  const minute = between(random, OPENS, CLOSES);
  const isLunch = minute >= 13 * 60 && minute < 14 * 60;
  return isLunch && random() < 0.7 ? minute + 60 : minute;
}

function dayOf(time: Date): number {
  return Math.floor((time.getTime() + OFFSET_MS) / DAY_MS);
}

/** 0 is Sunday; 1 January 1970 was a Thursday. */
function weekday(day: number): number {
  return (day + 4) % 7;
}

function isWeekend(day: number): boolean {
  return weekday(day) === 0 || weekday(day) === 6;
}
