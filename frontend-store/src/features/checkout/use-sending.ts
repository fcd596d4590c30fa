import { useEffect, useState } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { delayOf } from '@bestellwerk/domain/ordering/checkout/check/limits';
import { changedTotalText } from '@bestellwerk/domain/ordering/checkout/expected-total';
import type { OrderChanges } from '@bestellwerk/domain/ordering/checkout/order-changes';
import { useAreLimitsKnown, useLimitedDays } from '../../shared/catalogue/limited-days.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { useNow } from '../../shared/use-now.js';
import { useReadingTime } from '../../shared/use-reading-time.js';
import { aboveFormId, atButtonId, lead } from './problems.js';
import { type Checkout, useSame } from './use-checkout.js';
import { useOrderChanges } from './use-order-changes.js';
import { type Agreement, type Outcome, useSubmission } from './use-submission.js';

/** What the guest decided about orders that were sent before. */
export type AboutSent = Pick<Agreement, 'replaces' | 'isSentElsewhere'>;

/** Minutes that an order wanted as soon as possible takes longer; null while nobody knows. */
function useDelay(branch: Branch, mode: DeliveryMode): number | null {
  const shop = useShop();
  const limitedDays = useLimitedDays(branch);
  const isKnown = useAreLimitsKnown(branch);
  const now = useNow();
  return isKnown ? delayOf({ branch, mode, limitedDays, now, timeZone: timeZoneOf(shop, branch) }) : null;
}

/** Sends the order once the guest agreed to its total; focuses the first problem otherwise. */
export function useSending(branch: Branch, { form, check, cart, priced, details }: Checkout) {
  const { currency } = useShop().config;
  const submission = useSubmission(branch);
  const delay = useDelay(branch, check.mode);
  const { changes, withdrawn, isOutdatedBy, agree } = useOrderChanges(
    branch,
    { cart, paymentMethod: details.paymentMethod, donation: details },
    delay,
  );
  const [wasTried, setWasTried] = useState(false);
  const [ended, setEnded] = useState<{ outcome: Outcome } | null>(null);
  const refused = submission.refusedFor(form);
  const notice: Pick<OrderChanges, 'heading' | 'notes'> | null =
    changes ?? (refused?.totals ? { heading: changedTotalText(refused.totals, currency), notes: [] } : null);
  const isRead = useReadingTime(notice && [notice.heading, ...notice.notes].join());

  useEffect(() => {
    if (!ended || ended.outcome === 'accepted' || ended.outcome === 'leaving') return;
    if (ended.outcome === 'changed') lead(atButtonId, 'center');
    else lead(aboveFormId, 'start');
  }, [ended]);

  async function outcomeOf(sent: AboutSent): Promise<Outcome | null> {
    if (!isRead()) {
      lead(atButtonId, 'center');
      return null;
    }
    if (check.problems.length > 0 && !submission.isSentAgain(form)) return 'refused';
    if (changes) agree();
    const total = (!changes && refused?.totals?.current) || priced.totals.totalGross;
    return submission.submit(form, { total, delay, isOutdatedBy, ...sent });
  }

  /** Null if nothing was tried. */
  async function submit(sent: AboutSent): Promise<Outcome | null> {
    if (submission.isSending) return null;
    setWasTried(true);
    const outcome = await outcomeOf(sent);
    if (outcome) setEnded({ outcome });
    return outcome;
  }

  return {
    submit,
    problems: useSame(refused && !refused.totals ? refused.problems : wasTried ? check.problems : []),
    changes,
    withdrawn,
    notice,
    lost: submission.lost,
    tooMany: submission.tooMany,
    earlier: submission.earlier,
    isSending: submission.isSending,
    isWaiting: submission.isWaiting,
    isLeaving: submission.isLeaving,
  };
}
