import { useEffect, useRef } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { selectCart } from '../../shared/cart/cart-slice.js';
import { orderOfCart, sentOrderOf } from '../../shared/cart/sent-cart.js';
import { pageOfLeftPayment } from '../../shared/order/leave-for-payment.js';
import { paymentFailedTextOf } from '../../shared/order/payment-failed-text.js';
import { usePublicOrderQuery } from '../../shared/order/order-api.js';
import { Icon } from '../../shared/icon.js';

/** Above the checkout, for a guest who has come back from the payment page without having paid. */
export function FailedPayment({ branch }: { branch: Branch }) {
  const { items } = useSelector(selectCart(branch.identifier));
  const order = orderOfCart(branch.identifier, items);
  const { data } = usePublicOrderQuery(order ?? skipToken);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    window.scrollTo?.({ top: 0 });
  }, []);
  const page = pageOfLeftPayment();
  // There is nothing to check out: the payment was begun on the order's own page, which says what became of it.
  if (sentOrderOf(branch.identifier, items) === null && page !== null) return <Navigate to={page} replace />;
  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="mb-8 flex gap-4 border-l-8 border-alarm bg-alarm-pale p-5"
    >
      <span className="text-alarm">
        <Icon name="alert" size={26} />
      </span>
      <div className="min-w-0 space-y-3">
        <p className="font-bold">{paymentFailedTextOf(data)}</p>
        {order && (
          <p>
            {data?.paymentStatus === 'failed' && 'Es wurde nichts abgebucht. '}Ihre Bestellung {order.uid} ist
            noch offen. Sie können sie unverändert bezahlen. Nur wenn Sie etwas ändern möchten, schicken Sie
            hier eine neue ab: Sie ersetzt die alte, die Sie dann nicht mehr bezahlen.
          </p>
        )}
        {order && (
          <Link to={`/status/${order.uid}/${order.hash}`} className="button-plain">
            Zur offenen Bestellung
          </Link>
        )}
      </div>
    </div>
  );
}
