import { isAtPrinter, isFinished } from './print-job.js';
import { type EarlierPrint, mayHaveComeOut } from './print-job-id.js';
import type { PrintJobStatus } from './print-terms.schema.js';

/** What distinguishes a document from others of its kind and order. */
export interface PrintContent {
  /** What jobs are queued with. */
  readonly id: string;
  /** What earlier versions queued the same document with; null if theirs was another one. */
  readonly idBefore: string | null;
}

/** A document of one kind of an order that was asked for before. */
export interface KnownPrint extends EarlierPrint {
  /** As `printContent` says. */
  readonly content: string;
  /** ISO instant. */
  readonly queuedAt: string;
}

export const hasContent = (
  { content }: Pick<KnownPrint, 'content'>,
  { id, idBefore }: PrintContent,
): boolean => content === id || content === idBefore;

/** The newest document with other contents that may have come out, or may still come out: the next one replaces it. */
export const replacedBy = <Print extends KnownPrint>(
  content: PrintContent,
  earlier: readonly Print[],
): Print | null =>
  earlier
    .filter((one) => !hasContent(one, content) && mayHaveComeOut(one))
    .reduce<Print | null>((newest, one) => (newest && isAfter(newest, one) ? newest : one), null);

/**
 * The document that people may hold although the order was changed since. Null where one with the present contents came
 * out after it or is on its way.
 */
export function outdatedPrint<Print extends KnownPrint>(
  content: PrintContent,
  earlier: readonly Print[],
): Print | null {
  const outdated = replacedBy(content, earlier);
  const isReplaced = earlier.some(
    (one) =>
      hasContent(one, content) &&
      (one.status === 'printed' || !isFinished(one.status)) &&
      outdated !== null &&
      isAfter(one, outdated),
  );
  return isReplaced ? null : outdated;
}

const isAfter = (one: KnownPrint, other: KnownPrint): boolean => one.queuedAt > other.queuedAt;

/** As it stands in the log. */
export interface ClaimedPrint extends KnownPrint {
  /** Position of the latest claim in the log; null before one. */
  readonly claimedPosition: string | null;
}

/**
 * The newest document that people may hold as if it were valid, of an order that was canceled at a position of the log. Null
 * where they hold one that says so, or will: what a printer takes after that is marked by itself. Null also while a printer has
 * one: if it fails, the next attempt is marked.
 */
export function heldAsValid<Print extends ClaimedPrint>(
  content: PrintContent,
  earlier: readonly Print[],
  canceledPosition: string,
): Print | null {
  const saysSo = (one: Print): boolean =>
    hasContent(one, content) ||
    one.status === 'queued' ||
    isAtPrinter(one.status) ||
    (one.claimedPosition !== null &&
      BigInt(one.claimedPosition) > BigInt(canceledPosition) &&
      !givenUp.includes(one.status));
  return earlier.some((one) => mayHaveComeOut(one) && saysSo(one)) ? null : replacedBy(content, earlier);
}

const givenUp: readonly PrintJobStatus[] = ['failed', 'expired', 'canceled'];
