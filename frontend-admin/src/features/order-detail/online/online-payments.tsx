import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { formatDateTime, formatMoney } from '@bestellwerk/domain/text/formats';
import { waitingText } from '@bestellwerk/domain/views/waiting-refunds';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { useBranchTimeZone } from '../../../shared/branches/use-branches.js';
import { providerNames } from '../../../shared/orders/order.labels.js';
import { useMay } from '../../../shared/session/use-user.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { useAtNow } from '../../../shared/ui/use-now.js';
import wrapping from '../../../shared/ui/wrapping-button.module.css';
import type { PastState } from '../past-state.js';
import classes from '../payment-list.module.css';
import { causeWords } from '../refund-words.js';
import { useUpdatePaymentStatusMutation } from './online-payments-api.js';
import { attemptWords, refundStates } from './online-payments.labels.js';
import { RefundDialog } from './refund-dialog.js';

interface Properties {
  order: StaffOrder;
  past?: PastState | undefined;
}

/** What happened to an order's payments at the providers, and what staff can do about it. */
export const OnlinePayments = ({ order, past }: Properties) => (
  <>
    <ul className={classes.payments} aria-label="Online-Zahlungen">
      {order.onlinePayments.attempts.map((attempt) => (
        <AttemptEntry key={attempt.id} attempt={attempt} order={order} past={past} />
      ))}
    </ul>
    {!past && <OnlineActions order={order} />}
  </>
);

function OnlineActions({ order }: { order: StaffOrder }) {
  const may = useMay();
  const [isRefunding, setRefunding] = useState(false);
  const branch = order.branch.id;
  const mayRefund = order.refundableAmount > 0 && may('payment.correct', branch);
  return (
    <>
      <Group gap={8} mt={12}>
        {may('order.pay', branch) && <StatusCheck id={order.id} />}
        {mayRefund && (
          <Button variant="default" classNames={wrapping} onClick={() => setRefunding(true)}>
            Zurückzahlen
          </Button>
        )}
      </Group>
      <RefundDialog order={order} opened={isRefunding} onClose={() => setRefunding(false)} />
    </>
  );
}

type Attempt = StaffOrder['onlinePayments']['attempts'][number];

function AttemptEntry({ attempt, order, past }: Properties & { attempt: Attempt }) {
  const timeZone = useBranchTimeZone(order.branch.id);
  const { currency } = order;
  const refunds = order.onlinePayments.refunds.filter((refund) => refund.attempt === attempt.id);
  return (
    <li>
      <p className={classes.what}>
        <span>{providerNames[attempt.method]}</span>
        <strong>{formatMoney(attempt.amount, currency)}</strong>
      </p>
      <p>{attemptWords(attempt, order)}</p>
      <p className={classes.who}>
        {formatDateTime(new Date(attempt.initiatedAt), timeZone)}
        {attempt.reference && (
          <>
            , Nr. <span className={classes.reference}>{attempt.reference}</span>
          </>
        )}
      </p>
      {refunds.map((refund) => (
        <RefundEntry key={refund.id} refund={refund} order={order} past={past} timeZone={timeZone} />
      ))}
      {attempt.chargedBack > 0 && (
        <p className={classes.what} data-failed>
          <span>Rückbuchung durch die Bank</span>
          <strong>{formatMoney(-attempt.chargedBack, currency)}</strong>
        </p>
      )}
    </li>
  );
}

interface RefundProperties extends Properties {
  refund: StaffOrder['onlinePayments']['refunds'][number];
  timeZone: string;
}

/** What became of a refund, and why it is not on its way yet. */
function RefundEntry({ refund, order, past, timeZone }: RefundProperties) {
  const { id, status, amount } = refund;
  const waiting = useAtNow((now) =>
    waitingText(order.onlinePayments, id, { now: past ? Date.parse(past.at) : now, timeZone }),
  );
  return (
    <>
      <p className={classes.what} data-failed={status === 'failed' || undefined}>
        <span>
          {waiting ? 'Rückzahlung vorgemerkt' : refundStates[status]}
          {causeWords(refund, order)}
        </span>
        <strong>{formatMoney(-amount, order.currency)}</strong>
      </p>
      {waiting && <p className={classes.who}>{waiting}</p>}
      {refund.reason && <p className={classes.reason}>„{refund.reason}“</p>}
    </>
  );
}

function StatusCheck({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const [update, { isLoading }] = useUpdatePaymentStatusMutation();
  const check = async () => {
    const { error } = await update({ id });
    if (!error) dispatch(toastShown({ kind: 'success', text: 'Zahlungsstatus geprüft.' }));
  };
  return (
    <Button variant="default" classNames={wrapping} loading={isLoading} onClick={() => void check()}>
      Zahlungsstatus prüfen
    </Button>
  );
}
