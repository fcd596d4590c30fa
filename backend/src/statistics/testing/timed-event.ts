import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { Actor } from '@bestellwerk/domain/kernel/event';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';

export interface TimedEvent {
  readonly event: OrderEvent;
  /** ISO, UTC. */
  readonly at: string;
  readonly by: Actor;
}

export const guest: Actor = { kind: 'customer', id: null };
export const staff: Actor = { kind: 'user', id: deterministicId('staff') };
export const device: Actor = { kind: 'device', id: deterministicId('device') };
export const rule: Actor = { kind: 'rule', id: 'generated' };
export const provider: Actor = { kind: 'provider', id: 'generated' };

export const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Makes the event of so many minutes after the placing, by staff if nobody else is named. */
export type After = (minutes: number, event: OrderEvent, by?: Actor) => TimedEvent;
