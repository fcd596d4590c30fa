import { Link } from 'react-router';
import {
  paymentKindLabels,
  paymentMethodLabels,
  recorderName,
} from '@bestellwerk/domain/ordering/order-labels';
import { refundReasons } from '@bestellwerk/domain/ordering/refunds';
import { formatDate, formatMoney, formatTime } from '@bestellwerk/domain/text/formats';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Table } from '../../shared/ui/table.js';
import classes from './payment-table.module.css';

export function PaymentTable({ payments, isOld }: { payments: readonly Payment[]; isOld: boolean }) {
  const branchName = useBranchNames();
  const timeZone = useTimeZone();
  return (
    <Table className={classes.table} isOld={isOld}>
      <thead>
        <tr>
          <th scope="col">Zeit</th>
          <th scope="col">Bestellung</th>
          <th scope="col" data-column="branch">
            Filiale
          </th>
          <th scope="col">Zahlungsart</th>
          <th scope="col">Erfasst von</th>
          <th scope="col" data-number>
            Betrag
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id} data-void={payment.correctedBy !== null || undefined}>
            <td data-column="at">
              <time dateTime={payment.at}>
                {formatDate(new Date(payment.at), timeZone)}{' '}
                <strong>{formatTime(new Date(payment.at), timeZone)}</strong>
              </time>
            </td>
            <td data-column="order">
              <Link to={`/orders/${payment.order}`} aria-label={`Bestellung ${payment.ticketNumber} öffnen`}>
                {payment.ticketNumber}
              </Link>
            </td>
            <td data-column="branch">{branchName(payment.branch)}</td>
            <td data-column="method">
              {paymentMethodLabels[payment.method]}
              <Remark payment={payment} />
            </td>
            <td data-column="by">{recorderName(payment) ?? '–'}</td>
            <td data-column="amount" data-number>
              {formatMoney(payment.amount, payment.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Remark({ payment }: { payment: Payment }) {
  const { correctedBy, kind } = payment;
  if (kind === 'payment') return correctedBy === null ? null : <small>storniert</small>;
  return <small>{[paymentKindLabels[kind], ...refundReasons(payment)].join(': ')}</small>;
}
