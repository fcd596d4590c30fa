import { z } from 'zod';
import type { Decider, Decision } from '../kernel/decider.js';
import type { EventFamily, EventOf } from '../kernel/event.js';
import { refuse } from '../kernel/refusal.js';

const uniqueNameEvents = {
  NameReserved: z.object({
    owner: z.string(),
    resource: z.string(),
    field: z.string(),
    at: z.iso.datetime(),
  }),
  NameReleased: z.object({ owner: z.string() }),
};
export type UniqueNameEvent = EventOf<typeof uniqueNameEvents>;

/** Who owns a name that must be unique. The stream's key is a keyed hash: names may be personal. */
export const uniqueNameFamily: EventFamily<typeof uniqueNameEvents> = {
  category: 'uniqueName',
  events: uniqueNameEvents,
  subject: (streamKey) => streamKey,
};

export const uniqueNameStream = (hash: string): string => `uniqueName-${hash}`;

/** `at`: when it was reserved last, ISO 8601. */
export interface NameOwner {
  readonly owner: string;
  readonly at: string;
}
export type UniqueName = NameOwner | null;

export const uniqueNameDecider: Decider<UniqueName, UniqueNameEvent> = {
  initial: null,
  evolve(name, event) {
    if (event.type === 'NameReserved') return { owner: event.data.owner, at: event.data.at };
    return name?.owner === event.data.owner ? null : name;
  },
};

/** Who wants a name, for which field of which resource, and when. */
export interface NameClaim {
  readonly owner: string;
  readonly resource: string;
  readonly field: string;
  readonly at: string;
}

export const NAME_TAKEN = 'name-taken';

/**
 * Reserves a name. An owner reserves it again every time, so that a takeover decided just before is refused.
 * `abandoned` is an ownership of which the log shows that its record does not bear the name.
 */
export function reserveName(
  name: UniqueName,
  wish: NameClaim,
  abandoned: UniqueName,
): Decision<UniqueNameEvent> {
  const isTaken = name !== null && name.owner !== wish.owner;
  const isAbandoned = isTaken && abandoned?.owner === name.owner && abandoned.at === name.at;
  if (isTaken && !isAbandoned) {
    return refuse(
      'conflict',
      NAME_TAKEN,
      'Dieser Wert ist schon vergeben. Bitte wählen Sie einen anderen.',
      wish.field,
    );
  }
  const released = isAbandoned ? [{ type: 'NameReleased', data: { owner: name.owner } } as const] : [];
  return [...released, { type: 'NameReserved', data: wish }];
}

export const releaseName = (name: UniqueName, owner: string): Decision<UniqueNameEvent> =>
  name?.owner === owner ? [{ type: 'NameReleased', data: { owner } }] : [];
