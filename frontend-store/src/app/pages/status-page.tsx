import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { OrderStatus } from '../../features/status/order-status.js';
import { useLiveOrder } from '../../features/status/use-live-order.js';
import { useKeptCart } from '../../features/status/use-kept-cart.js';
import { useRunningOrder } from '../../features/status/use-running-order.js';
import { goOnToPayment } from '../../shared/order/leave-for-payment.js';
import { LoadFailure } from '../../shared/page/load-failure.js';
import { Loader } from '../../shared/page/loader.js';
import { usePageHead } from '../../shared/page/use-page-head.js';

export default function StatusPage() {
  const { uid: typed = '', hash = '' } = useParams();
  const uid = typed.toUpperCase();
  const { order, error, refetch, isLive, isLate, isOver } = useLiveOrder({ uid, hash });
  const isUnknown = isApiFailure(error) && error.status === 404;
  usePageHead(titleOf(order?.status), { publicPath: `/status/${uid}` });
  const keptCart = useKeptCart(order);
  useEffect(goOnToPayment, []);
  useRunningOrder({ uid, hash }, order, isOver || isUnknown);
  if (order)
    return <OrderStatus order={order} isLive={isLive} isLate={isLate} isOver={isOver} keptCart={keptCart} />;
  if (isUnknown) return <UnknownOrder />;
  if (error) return <LoadFailure message={messageOf(error)} onRetry={() => void refetch()} />;
  return <Loader />;
}

/** Somebody who waits in another tab sees it there. */
function titleOf(status: string | undefined): string {
  if (status === 'offered') return 'Angebot erhalten! Bestellstatus';
  return status === 'ready' ? 'Bereit! Bestellstatus' : 'Bestellstatus';
}

const UnknownOrder = () => (
  <div className="shell grid min-h-[60vh] place-content-center justify-items-center gap-4 text-center">
    <h1 className="text-4xl">Diese Bestellung gibt es nicht.</h1>
    <p>Bitte überprüfen Sie die Adresse, die Sie nach dem Bestellen bekommen haben.</p>
    <Link to="/" className="button-main mt-4">
      Zu unseren Standorten
    </Link>
  </div>
);
