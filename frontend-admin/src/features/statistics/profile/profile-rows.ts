import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import type { UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';

/** A day: minutes of its own, and those of all days up to it. What lies ahead was not worked yet. */
export interface ProfileRow {
  [name: string]: string | number | null;
  key: string;
  t: string;
  planned: number;
  done: number | null;
  balance: number | null;
  /** Up to the day. */
  target: number;
  worked: number | null;
}

export function profileRows({ days, now }: Pick<UserProfile, 'days' | 'now'>): ProfileRow[] {
  let [target, worked] = [0, 0];
  return days.map((day) => {
    target += day.target;
    worked += day.worked;
    const isOver = day.date <= now;
    return {
      ...{ key: day.date, t: day.date, planned: day.target, target },
      // Today is no part of the balance yet, but has minutes.
      done: isOver || day.worked > 0 ? day.worked : null,
      balance: isOver ? day.balance : null,
      worked: isOver ? worked : null,
    };
  });
}

/** The days of a profile, and those between them without work or a plan: on these its sums stand still. */
export function everyDay({ days, start, end }: Pick<UserProfile, 'days' | 'start' | 'end'>): Days {
  const known = new Map(days.map((day) => [day.date, day]));
  const all: Days[number][] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) {
    const balance = all.at(-1)?.balance ?? 0;
    all.push(known.get(date) ?? { date, target: 0, worked: 0, balance });
  }
  return all;
}

type Days = UserProfile['days'];
