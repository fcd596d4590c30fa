import type { RecordRevision } from '@bestellwerk/domain/contracts/record.schema';
import type { GeneratedText } from '@bestellwerk/domain/records/definitions/generated';

interface Review {
  readonly name: string;
  readonly at: string;
}

/**
 * Who was the first to publish a page after a draft was taken over; null if nobody has yet, or it is not known who did.
 *
 * @param history of the page, newest first
 */
export function reviewOf(history: readonly RecordRevision[], jobId: string): Review | null {
  const taken = history.findIndex(({ kind, changes }) => kind === 'changed' && takes(changes, jobId));
  const published = history.slice(0, Math.max(0, taken)).findLast(({ kind }) => kind === 'published');
  return published?.actor.name ? { name: published.actor.name, at: published.at } : null;
}

function takes(changes: RecordRevision['changes'], jobId: string): boolean {
  const change = changes.find(({ field }) => field === 'generated');
  return idsIn(change?.after).includes(jobId) && !idsIn(change?.before).includes(jobId);
}

const idsIn = (generated: unknown): string[] =>
  Array.isArray(generated) ? (generated as GeneratedText[]).map(({ jobId }) => jobId) : [];
