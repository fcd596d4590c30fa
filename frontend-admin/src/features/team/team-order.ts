import { byWords } from '@bestellwerk/domain/text/search';
import type { Presence } from '@bestellwerk/domain/contracts/working-time.schema';

export type PresenceState = 'working' | 'paused' | 'elsewhere' | 'away';

export function stateOf({ activity, elsewhere }: Presence): PresenceState {
  if (activity === null) return elsewhere === null ? 'away' : 'elsewhere';
  return activity.status === 'paused' ? 'paused' : 'working';
}

const order: readonly PresenceState[] = ['working', 'paused', 'elsewhere', 'away'];

/** Those at work first, then those in a pause or in another branch, then the others; by name. */
export const inOrder = (team: readonly Presence[]): Presence[] =>
  team.toSorted((a, b) => order.indexOf(stateOf(a)) - order.indexOf(stateOf(b)) || byWords(a.name, b.name));

export function teamCounts(team: readonly Presence[]): Record<PresenceState, number> {
  const counts = { working: 0, paused: 0, elsewhere: 0, away: 0 };
  for (const member of team) counts[stateOf(member)]++;
  return counts;
}
