import type { Decider } from '@bestellwerk/domain/kernel/decider';
import { type EventFamily, type EventOf, personal } from '@bestellwerk/domain/kernel/event';
import { z } from 'zod';

const parcelEvents = {
  ParcelSent: z.object({
    weight: z.number(),
    recipient: z.object({ name: personal(z.string()), city: z.string() }),
    stops: z.array(z.object({ place: z.string(), neighbour: personal(z.string()).optional() })).default([]),
    labels: z.record(z.string(), personal(z.string())).optional(),
  }),
  ParcelConfirmed: z.object({}),
  ParcelWeighed: z.object({ weight: z.number() }),
} as const;

export type ParcelEvent = EventOf<typeof parcelEvents>;

/** A kind of stream that only tests use; its key has a prefix so that the subject is not just the key. */
export const parcelFamily = {
  category: 'parcel',
  events: parcelEvents,
  subject: (streamKey) => `parcel ${streamKey}`,
} as const satisfies EventFamily<typeof parcelEvents>;

export interface Parcel {
  readonly isConfirmed: boolean;
  readonly weights: readonly number[];
}

export const parcelDecider: Decider<Parcel, ParcelEvent> = {
  initial: { isConfirmed: false, weights: [] },
  evolve: (parcel, event) => {
    switch (event.type) {
      case 'ParcelConfirmed':
        return { ...parcel, isConfirmed: true };
      case 'ParcelSent':
      case 'ParcelWeighed':
        return { ...parcel, weights: [...parcel.weights, event.data.weight] };
    }
  },
};

export const sent = (name: string): ParcelEvent => ({
  type: 'ParcelSent',
  data: { weight: 1, recipient: { name, city: 'Linz' }, stops: [] },
});
export const weighed = (weight: number): ParcelEvent => ({ type: 'ParcelWeighed', data: { weight } });
export const confirmed: ParcelEvent = { type: 'ParcelConfirmed', data: {} };
