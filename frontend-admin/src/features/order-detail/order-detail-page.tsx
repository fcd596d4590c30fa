import { useParams } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { useKnownOrder, useOrderQuery } from '../../shared/orders/orders-api.js';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequireOrderAccess } from '../../shared/session/require-access.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageSkeleton } from '../../shared/ui/splash.js';
import { useKeptFocus } from '../../shared/ui/use-kept-focus.js';
import { CustomerBlock } from './customer-block.js';
import { ItemsBlock } from './items/items-block.js';
import { MessagesBlock } from './messages-block.js';
import { NotesBlock } from './notes-block.js';
import classes from './order-detail-page.module.css';
import { TroubleNotice } from './online/trouble-notice.js';
import { IncompleteNotice } from './incomplete-notice.js';
import { OrderHead } from './order-head.js';
import { PaymentBlock } from './payment-block.js';
import { OrderTimeline } from './order-timeline.js';
import { QuotationBlock } from './quotation-block.js';
import { PrintBlock } from './printing/print-block.js';
import { ReviewBlock } from './review-block.js';

/** Everything about one order, with all that happened to it. */
export default function OrderDetailPage() {
  const { id = '' } = useParams();
  return (
    <RequireOrderAccess>
      <OneOrder key={id} id={id} />
    </RequireOrderAccess>
  );
}

function OneOrder({ id }: { id: string }) {
  const pollingInterval = usePollingWhileAway();
  const { currentData, error } = useOrderQuery(id, { pollingInterval });
  const known = useKnownOrder(id);
  if (isApiFailure(error) && [400, 404].includes(error.status)) {
    return (
      <EmptyState
        isPage
        title="Diese Bestellung gibt es nicht."
        text="Bitte prüfen Sie die Adresse oder suchen Sie unter „Bestellungen“ nach ihr."
      />
    );
  }
  if (isApiFailure(error) && error.status === 403) {
    return (
      <EmptyState
        isPage
        title="Kein Zugriff auf diese Bestellung."
        text="Sie gehört zu einer Filiale, für die Sie nicht zuständig sind."
      />
    );
  }
  const order = currentData ?? known;
  if (!order) return error ? <FailedRead endpoint="order" /> : <PageSkeleton />;
  return <ShownOrder order={order} />;
}

/** The button of the next step, or what stands in its place while it is sent; else the number of the order. */
const AFTER_A_STEP = ['[data-next]', 'h1'];

function ShownOrder({ order }: { order: StaffOrder }) {
  const part = useKeptFocus<HTMLDivElement>(AFTER_A_STEP);
  return (
    <div ref={part}>
      <OrderHead order={order} />
      <FailedRead endpoint="order" />
      <TroubleNotice order={order} />
      {order.isIncomplete && <IncompleteNotice />}
      <div className={classes.layout}>
        <div className={classes.main}>
          <ItemsBlock order={order} />
          {order.quotation && <QuotationBlock order={order} quotation={order.quotation} />}
          <NotesBlock order={order} />
          <div className={classes.pair}>
            <CustomerBlock order={order} />
            <PaymentBlock order={order} />
          </div>
          <PrintBlock order={order} />
          {order.review && <ReviewBlock review={order.review} />}
        </div>
        <div className={classes.beside}>
          <OrderTimeline order={order} />
          <MessagesBlock order={order} />
        </div>
      </div>
    </div>
  );
}
