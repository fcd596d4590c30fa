import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { isRequest, isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { formatDateTime, formatMoney } from '@bestellwerk/domain/text/formats';
import { refundingIn } from '@bestellwerk/domain/views/online-payments';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { fullyPaidAt, methodsOfOrder } from '@bestellwerk/domain/views/how-paid';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { useOrderPaymentsQuery } from '../../shared/orders/payments-api.js';
import { useMay } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import classes from './facts.module.css';
import { OnlinePayments } from './online/online-payments.js';
import { type PastState, paymentsBy } from './past-state.js';
import { PaymentList } from './payment-list.js';
import { TakePayment } from './take-payment.js';

const NotYet = () => (
  <Block title="Zahlung">
    <p className={classes.instruction}>Bezahlt wird erst, wenn der Gast ein Angebot angenommen hat.</p>
  </Block>
);

/** Payments, open amount and the form for a new payment. */
export function PaymentBlock({ order, past }: { order: StaffOrder; past?: PastState }) {
  const may = useMay();
  const { currentData: known = [] } = useOrderPaymentsQuery(order.id, { skip: isRequest(order.status) });
  const timeZone = useBranchTimeZone(order.branch.id);
  if (isRequest(order.status)) return <NotYet />;
  const { paymentMethod, openAmount, owedAmount, currency, status } = order;
  const payments = past ? paymentsBy(known, past) : known;
  const facts = { paymentMethod, openAmount, totalGross: order.pricing.totalGross };
  const paidAt = fullyPaidAt(facts, payments);
  const isVoid = isUnfulfilled(status);
  const isAwaited = status === 'awaitingPayment';
  const isPayable = !isVoid && !isAwaited && openAmount > 0 && may('order.pay', order.branch.id);
  return (
    <Block title="Zahlung">
      <p className={classes.money}>
        Zahlungsart{' '}
        <strong>
          {methodsOfOrder(facts, payments)
            .map((method) => paymentMethodLabels[method])
            .join(', ')}
        </strong>
      </p>
      {sumsOf(order).map(([name, amount]) => (
        <p key={name} className={classes.money}>
          {name} <strong>{formatMoney(amount, currency)}</strong>
        </p>
      ))}
      {!isVoid && openAmount > 0 && (
        <p className={classes.money} data-open>
          Offen <strong>{formatMoney(openAmount, currency)}</strong>
        </p>
      )}
      {owedAmount > 0 && (
        <>
          <p className={classes.money} data-open>
            Zurückzugeben <strong>{formatMoney(owedAmount, currency)}</strong>
          </p>
          {!past && <p className={classes.instruction}>{wayToGiveBack(order)}</p>}
        </>
      )}
      {order.isPaid && !isVoid && owedAmount === 0 && (
        <p className={classes.settled}>
          Vollständig bezahlt{paidAt && `, ${formatDateTime(new Date(paidAt), timeZone)}`}
        </p>
      )}
      {order.onlinePayments.attempts.length > 0 && <OnlinePayments order={order} past={past} />}
      <PaymentList order={order} past={past} />
      {!past && <TakePayment order={order} isPayable={isPayable} />}
    </Block>
  );
}

/** What came, went and is on its way back. What is left is called paid only where nothing went. */
function sumsOf({ paidAmount, refundedAmount = 0, onlinePayments }: StaffOrder): [string, number][] {
  const refunding = refundingIn(onlinePayments);
  const onItsWay: [string, number][] = refunding > 0 ? [['Wird zurückgezahlt', refunding]] : [];
  if (refundedAmount <= 0) return [['Bezahlt', paidAmount], ...onItsWay];
  return [
    ['Eingenommen', toDecimal(toUnits(paidAmount) + toUnits(refundedAmount))],
    ['Zurückgegeben', refundedAmount],
    ['Verbleibt', paidAmount],
    ...onItsWay,
  ];
}

function wayToGiveBack({ refundableAmount, status }: StaffOrder): string {
  if (refundableAmount > 0)
    return 'Der Gast hat online bezahlt. Geben Sie ihm das Geld mit „Zurückzahlen“ auf demselben Weg zurück, nicht in bar.';
  return isUnfulfilled(status)
    ? 'Geben Sie dem Gast sein Geld zurück und erfassen Sie dann bei jeder Zahlung die Rückzahlung.'
    : 'Geben Sie dem Gast den Unterschied zurück und erfassen Sie ihn bei der Zahlung mit „Rückzahlung erfassen“.';
}
