import type { ExpectedEvents } from './expected-events.js';
import type { RetryingClient } from './retrying-client.js';

/** Where everybody lives during a run. */
export interface ChaosContext {
  /** Signed in as administrator. */
  readonly office: RetryingClient;
  readonly expected: ExpectedEvents;
  /** What an order form looks like. */
  readonly form: Readonly<Record<string, unknown>>;
  readonly branch: string;
}
