import type { Random } from '@bestellwerk/server-kit/random';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAYS = 365;

/** From and to, in UTC: where a mistake about days would show. */
const edges: readonly (readonly [string, string])[] = [
  // The year begins and ends, and so does the business day that is the first or the last one.
  ['2025-12-31T22:50:00Z', '2026-01-01T03:10:00Z'],
  ['2026-12-31T22:50:00Z', '2027-01-01T03:10:00Z'],
  // The clocks go forward at 01:00 UTC, and back; the business day ends at 02:00 and at 03:00.
  ['2026-03-28T22:50:00Z', '2026-03-29T04:10:00Z'],
  ['2026-10-24T21:50:00Z', '2026-10-25T04:10:00Z'],
  // All of these two days.
  ['2026-03-28T03:00:00Z', '2026-03-30T02:00:00Z'],
  ['2026-10-24T02:00:00Z', '2026-10-26T03:00:00Z'],
];
const EACH_EDGE = 40;

/** Instants at which orders are placed, in their order: mostly at noon and in the evening, often around an edge of days. */
export function placingTimes(random: Random, count: number): string[] {
  const atEdges = edges.flatMap(([from, to]) =>
    Array.from({ length: EACH_EDGE }, () => between(random, Date.parse(from), Date.parse(to))),
  );
  const others = Array.from({ length: count - atEdges.length }, () => anyTime(random));
  return [...atEdges, ...others].sort((one, other) => one - other).map((at) => new Date(at).toISOString());
}

/** Often at a full minute: that of an edge among them. */
function between(random: Random, from: number, to: number): number {
  const at = random.between(from, to);
  return random.chance(0.5) ? at - (at % (10 * MINUTE)) : at;
}

function anyTime(random: Random): number {
  const day = FIRST_DAY + random.between(0, DAYS - 1) * DAY;
  const at = (hour: number, minutes: number) =>
    day + hour * 60 * MINUTE + random.between(0, minutes) * MINUTE;
  const kind = random.next();
  if (kind < 0.35) return at(10, 180);
  if (kind < 0.75) return at(16, 300);
  if (kind < 0.85) return between(random, day + 1.5 * 60 * MINUTE, day + 3.5 * 60 * MINUTE);
  if (kind < 0.95) return between(random, day - 2.5 * 60 * MINUTE, day + 30 * MINUTE);
  return at(0, 24 * 60 - 1);
}
