import { isFinished } from './print-job.js';
import { type EarlierPrint, mayHaveComeOut } from './print-job-id.js';

/** A document of one kind of an order that was asked for before. */
export interface KnownPrint extends EarlierPrint {
  /** As `printContent` says. */
  readonly content: string;
  /** ISO instant. */
  readonly queuedAt: string;
}

/** The newest document with other contents that may have come out, or may still come out: the next one replaces it. */
export const replacedBy = <Print extends KnownPrint>(
  content: string,
  earlier: readonly Print[],
): Print | null =>
  earlier
    .filter((one) => one.content !== content && mayHaveComeOut(one))
    .reduce<Print | null>((newest, one) => (newest && isAfter(newest, one) ? newest : one), null);

/**
 * The document that people may hold although the order was changed since. Null where one with the present contents came
 * out after it or is on its way.
 */
export function outdatedPrint<Print extends KnownPrint>(
  content: string,
  earlier: readonly Print[],
): Print | null {
  const outdated = replacedBy(content, earlier);
  const isReplaced = earlier.some(
    (one) =>
      one.content === content &&
      (one.status === 'printed' || !isFinished(one.status)) &&
      outdated !== null &&
      isAfter(one, outdated),
  );
  return isReplaced ? null : outdated;
}

const isAfter = (one: KnownPrint, other: KnownPrint): boolean => one.queuedAt > other.queuedAt;
