import type { SandboxSettings } from '../core/settings.js';
import type { Notification, ProviderName } from '../core/state.js';
import type { RandomTroubles, Trouble } from '../core/troubles.js';
import type { sandboxKeys } from '../sandbox-keys.js';
import type { Act } from './acts.js';
import type { TrueMoney } from './truth.js';

/** A call of one of the APIs. */
export interface Call {
  readonly provider: ProviderName;
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  /** Null: no answer, or not yet. */
  status: number | null;
}

export interface Report {
  readonly now: string;
  readonly payments: readonly TrueMoney[];
  readonly notifications: readonly Notification[];
  /** Of the APIs, the oldest first; the last 1 000. */
  readonly calls: readonly Call[];
}

export interface PaymentSandbox {
  /** Of both APIs and the pages, without a slash at its end. */
  readonly url: string;
  readonly keys: typeof sandboxKeys;
  report(): Report;
  trouble(...next: readonly Trouble[]): void;
  troubleByChance(random: RandomTroubles): void;
  noTrouble(): void;
  set(settings: Partial<Record<keyof SandboxSettings, unknown>>): void;
  /** Of a payment, or of a chargeback. Throws if it is not possible now. */
  act(id: string, act: Act): void;
  /** Turns the clock forward, by milliseconds. */
  advance(ms: number): Promise<void>;
  /** Resolves when no delivery of a notification runs. */
  untilIdle(): Promise<void>;
  /** Answers the calls that are held; how many these were. */
  release(): number;
  stop(): Promise<void>;
}
