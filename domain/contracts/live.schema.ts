import { z } from 'zod';

/**
 * socket.io protocol (path /socket.io, namespace /live).
 *
 * Topics are made in live-topics.ts, for example `public-order:<uid>:<hash>` (public), `board:<branch id>` and
 * `order:<order id>` (staff of the branch). Rows are PublicOrder for the first, StaffOrder for the others.
 */
export const liveChangesSchema = z.object({
  topic: z.string(),
  /** Name of the read model. */
  projection: z.string(),
  /** Handled position of the read model, a decimal string. */
  position: z.string(),
  rows: z.array(z.unknown()),
});
export type LiveChanges = z.infer<typeof liveChangesSchema>;

export type SubscriptionAnswer = { ok: true; position: string } | { ok: false; message: string };

/** Client to server. */
export interface LiveRequests {
  subscribe(topic: string, answered: (answer: SubscriptionAnswer) => void): void;
  unsubscribe(topic: string, answered?: (answer: { ok: true }) => void): void;
  /** Sent after every connect by a page that shows this account as signed in; 'session-ended' comes if it is not. */
  'watch-session'(account: string): void;
}

/** Server to client. */
export interface LiveMessages {
  changes(changes: LiveChanges): void;
  /** The session of this socket has ended, or was over before it connected. */
  'session-ended'(): void;
}
