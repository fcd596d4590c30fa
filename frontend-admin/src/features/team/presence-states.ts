import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { Presence } from '@bestellwerk/domain/contracts/working-time.schema';
import { byWords } from '@bestellwerk/domain/text/search';
import { absenceAt } from '@bestellwerk/domain/working-time/planned-now';

/** Where somebody is; missing is who should be at work. */
export type PresenceState = 'missing' | 'working' | 'paused' | 'elsewhere' | 'away';

export const isMissing = (member: Presence, now: number): boolean =>
  member.activity === null && member.elsewhere === null && absenceAt(member, new Date(now)) === 'missing';

/** The accounts of those who are missing. */
type Missing = ReadonlySet<string>;

export function stateOf({ user, activity, elsewhere }: Presence, missing: Missing): PresenceState {
  if (activity !== null) return activity.status === 'paused' ? 'paused' : 'working';
  if (elsewhere !== null) return 'elsewhere';
  return missing.has(user) ? 'missing' : 'away';
}

const order: readonly PresenceState[] = ['missing', 'working', 'paused', 'elsewhere', 'away'];

/** The missing first, then those at work, those in a pause or in another branch, and the others; by name. */
export function inOrder(team: readonly Presence[], missing: Missing): Presence[] {
  const rank = (member: Presence) => order.indexOf(stateOf(member, missing));
  return team.toSorted((a, b) => rank(a) - rank(b) || byWords(a.name, b.name));
}

/** The missing are counted among those who are away as well. */
export function teamCounts(team: readonly Presence[], missing: Missing): Record<PresenceState, number> {
  const counts = { missing: 0, working: 0, paused: 0, elsewhere: 0, away: 0 };
  for (const member of team) counts[stateOf(member, missing)]++;
  return { ...counts, away: counts.away + counts.missing };
}

/** The server's clock may be behind the one of this device. */
const TOLERANCE = 60_000;

/** Whether other shifts matter now than when the team was read: one of them has ended since, or the business day. */
export function isOutdated(team: readonly Presence[], readAt: number, now: number, timeZone: string) {
  const [then, later] = [readAt - TOLERANCE, now - TOLERANCE];
  const dayOf = (at: number) => businessDate(new Date(at), timeZone);
  if (dayOf(then) !== dayOf(later)) return true;
  return team.some(({ planned }) => {
    const ends = planned ? Date.parse(planned.endsAt) : NaN;
    return then < ends && ends <= later;
  });
}
