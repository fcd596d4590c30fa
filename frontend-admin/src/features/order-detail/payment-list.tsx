import { Button } from '@mantine/core';
import { useState } from 'react';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import { formatDateTime, formatMoney } from '@bestellwerk/domain/text/formats';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { useOrderPaymentsQuery } from '../../shared/orders/payments-api.js';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useMay } from '../../shared/session/use-user.js';
import { CounterDialog } from './counter-dialog.js';
import { HandRefundDialog } from './hand-refund-dialog.js';
import { actorWords } from './history.labels.js';
import { type PastState, paymentsBy } from './past-state.js';
import { causeWords } from './refund-words.js';
import classes from './payment-list.module.css';

interface Properties {
  order: StaffOrder;
  past?: PastState | undefined;
}

type Dialog = { readonly of: Payment; readonly kind: 'counter' | 'refund' } | null;

/** The payments that staff have taken, with person and time, what they gave back of them, and their counter-entries. */
export function PaymentList({ order, past }: Properties) {
  const branch = order.branch.id;
  const { currentData } = useOrderPaymentsQuery(order.id);
  const byHand = currentData?.filter(isByHand) ?? [];
  const payments = past ? paymentsBy(byHand, past) : byHand;
  const mayCorrect = useMay()('payment.correct', branch) && !past;
  const timeZone = useBranchTimeZone(branch);
  const [dialog, open] = useState<Dialog>(null);
  const close = () => open(null);
  const counted = dialog?.kind === 'counter' ? dialog.of : null;
  return (
    <>
      <FailedRead endpoint="orderPayments" />
      <ul className={classes.payments} aria-label="Zahlungen">
        {payments.map((payment) => (
          <li key={payment.id} data-void={payment.correctedBy !== null || undefined}>
            <p className={classes.what}>
              <span>{nameOf(payment, order)}</span>
              <strong>{formatMoney(payment.amount, payment.currency)}</strong>
            </p>
            <p className={classes.who}>
              {formatDateTime(new Date(payment.at), timeZone)}, {actorWords(payment.by)}
            </p>
            {payment.reason && <p className={classes.reason}>„{payment.reason}“</p>}
            {payment.correctedBy && <p className={classes.reason}>Storniert</p>}
            {mayCorrect &&
              actionsFor(payment, payments).map(([kind, label]) => (
                <Button
                  key={kind}
                  className={classes.counter}
                  variant="subtle"
                  size="compact-md"
                  onClick={() => open({ of: payment, kind })}
                  aria-label={`${label} zu ${formatMoney(payment.amount, payment.currency)} ${nameOf(payment, order)}`}
                >
                  {label}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      <CounterDialog payment={payments.find(({ id }) => id === counted?.id) ?? counted} onClose={close} />
      <HandRefundDialog
        order={order}
        payment={dialog?.kind === 'refund' ? dialog.of : null}
        left={dialog ? leftOf(payments.find(({ id }) => id === dialog.of.id) ?? dialog.of, payments) : 0}
        onClose={close}
      />
    </>
  );
}

const isByHand = ({ method }: Payment): boolean => !isPaidOnline(method);

const refundsOf = (payment: Payment, payments: readonly Payment[]): Payment[] =>
  payments.filter(({ refunds, correctedBy }) => refunds === payment.id && correctedBy === null);

/** Decimal: what of a payment was not given back; nothing of one that was taken back as a mistake. */
const leftOf = (payment: Payment, payments: readonly Payment[]): number =>
  payment.correctedBy !== null
    ? 0
    : toDecimal(
        refundsOf(payment, payments).reduce(
          (left, { amount }) => left + toUnits(amount),
          toUnits(payment.amount),
        ),
      );

/** A payment is given back as long as something is left of it, and taken back as a mistake as long as nothing was given back. */
function actionsFor(payment: Payment, payments: readonly Payment[]) {
  if (payment.correctedBy !== null || payment.kind === 'counterEntry') return [];
  const counter = ['counter', 'Gegenbuchung'] as const;
  if (payment.refunds !== null) return [counter];
  const refund = leftOf(payment, payments) > 0 ? [['refund', 'Rückzahlung erfassen'] as const] : [];
  return refundsOf(payment, payments).length === 0 ? [...refund, counter] : refund;
}

function nameOf(payment: Payment, order: StaffOrder): string {
  const { method, corrects, refunds } = payment;
  const kind = paymentMethodLabels[method];
  if (refunds !== null) return `Rückzahlung ${kind}${causeWords(payment, order)}`;
  return corrects === null ? kind : `Gegenbuchung ${kind}`;
}
