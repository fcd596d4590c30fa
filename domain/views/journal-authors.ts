import type { BranchDayEvent } from '../branch-day/branch-day-events.js';
import type { Actor } from '../kernel/event.js';
import type { OrderEvent } from '../ordering/order/order-events.js';

/** By whom entries of the journal can be narrowed down, and the kinds of actors that are meant. */
const kinds = {
  people: ['user', 'customer'],
  staff: ['user'],
  guests: ['customer'],
  automatic: ['device', 'rule', 'provider', 'system'],
} as const satisfies Record<string, readonly Actor['kind'][]>;

/**
 * What follows at once and by itself from what somebody did, under whose name it is written: with it, every order would be in the
 * journal of people three times.
 */
export const consequences: readonly string[] = ['OrderSubmitted', 'PlaceTaken', 'PlaceReleased'] satisfies (
  OrderEvent['type'] | BranchDayEvent['type']
)[];

export type JournalAuthors = keyof typeof kinds;

export const journalAuthors = Object.keys(kinds) as [JournalAuthors, ...JournalAuthors[]];

export const actorKindsOf = (authors: JournalAuthors): readonly Actor['kind'][] => kinds[authors];

export const journalAuthorLabels: Record<JournalAuthors, string> = {
  people: 'Mitarbeiter und Gäste',
  staff: 'Mitarbeiter',
  guests: 'Gäste',
  automatic: 'Automatisch und Geräte',
};
