import { z } from 'zod';
import type { Decider, Decision } from '../kernel/decider.js';
import type { EventFamily, EventOf } from '../kernel/event.js';

const previewLinksEvents = {
  /** Every link to drafts of the record that was made before ends. `resource` is the name of its definition. */
  PreviewLinksWithdrawn: z.object({ resource: z.string() }),
};
export type PreviewLinksEvent = EventOf<typeof previewLinksEvents>;

/** Streams `previewLinks-<id of the record>`: apart from the record, so that a withdrawal makes no new revision of it. */
export const previewLinksFamily: EventFamily<typeof previewLinksEvents> = {
  category: 'previewLinks',
  events: previewLinksEvents,
  subject: (streamKey) => streamKey,
};

export const previewLinksStream = (record: string): string => `previewLinks-${record}`;

/**
 * How often links of a record have been withdrawn. A link carries the number of its time and ends when there is another one: what
 * was made before or after is then no question to the clocks of several servers.
 */
export const previewLinksDecider: Decider<number, PreviewLinksEvent> = {
  initial: 0,
  evolve: (withdrawals) => withdrawals + 1,
};

export const withdrawPreviewLinks = (resource: string): Decision<PreviewLinksEvent> => [
  { type: 'PreviewLinksWithdrawn', data: { resource } },
];
