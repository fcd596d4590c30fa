import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { Presence } from '@bestellwerk/domain/contracts/working-time.schema';
import { byWords } from '@bestellwerk/domain/text/search';
import { absenceAt } from '@bestellwerk/domain/working-time/planned-now';

/** Where somebody is; missing is who should be at work, and coming whose shift is still to begin or has just begun. */
export type PresenceState = 'missing' | 'working' | 'paused' | 'elsewhere' | 'coming' | 'away';

export function stateOf(member: Presence, now: number): PresenceState {
  const { activity, elsewhere } = member;
  if (activity !== null) return activity.status === 'paused' ? 'paused' : 'working';
  if (elsewhere !== null) return 'elsewhere';
  const absence = absenceAt(member, new Date(now));
  if (absence === 'due') return 'coming';
  return absence === 'missing' || absence === 'coming' ? absence : 'away';
}

export interface PresenceGroup {
  state: PresenceState;
  members: Presence[];
}

const order: readonly PresenceState[] = ['missing', 'working', 'paused', 'elsewhere', 'coming', 'away'];

/** The missing first, then those at work, and the others; by name. Nobody is in a group that is left out. */
export function inGroups(team: readonly Presence[], states: readonly PresenceState[]): PresenceGroup[] {
  const membersIn = (state: PresenceState) =>
    team.filter((_, index) => states[index] === state).sort((a, b) => byWords(a.name, b.name));
  return order
    .map((state) => ({ state, members: membersIn(state) }))
    .filter(({ members }) => members.length > 0);
}

/** How many of the team are at work, and how many are nowhere at work; some of these are missing. */
export function teamCounts(states: readonly PresenceState[]) {
  const countOf = (...counted: PresenceState[]) => states.filter((state) => counted.includes(state)).length;
  return {
    ...{ working: countOf('working'), paused: countOf('paused'), missing: countOf('missing') },
    away: countOf('missing', 'coming', 'away'),
  };
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
