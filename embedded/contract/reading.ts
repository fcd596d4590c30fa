import type { AllStreamSubscription, StreamSubscription } from '@eventstore/db-client';

export async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

interface Resolved {
  readonly event?: { readonly data: unknown };
}

/** The numbers in events of `counted`. */
export function numbersOf(events: readonly Resolved[]): number[] {
  return events.map(({ event }) => (event!.data as { n: number }).n);
}

/** Takes events from a subscription until there are `count`, and leaves it open. */
export async function take<T extends StreamSubscription | AllStreamSubscription>(
  subscription: T,
  count: number,
): Promise<Resolved[]> {
  const events: Resolved[] = [];
  for await (const event of subscription.iterator({ destroyOnReturn: false })) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
}

/** Resolves when the subscription emits the event. */
export function emitted(
  subscription: StreamSubscription | AllStreamSubscription,
  name: 'confirmation' | 'caughtUp',
): Promise<void> {
  return new Promise((resolve, reject) => {
    subscription.once(name, () => resolve());
    subscription.once('error', reject);
  });
}
