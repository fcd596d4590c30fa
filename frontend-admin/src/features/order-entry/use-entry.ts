import { useMemo, useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import type { ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { checkOrder } from '@bestellwerk/domain/ordering/checkout/check-order';
import { changedTotalText } from '@bestellwerk/domain/ordering/checkout/expected-total';
import { priceChangesText } from '@bestellwerk/domain/ordering/entry/price-changes';
import { isAnswerKnown, isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { hasUnansweredCommand, keyFor, keyInPlaceOf } from '@bestellwerk/ui/idempotency/idempotency-key';
import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { sendOnce } from '../../shared/forms/form-sending.js';
import { useUser } from '../../shared/session/use-user.js';
import { draftFormat, draftNameOf, emptyDraft, type EntryDraft, formOf } from './entry-draft.js';
import { useEnterOrderMutation } from './order-entry-api.js';

/** Why the order was not entered. */
export interface Objections {
  readonly problems: readonly Problem[];
  /** Staff may promise it nevertheless. */
  readonly isOverridable: boolean;
  /** An order that was placed under the same key: what was sent before did arrive. */
  readonly placed: string | null;
}

const none: Objections = { problems: [], isOverridable: false, placed: null };

/** What staff may promise against the rules stands at these fields only. */
const overridable = ['appointmentDate', 'items', 'zipCode'];

/** The order that is being entered: draft, live check, sending. */
export function useEntry(facts: ShopFacts) {
  const { branch, config } = facts;
  const { id: user } = useUser().user;
  const stored = draftNameOf(user, branch.id);
  const [draft, setDraft] = useState(() => readStored(tabStorage, stored, draftFormat) ?? emptyDraft(branch));
  const [objections, setObjections] = useState(none);
  const [entered, setEntered] = useState<StaffOrder | null>(null);
  const [enterOrder, { isLoading: isSending }] = useEnterOrderMutation();
  const { form, problems: unread } = useMemo(() => formOf(draft, facts), [draft, facts]);
  const check = useMemo(() => checkOrder(form, facts), [form, facts]);

  const [agreed, setAgreed] = useState(facts);
  // The same entries under both states of the shop: what differs is not what staff have changed.
  const priceChanges = useMemo(
    () => (agreed === facts ? null : priceChangesText(checkOrder(form, agreed), check, config.currency)),
    [agreed, facts, form, check, config.currency],
  );
  if (agreed !== facts && !priceChanges && (check.pricing || draft.items.length === 0)) setAgreed(facts);

  const keep = (next: EntryDraft | null) => {
    writeStored(tabStorage, stored, draftFormat, next);
    setDraft(next ?? emptyDraft(branch));
    setObjections(none);
  };

  const isOverridableWith = (problems: readonly Problem[]): boolean =>
    unread.length === 0 &&
    problems.every(({ field }) => field !== null && overridable.includes(field)) &&
    checkOrder(form, { ...facts, entry: { isOverridden: true } }).problems.length === 0;

  const refuse = (problems: readonly Problem[], placed: string | null = null) =>
    setObjections({ problems, isOverridable: placed === null && isOverridableWith(problems), placed });

  /** Resolves to whether it was entered. */
  const submit = async (isOverridden: boolean): Promise<boolean> => {
    // Without a postal code its problem is enough: the area follows from it.
    const isAreaOpen = form.zipCode === '';
    const problems = [...unread, ...check.problems].filter(
      ({ field }) => !(isAreaOpen && field === 'deliveryArea'),
    );
    if (problems.length > 0 && !(isOverridden && isOverridableWith(problems))) {
      refuse(problems);
      return false;
    }
    if (priceChanges) {
      setAgreed(facts);
      refuse([{ field: null, message: onceMore(priceChanges) }]);
      return false;
    }
    const expectedTotal = check.pricing?.totalGross ?? null;
    const entry = { ...form, isOverridden, isPaid: draft.isPaid, expectedTotal };
    const scope = `order-entry:${branch.id}`;
    // An order whose answer got lost may have been entered: another one under its key is refused then.
    const key = hasUnansweredCommand(scope) ? keyInPlaceOf : keyFor;
    const { data, error } = await sendOnce(
      scope,
      entry,
      (idempotencyKey) => enterOrder({ entry, idempotencyKey }),
      key,
    );
    if (data) {
      setEntered(data);
      keep(null);
      return true;
    }
    refuse(problemsOf(error, config.currency), isApiFailure(error) ? (error.placed?.uid ?? null) : null);
    return false;
  };

  return {
    ...{ draft, form, check, unread, objections, entered, isSending, submit },
    /** What costs something else since staff saw it, in German; null where nothing does, or once they agreed. */
    priceChanges,
    agreeToPrices: () => setAgreed(facts),
    isEmpty: JSON.stringify(draft) === JSON.stringify(emptyDraft(branch)),
    change: (changes: Partial<EntryDraft>) => keep({ ...draft, ...changes }),
    clear: () => keep(null),
  };
}

export type Entry = ReturnType<typeof useEntry>;

const SENT_AGAIN =
  'Ob die Bestellung angekommen ist, ist nicht bekannt. Bitte senden Sie sie noch einmal: Sie wird nur einmal aufgenommen.';

const onceMore = (change: string): string =>
  `${change} Bitte sagen Sie es dem Gast und nehmen Sie die Bestellung noch einmal auf.`;

function problemsOf(error: unknown, currency: string): readonly Problem[] {
  if (!isApiFailure(error)) return [{ field: null, message: 'Ein unbekannter Fehler ist aufgetreten.' }];
  if (error.totals) {
    return [{ field: null, message: onceMore(changedTotalText(error.totals, currency)) }];
  }
  return isAnswerKnown(error) ? error.errors : [...error.errors, { field: null, message: SENT_AGAIN }];
}
