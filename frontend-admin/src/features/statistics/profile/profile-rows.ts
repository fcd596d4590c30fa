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
