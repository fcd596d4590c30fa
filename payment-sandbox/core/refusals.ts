import type { Answer } from './state.js';

/** An answer by which a provider refuses a call. */
export interface Refusal {
  readonly status: number;
  /** Of Datatrans, which answers 400 to nearly everything. */
  readonly code?: string;
  readonly detail: string;
  /** Of Mollie: the property that it names. */
  readonly field?: string;
  readonly retryAfterSeconds?: number;
  /** Certainly not done, and the same call is refused again; otherwise it may be done the next time. */
  readonly isFinal?: boolean;
}

/** Only of POST, which alone has keys. */
export const stillRuns: Refusal = {
  status: 409,
  code: 'CLIENT_ERROR',
  detail: 'The first request with this idempotency key is still being processed',
};

/** What a provider may refuse calls with. `path` is the one of the call. */
export interface Refusals {
  /** Before it has done anything. */
  before(method: string, path: string): readonly Refusal[];
  /** Although it has done the work: nothing that would be a lie. */
  afterWork(method: string, path: string): readonly Refusal[];
  write(refusal: Refusal): Answer;
}
