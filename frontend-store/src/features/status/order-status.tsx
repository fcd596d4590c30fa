import { Link } from 'react-router';
import { modeOf } from '@bestellwerk/domain/delivery/mode-of';
import { likelyText } from '@bestellwerk/domain/ordering/due-time';
import { expectedLabels } from '@bestellwerk/domain/ordering/expected-time';
import { isRequest } from '@bestellwerk/domain/ordering/order/order';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { orderInPlaceOf } from '../../shared/order/running-order.js';
import { onRequest, totalText } from '../../shared/pricing/price-text.js';
import { useIsInBrowser } from '../../shared/use-is-in-browser.js';
import { useNow } from '../../shared/use-now.js';
import { CounterAppointment } from './counter-appointment.js';
import { InstallPromotion } from './install-promotion.js';
import { EndOfPayment, MoneyBack, OnlinePayment } from './online-payment.js';
import { OrderAgain } from './order-again.js';
import { BranchContact, OrderFacts } from './order-facts.js';
import { OrderLinks } from './order-links.js';
import { OrderMark } from './order-mark.js';
import { OrderReview } from './order-review.js';
import { OrderSlip } from './order-slip.js';
import { isChangedByBranch, isReplaced, orderSteps, statusHint, titleOfStatus } from './order-steps.js';
import { QuotationOffer } from './quotation-offer.js';
import { ProgressSteps } from './progress-steps.js';
import { useFocusHeadingAtEnd } from './use-focus-heading-at-end.js';
import { usePaymentPage } from './use-payment-page.js';
import { WithdrawRequest } from './withdraw-request.js';

interface Props {
  order: PublicOrder;
  isLive: boolean;
  isLate: boolean;
  /** Nothing will change any more. */
  isOver: boolean;
  /** The cart still holds what was ordered. */
  keptCart: boolean;
}

/** The order and its status. */
export function OrderStatus({ order, isLive, isLate, isOver, keptCart }: Props) {
  const shop = useShop();
  const branch = shop.branchOf(order.branch.id);
  const timeZone = branch?.timeZone ?? shop.config.timeZone;
  const mode = modeOf(order);
  const waiting = { hours: branch ?? null, timeZone, now: useNow() };
  const paymentPage = usePaymentPage(order);
  const payIfPossible = ({ isPayable }: PublicOrder) => isPayable && void paymentPage.leadThere();
  const statusTitle = titleOfStatus(order, mode);
  const likely = likelyText(order, waiting);
  const isStopped = order.isRejected || order.isCanceled || order.isFailed;
  const { heading, onEnded } = useFocusHeadingAtEnd(isStopped);
  return (
    <div className="shell pt-10">
      <h1 ref={heading} tabIndex={-1} className="text-[min(clamp(2.25rem,8vw,4rem),12vw)] outline-none">
        {titleOf(order, mode)}
      </h1>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-10 desktop:grid-cols-[minmax(0,1fr)_22rem] wide:grid-cols-[minmax(0,1fr)_27rem] wide:gap-16">
        <div className="space-y-10">
          <div className="forced-edge grid rounded-box bg-white shadow-card min-[380px]:grid-cols-[auto_1fr]">
            <OrderMark order={order} waiting={waiting} hasTicket={!shop.config.disableTickets} />
            <div className="flex flex-col justify-between gap-4 p-4 tablet:p-6">
              <div aria-live="polite">
                <div key={statusTitle} className="arriving">
                  <h2
                    className={
                      isStopped
                        ? 'sr-only'
                        : 'text-[clamp(1.2rem,5vw,2.25rem)] hyphens-auto desktop:text-[1.75rem] wide:text-[2.25rem]'
                    }
                  >
                    {statusTitle}
                  </h2>
                  {order.rejectionMessage && (
                    <p className="border-l-8 border-alarm bg-alarm-pale p-4 font-semibold">
                      {order.rejectionMessage}
                    </p>
                  )}
                  {order.isIncomplete && (
                    <p className="mt-2 border-l-8 border-alarm bg-alarm-pale p-4 font-semibold">
                      Diese Anzeige ist unvollständig. Bitte fragen Sie beim Restaurant nach, wo Ihre
                      Bestellung steht.
                    </p>
                  )}
                  <p className="mt-2 tablet:text-lg">{statusHint(order, mode, waiting)}</p>
                  {likely && (
                    <p className="mt-2 font-semibold tablet:text-lg">
                      {expectedLabels[mode]} {likely}
                    </p>
                  )}
                  {!isStopped && isChangedByBranch(order) && (
                    <p className="mt-2 font-semibold">{changedText(order)}</p>
                  )}
                  {isReplaced(order) && <NewerOrderLink uid={order.uid} />}
                  {isStopped && <EndOfPayment order={order} />}
                  {order.erasedAt && (
                    <p className="mt-2 font-semibold">Ihre Angaben zu dieser Bestellung wurden gelöscht.</p>
                  )}
                </div>
              </div>
              {(!isOver || isLate) && <ConnectionState isLive={isLive} isLate={isLate} />}
            </div>
          </div>
          {order.status === 'requested' && <WithdrawRequest order={order} onEnded={onEnded} />}
          {order.status === 'offered' && (
            <QuotationOffer order={order} waiting={waiting} onAccepted={payIfPossible} onEnded={onEnded} />
          )}
          {order.status === 'proposed' && (
            <CounterAppointment
              order={order}
              waiting={waiting}
              onAccepted={payIfPossible}
              onEnded={onEnded}
            />
          )}
          {/* A guest who is asked whether a time suits answers first. */}
          {order.status !== 'proposed' && <OnlinePayment order={order} page={paymentPage} />}
          <MoneyBack order={order} now={waiting.now} />
          {order.isCompleted && shop.config.enablePluginOrderReviews && <OrderReview order={order} />}
          {!isStopped && <ProgressSteps steps={orderSteps(order, mode, waiting)} timeZone={timeZone} />}
          <OrderLinks order={order} branch={branch ?? null} waiting={waiting} />
          <div className="grid gap-8 border-t-4 border-ink pt-6 tablet:grid-cols-[3fr_2fr] desktop:grid-cols-1 wide:grid-cols-[3fr_2fr]">
            <OrderFacts order={order} mode={mode} waiting={waiting} />
            {branch && <BranchContact branch={branch} />}
          </div>
        </div>
        <div className="space-y-6">
          <div className="drop-shadow-lg">
            <OrderSlip order={order} mode={mode} />
          </div>
          {branch && isOver && <OrderAgain order={order} branch={branch} keptCart={keptCart} />}
          <InstallPromotion />
        </div>
      </div>
    </div>
  );
}

function titleOf(order: PublicOrder, mode: DeliveryMode): string {
  if (isReplaced(order)) return 'Diese Bestellung wurde durch eine neue ersetzt';
  if (order.isRejected || order.isCanceled || order.isFailed) return titleOfStatus(order, mode);
  if (order.status === 'awaitingPayment') return 'Fast geschafft!';
  return isRequest(order.status) ? 'Vielen Dank für Ihre Anfrage!' : 'Vielen Dank für Ihre Bestellung!';
}

function changedText({ items, pricing, currency }: PublicOrder): string {
  const total = totalText(
    pricing,
    currency,
    items.some(({ isPriceHidden }) => isPriceHidden),
  );
  return `Die Filiale hat Ihre Bestellung geändert. ${total === onRequest ? '' : `Sie kostet jetzt ${total}.`}`;
}

/** Only where this browser has followed both. */
function NewerOrderLink({ uid }: { uid: string }) {
  const newer = orderInPlaceOf(uid);
  if (!newer) return null;
  return (
    <Link to={`/status/${newer.uid}/${newer.hash}`} className="button-main mt-4">
      Zur neuen Bestellung
    </Link>
  );
}

interface ConnectionStateProps {
  isLive: boolean;
  /** What is shown may be older than what has happened. */
  isLate: boolean;
}

/** Whether the page moves by itself at this moment, and shows the newest. Without script there is no connection to speak of. */
function ConnectionState({ isLive, isLate }: ConnectionStateProps) {
  const isInBrowser = useIsInBrowser();
  return (
    <p role="status" className="flex min-h-5 items-center gap-2 text-sm font-semibold">
      {isInBrowser && (
        <>
          <span
            className={`size-2.5 shrink-0 ${isLive && !isLate ? 'bg-leaf' : 'animate-pulse bg-mustard-deep'}`}
            aria-hidden="true"
          />
          {isLate ? lateWords : isLive ? 'Live' : 'Verbindung wird wiederhergestellt'}
        </>
      )}
    </p>
  );
}

const lateWords = 'Die Anzeige hinkt nach und wird gleich aktualisiert';
