import { useState } from 'react';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { changedTotals, type ChangedTotals } from '@bestellwerk/domain/ordering/checkout/expected-total';
import { formerOrderOf } from '@bestellwerk/domain/ordering/checkout/former-order';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { RefusedOrder } from '@bestellwerk/domain/contracts/refused-order.schema';
import {
  type ApiFailure,
  failureOf,
  isAnswerKnown,
  isApiFailure,
  unknownMessage,
  unreachableMessage,
} from '@bestellwerk/ui/api/api-failure';
import {
  forgetKey,
  hasUnansweredCommand,
  isUnanswered,
  keyInPlaceOf,
} from '@bestellwerk/ui/idempotency/idempotency-key';
import { useIsLeft } from '@bestellwerk/ui/loading/use-is-left';
import {
  type OrderAddress,
  useCheckOrderMutation,
  usePlaceOrderMutation,
} from '../../shared/order/order-api.js';
import { keepFormerOrder } from '../../shared/order/former-orders.js';
import { useReadLimits } from '../../shared/catalogue/limited-days.js';
import { oneTabAtATime } from './one-tab-at-a-time.js';
import { pause } from '../../shared/pause.js';
import { sendUntilAnswered } from './send-until-answered.js';
import { useAcceptedOrder } from './use-accepted-order.js';
import { useCatalogueQuery } from '../../shared/api.js';

/** The result of a rejected order; it does not apply to a form changed since. */
interface Refused {
  sent: string;
  problems: readonly Problem[];
  /** Set if the total differs from the one that the guest agreed to. */
  totals: ChangedTotals | null;
}

type EarlierOrder = NonNullable<RefusedOrder['placed']>;

/** An order whose response was lost, with the error message if it occurred on this page. */
interface Lost {
  message: string | null;
}

export interface Agreement {
  /** The gross total that the guest saw. */
  total: number;
  /** Minutes of the kitchen's delay that the guest saw; null if nobody knew. */
  delay: number | null;
  isOutdatedBy(catalogue: Catalogue): boolean;
  /** The unpaid order that this one is sent in place of. */
  replaces: OrderAddress | null;
  /** Whether another tab has sent the same since the guest pressed the button. */
  isSentElsewhere(): Promise<boolean>;
}

/**
 * `earlier`: another order, sent before, was accepted in its place. `leaving`: it is to be paid, and the browser goes there.
 * `held`: it was not sent, because another tab has sent the same meanwhile or the page was left.
 */
export type Outcome =
  'accepted' | 'leaving' | 'refused' | 'changed' | 'unanswered' | 'tooMany' | 'earlier' | 'held';

const TOO_MANY_REQUESTS = 429;

/** The guest's own connection is not waited for longer; the server looks at the total once more when it is sent. */
const LONGEST_CHECK = 4_000;

/**
 * Asks what the order costs now, then sends it once: its Idempotency-Key is kept, over reloads too, until the answer is
 * known, so that sending again after a lost connection never makes a second order. What was changed meanwhile goes in
 * place of the lost one, under its key: if that one was accepted after all, the guest decides about another.
 */
export function useSubmission(branch: Branch) {
  const scope = `order:${branch.identifier}`;
  const accept = useAcceptedOrder(branch);
  const readCatalogue = useFreshCatalogue();
  const readLimits = useReadLimits(branch);
  const [checkOrder] = useCheckOrderMutation();
  const [placeOrder] = usePlaceOrderMutation();
  const [state, setState] = useState<'idle' | 'sending' | 'waiting' | 'leaving'>('idle');
  const [refused, setRefused] = useState<Refused | null>(null);
  const [lost, setLost] = useState<Lost | null>(() =>
    hasUnansweredCommand(scope) ? { message: null } : null,
  );
  const [tooMany, setTooMany] = useState<{ retryAfter: number | undefined } | null>(null);
  const [earlier, setEarlier] = useState<EarlierOrder | null>(null);
  const isLeft = useIsLeft();

  const refuse = (
    form: OrderForm,
    problems: readonly Problem[],
    totals: ChangedTotals | null = null,
  ): Outcome => {
    setRefused({ sent: JSON.stringify(form), problems, totals });
    return totals ? 'changed' : 'refused';
  };

  /** What speaks against sending the order as the guest saw it; null also where nobody answers in time. */
  async function objection(form: OrderForm, { total, isOutdatedBy }: Agreement): Promise<Outcome | null> {
    const limit = pause(LONGEST_CHECK);
    const asked = Promise.all([checkOrder(form), readCatalogue()]);
    const [answer, readBeside] = (await Promise.race([asked, limit])) ?? [];
    const problems = answer?.data?.problems ?? [];
    const totals = answer?.data?.pricing && changedTotals(total, answer.data.pricing.totalGross);
    // The check waits for the newest prices; a catalogue that was read beside it may be older than what it found.
    const isBehind = totals || problems.length > 0;
    const catalogue = isBehind ? await Promise.race([readCatalogue(), limit]) : readBeside;
    if (problems.length > 0) return refuse(form, problems);
    if (catalogue && isOutdatedBy(catalogue)) return 'changed';
    return totals ? refuse(form, [], totals) : null;
  }

  async function send(form: OrderForm, agreement: Agreement): Promise<Outcome> {
    const isSentAgain = isUnanswered(scope, form);
    const found = isSentAgain ? null : await objection(form, agreement);
    if (found) return found;
    const order = {
      form: {
        ...form,
        expectedTotal: agreement.total,
        expectedDelay: agreement.delay,
        replaces: agreement.replaces,
      },
      idempotencyKey: keyInPlaceOf(scope, form),
    };
    const result = await sendUntilAnswered(() => placeOrder(order), {
      pause,
      now: () => performance.now(),
      isOver: isLeft,
      onNotNow: () => setState('waiting'),
    });
    if (!result.error) {
      forgetKey(scope);
      keepFormerOrder(formerOrderOf(result.data));
      return accept(result.data);
    }
    const failure = isApiFailure(result.error) ? result.error : failureOf(0, unknownMessage);
    if (failure.status === TOO_MANY_REQUESTS) {
      // Nothing was done this time; what was sent before may have been accepted, and keeps its key.
      if (!lost) forgetKey(scope);
      setTooMany({ retryAfter: failure.retryAfter });
      return 'tooMany';
    }
    if (!isAnswerKnown(failure)) {
      setLost({ message: noAnswerMessage(failure) });
      return 'unanswered';
    }
    setLost(null);
    if (failure.placed) {
      setEarlier(failure.placed);
      return 'earlier';
    }
    forgetKey(scope);
    void readCatalogue();
    if (failure.errors.some(({ field }) => field === 'expectedDelay')) {
      // The guest reads it beside the button, with the time that is promised now.
      if (await readLimits()) return 'changed';
    }
    return refuse(form, failure.totals ? [] : failure.errors, failure.totals ?? null);
  }

  async function submit(form: OrderForm, agreement: Agreement): Promise<Outcome> {
    setRefused(null);
    setEarlier(null);
    setTooMany(null);
    setState('sending');
    // What was sent is stored as soon as it is accepted, so that the next tab finds it.
    const outcome = await oneTabAtATime(async () =>
      isLeft() || (await agreement.isSentElsewhere()) ? 'held' : send(form, agreement),
    );
    setState(outcome === 'leaving' ? 'leaving' : 'idle');
    return outcome;
  }

  return {
    submit,
    isSending: state !== 'idle',
    /** The server responded that it cannot accept the order yet. */
    isWaiting: state === 'waiting',
    /** The order was accepted, and the browser is on its way to the payment page. */
    isLeaving: state === 'leaving',
    lost,
    /** The server has refused too many requests, for so many seconds if it named them. */
    tooMany,
    /** An order that was sent before the form was changed, and was accepted though its answer was lost. */
    earlier: earlier && {
      async show(): Promise<void> {
        forgetKey(scope);
        await accept({ ...earlier, status: null });
      },
      /** What is sent next is another order. */
      leave(): void {
        forgetKey(scope);
      },
    },
    /** Whether just this order was sent before, so that it may have been accepted already. */
    isSentAgain: (form: OrderForm) => lost !== null && isUnanswered(scope, form),
    refusedFor: (form: OrderForm): Refused | null =>
      refused && refused.sent === JSON.stringify(form) ? refused : null,
  };
}

/** What is said beside how to go on, which names the connection already. Null while the browser is offline: that is shown as long as it is. */
function noAnswerMessage({ status, errors }: ApiFailure): string | null {
  const message = errors[0]?.message ?? unknownMessage;
  if (message !== unreachableMessage) return message;
  return status === 0 && !navigator.onLine ? null : 'Der Server ist gerade nicht erreichbar.';
}

const READ_EVERY = 60_000;
/** Seconds. */
const OLD_AFTER = 5;

/**
 * Keeps the catalogue fresh where prices are agreed to: it is read again at once, every minute, and when the page is
 * looked at again. The browser sends its ETag, so an unchanged one costs next to nothing. Answers what reads it now;
 * undefined if that failed.
 */
function useFreshCatalogue(): () => Promise<Catalogue | undefined> {
  const { refetch } = useCatalogueQuery(undefined, {
    refetchOnMountOrArgChange: OLD_AFTER,
    refetchOnFocus: true,
    pollingInterval: READ_EVERY,
  });
  return async () => {
    const { data, isError } = await refetch();
    return isError ? undefined : data;
  };
}
