import { Button } from '@mantine/core';
import { useState } from 'react';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import { formatDateTime, formatMoney } from '@bestellwerk/domain/text/formats';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { useOrderPaymentsQuery } from '../../shared/orders/payments-api.js';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useMay } from '../../shared/session/use-user.js';
import { CounterDialog } from './counter-dialog.js';
import { actorWords } from './history.labels.js';
import classes from './payment-list.module.css';

interface Properties {
  order: string;
  branch: string;
  /** Nothing is to be paid for the order: what was paid is given back. */
  isVoid: boolean;
}

/** The payments that staff have taken, with person and time, and their counter-entries. */
export function PaymentList({ order, branch, isVoid }: Properties) {
  const { currentData } = useOrderPaymentsQuery(order);
  const payments = currentData?.filter(({ method }) => !isPaidOnline(method));
  const mayCorrect = useMay()('payment.correct', branch);
  const timeZone = useBranchTimeZone(branch);
  const action = isVoid ? 'Rückgabe erfassen' : 'Gegenbuchung';
  const [corrected, correct] = useState<Payment | null>(null);
  return (
    <>
      <FailedRead endpoint="orderPayments" />
      <ul className={classes.payments} aria-label="Zahlungen">
        {payments?.map((payment) => (
          <li key={payment.id} data-void={payment.correctedBy !== null || undefined}>
            <p className={classes.what}>
              <span>{nameOf(payment)}</span>
              <strong>{formatMoney(payment.amount, payment.currency)}</strong>
            </p>
            <p className={classes.who}>
              {formatDateTime(new Date(payment.at), timeZone)}, {actorWords(payment.by)}
            </p>
            {payment.reason && <p className={classes.reason}>„{payment.reason}“</p>}
            {payment.correctedBy && <p className={classes.reason}>Storniert</p>}
            {mayCorrect && isTakenBackHere(payment) && payment.correctedBy === null && (
              <Button
                className={classes.counter}
                variant="subtle"
                size="compact-md"
                onClick={() => correct(payment)}
                aria-label={`${action} zu ${formatMoney(payment.amount, payment.currency)} ${nameOf(payment)}`}
              >
                {action}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <CounterDialog payment={corrected} isVoid={isVoid} onClose={() => correct(null)} />
    </>
  );
}

const isTakenBackHere = (payment: Payment): boolean => payment.kind === 'payment';

const nameOf = ({ method, corrects }: Payment): string =>
  corrects === null ? paymentMethodLabels[method] : `Gegenbuchung ${paymentMethodLabels[method]}`;
