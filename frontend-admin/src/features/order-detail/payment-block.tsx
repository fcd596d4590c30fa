import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { isRequest, isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { useMay } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import classes from './facts.module.css';
import { OnlinePayments } from './online/online-payments.js';
import type { PastState } from './past-state.js';
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
  if (isRequest(order.status)) return <NotYet />;
  const { paymentMethod, paidAmount, openAmount, owedAmount, currency, status } = order;
  const isVoid = isUnfulfilled(status);
  const isAwaited = status === 'awaitingPayment';
  const isPayable = !isVoid && !isAwaited && openAmount > 0 && may('order.pay', order.branch.id);
  return (
    <Block title="Zahlung">
      <p className={classes.money}>
        Zahlungsart <strong>{paymentMethodLabels[paymentMethod]}</strong>
      </p>
      <p className={classes.money}>
        Bezahlt <strong>{formatMoney(paidAmount, currency)}</strong>
      </p>
      {(order.refundedAmount ?? 0) > 0 && (
        <p className={classes.money}>
          Zurückgegeben <strong>{formatMoney(order.refundedAmount ?? 0, currency)}</strong>
        </p>
      )}
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
      {order.isPaid && !isVoid && owedAmount === 0 && <p className={classes.settled}>Vollständig bezahlt</p>}
      {order.onlinePayments.attempts.length > 0 && <OnlinePayments order={order} past={past} />}
      <PaymentList order={order} past={past} />
      {!past && <TakePayment order={order} isPayable={isPayable} />}
    </Block>
  );
}

function wayToGiveBack({ refundableAmount, status }: StaffOrder): string {
  if (refundableAmount > 0)
    return 'Der Gast hat online bezahlt. Geben Sie ihm das Geld mit „Zurückzahlen“ auf demselben Weg zurück, nicht in bar.';
  return isUnfulfilled(status)
    ? 'Geben Sie dem Gast sein Geld zurück und erfassen Sie dann bei jeder Zahlung die Rückgabe.'
    : 'Geben Sie dem Gast den Unterschied zurück und erfassen Sie ihn bei der Zahlung mit „Rückgabe erfassen“.';
}
