import { z } from 'zod';

/**
 * socket.io protocol (path /socket.io, namespace /live).
 * Client to server, each acknowledged with `SubscriptionAnswer`: 'subscribe' topic, 'unsubscribe' topic.
 * Server to client: 'changes' LiveChanges.
 *
 * Topics: `public-order:<uid>:<hash>` (public), `board:<branch id>` and `order:<order id>` (staff of the branch).
 * Rows are PublicOrder for the first, StaffOrder for the others.
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
