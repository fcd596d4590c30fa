import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { isPaymentCanceled } from '@bestellwerk/domain/views/canceled-payment';
import { guestMoney, moneyToComeText } from '@bestellwerk/domain/views/guest-money';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { paymentFailedTextOf } from '../../shared/order/payment-failed-text.js';
import type { PaymentPage } from './use-payment-page.js';

interface Props {
  order: PublicOrder;
  page: PaymentPage;
}

/** Leads to the payment page while something of the order can be paid online, and says what became of the last attempt. */
export function OnlinePayment({ order, page: { isBusy, isLeaving, error, leadThere } }: Props) {
  if (!order.isPayable) return null;

  return (
    <section aria-labelledby="online-payment" className="forced-edge bg-mustard-pale p-5 tablet:p-8">
      <h2 id="online-payment" className="text-2xl tablet:text-3xl">
        {headingOf(order)}
      </h2>
      {hasFailed(order) && (
        <p role="alert" className="mt-2 font-semibold">
          {paymentFailedTextOf(order)}
        </p>
      )}
      <p className="mt-2">{explanationOf(order)}</p>
      {error !== undefined && (
        <p role="alert" className="mt-4 border-l-8 border-alarm bg-alarm-pale p-4 font-semibold">
          {messageOf(error)}
        </p>
      )}
      <div className="mt-5 flex flex-col gap-3 tablet:flex-row tablet:items-center">
        <button
          type="button"
          className="button-main"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void leadThere()}
        >
          {isBusy ? 'Einen Moment …' : 'Jetzt bezahlen'}
        </button>
        <p className="font-semibold tabular-nums">{formatMoney(order.openAmount, order.currency)}</p>
      </div>
      <p role="status">{isLeaving && 'Sie werden zur Zahlung weitergeleitet …'}</p>
    </section>
  );
}

const hasFailed = ({ paymentStatus }: PublicOrder): boolean => paymentStatus === 'failed';

function headingOf(order: PublicOrder): string {
  if (hasFailed(order) && !isPaymentCanceled(order)) return 'Die Zahlung hat nicht geklappt';
  return order.paidAmount > 0 ? 'Noch nicht alles bezahlt' : 'Noch nicht bezahlt';
}

function explanationOf(order: PublicOrder): string {
  const { paidAmount, pricing, currency } = order;
  if (paidAmount > 0) {
    const [total, paid] = [pricing.totalGross, paidAmount].map((amount) => formatMoney(amount, currency));
    const sums = `Ihre Bestellung kostet ${total}. Davon haben Sie schon ${paid} bezahlt.`;
    return hasFailed(order) ? `${sums} Es wurde nichts weiter abgebucht.` : sums;
  }
  if (hasFailed(order)) return 'Es wurde nichts abgebucht.';
  return 'Wenn Sie schon bezahlt haben, warten Sie bitte einen Moment: Diese Seite zeigt es von selbst an.';
}

/** What the guest gets back of an order that costs less by now than was paid, until its refund is on the way. */
export function MoneyBack({ order, now }: { order: PublicOrder; now: Date }) {
  const text = moneyToComeText(order, now.getTime());
  if (text === null) return null;
  const { toCome, refunded, onItsWay, waiting } = guestMoney(order, now.getTime());
  const isRest = refunded > 0 || onItsWay > 0 || waiting.length > 0;
  return (
    <section aria-labelledby="money-back" className="forced-edge bg-mustard-pale p-5 tablet:p-8">
      <h2 id="money-back" className="text-2xl tablet:text-3xl">
        Sie bekommen {isRest && 'noch '}
        {formatMoney(toCome, order.currency)} zurück
      </h2>
      <p className="mt-2">{text}</p>
    </section>
  );
}

/** What becomes of the money of an order that ended. */
export function EndOfPayment({ order }: { order: PublicOrder }) {
  const text = endText(order);
  return text && <p className="mt-2 font-semibold tablet:text-lg">{text}</p>;
}

function endText({ isPaid, paymentStatus }: PublicOrder): string | null {
  if (paymentStatus === 'refunding') {
    return 'Ihre Zahlung wird zurücküberwiesen. Je nach Bank dauert das einige Tage.';
  }
  if (paymentStatus === 'refunded') return 'Ihre Zahlung wurde zurücküberwiesen.';
  if (paymentStatus === 'authorized')
    return 'Die Freigabe Ihrer Zahlung wird aufgehoben, es wird nichts abgebucht.';
  return isPaid ? null : 'Es wird nichts verrechnet.';
}
