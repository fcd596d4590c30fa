import { memo, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { CheckoutBlock } from '@bestellwerk/domain/ordering/checkout/checkout-view';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { delayOf, problemWithNow } from '@bestellwerk/domain/ordering/checkout/check/limits';
import { checkoutClosedNotice } from '@bestellwerk/domain/opening-hours/opening-texts';
import type { OrderChanges } from '@bestellwerk/domain/ordering/checkout/order-changes';
import { MinimumNotes } from '../../shared/cart/minimum-notes.js';
import type { CartLine, PricedCart } from '../../shared/cart/price-cart.js';
import { AreaField, ModeField } from '../../shared/cart/terms-fields.js';
import { useAreaOfZipCode } from '../../shared/cart/use-area-of-zip-code.js';
import { useLimitedDays } from '../../shared/catalogue/limited-days.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import type { OrderDetails } from '../../shared/order-details/details-slice.js';
import { totalText } from '../../shared/pricing/price-text.js';
import { useNow } from '../../shared/use-now.js';
import { AppointmentSection } from './appointment/appointment-section.js';
import { ConsentSection } from './consent-section.js';
import { DonationSection } from './donation-section.js';
import { EarlierOrder, NoAnswer, SentBefore, TooManyRequests } from './lost-answer.js';
import { ModeWithdrawn, NotOrderable } from './not-orderable.js';
import { goOnByEnter } from './go-on-by-enter.js';
import { GuestSections } from './guest-sections.js';
import { OrderSummary } from './order-summary.js';
import { PaymentSection } from './payment-section.js';
import { ProblemList } from './problem-list.js';
import { atButtonId, lineOf, problemAt, ProblemsContext } from './problems.js';
import { Section } from './section.js';
import { SubmitArea } from './submit-area.js';
import { TableSection } from './table-section.js';
import { useLeadToObstacle } from './use-lead-to-obstacle.js';
import { useCheckout, useSame } from './use-checkout.js';
import { useSending } from './use-sending.js';
import { useSentBefore } from './use-sent-before.js';
import { useWhenCalculated } from './use-when-calculated.js';
import { whenText } from './when-text.js';
import { useIsBelowByZipCode, zipCodeProblem } from './zip-code-problem.js';
import { Icon } from '../../shared/icon.js';
import { BranchLink } from '../../shared/self-service/branch-link.js';

interface Props {
  branch: Branch;
  onEdit(line: CartLine): void;
}

/**
 * The checkout, from the cart to the accepted order. Typed text appears immediately; values derived from it are
 * calculated with deferred priority.
 */
export function Checkout(props: Props) {
  const details = useDeferredValue(useSelector((state: { details: OrderDetails }) => state.details));
  return <CheckoutForm {...props} details={details} />;
}

const CheckoutForm = memo(function CheckoutForm({
  branch,
  onEdit,
  details,
}: Props & { details: OrderDetails }) {
  const shop = useShop();
  const now = useNow();
  const limitedDays = useLimitedDays(branch);
  const checkout = useCheckout(branch, details);
  const { form, check, view, cart, priced } = checkout;
  const { problems, lost, tooMany, earlier, notice, changes, ...sending } = useSending(branch, checkout);
  const sentBefore = useSentBefore(branch, cart, sending.submit);
  const submit = useWhenCalculated(details, sentBefore.submit);
  useAreaOfZipCode(branch, details);
  const isBelowByZipCode = useIsBelowByZipCode(form, priced);
  const elsewhere = zipCodeProblem(form, check.problems, priced, shop.config.currency);
  const problemsAtFields = useSame(elsewhere ? [...problems, elsewhere] : problems);
  const appears = (block: CheckoutBlock) => view.blocks.includes(block);
  const timeZone = timeZoneOf(shop, branch);
  const ordering = { limitedDays, branch, mode: check.mode, now, timeZone };
  const objection =
    cart.appointmentDate === null ? problemWithNow(ordering) : problemAt(check.problems, 'appointmentDate');

  const inactive = noOrdersText(branch, shop.config) !== null;
  const isCartEmpty = cart.items.length === 0;
  /** An order that may have been accepted already can always be sent again. */
  const isOrderable =
    lost !== null ||
    sending.isSending ||
    (!isCartEmpty && !inactive && (check.submitLabel !== null || isBelowByZipCode));
  const withdrawn = isOrderable || isCartEmpty || inactive ? null : sending.withdrawn;
  useLeadToObstacle(isOrderable, cart);
  const total = totalText(priced.totals, shop.config.currency, priced.hasHiddenPrices);
  const { appointmentDate } = cart;
  const delay = delayOf(ordering);
  const when = useMemo(
    () => whenText(appointmentDate, check.mode, branch, now, timeZone, delay),
    [appointmentDate, check.mode, branch, now, timeZone, delay],
  );
  const lineProblems = useSame(check.problems.filter((problem) => lineOf(problem) !== null));

  return (
    <ProblemsContext value={problemsAtFields}>
      <form noValidate onSubmit={submit} onKeyDown={goOnByEnter}>
        {tooMany && problems.length === 0 && !sending.isSending && <TooManyRequests {...tooMany} />}
        {lost && !tooMany && problems.length === 0 && !sending.isSending && (
          <NoAnswer message={lost.message} />
        )}
        {earlier && <EarlierOrder onShow={() => void earlier.show()} onOther={earlier.leave} />}
        {sentBefore.earlier && !sending.isSending && <SentBefore {...sentBefore.earlier} />}
        {withdrawn && <ModeWithdrawn text={withdrawn} isOtherOffered={view.modes.length > 0} />}
        {isOrderable && <ProblemList problems={problems} />}
        <div className="checkout-columns items-start gap-x-12 desktop:grid desktop:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="space-y-3 desktop:space-y-7">
            {!isCartEmpty && !inactive && (
              <div className="space-y-3">
                <ModeField branch={branch} name="checkout" isUnchosen={withdrawn !== null} isLegendHidden />
                {isOrderable && <ClosedNotice branch={branch} mode={check.mode} />}
                {!withdrawn && (
                  <div id="feld-deliveryArea" tabIndex={-1}>
                    <AreaField branch={branch} name="checkout" />
                  </div>
                )}
              </div>
            )}
            {!isOrderable && !withdrawn && (
              <NotOrderable
                branch={branch}
                mode={check.mode}
                isCartEmpty={isCartEmpty}
                missing={priced.missing}
              />
            )}
            {isOrderable && (
              <>
                {appears('appointment') && (
                  <AppointmentSection
                    branch={branch}
                    mode={check.mode}
                    items={form.items}
                    appointmentDate={appointmentDate}
                    objection={objection}
                  />
                )}
                {appears('table') && <TableSection branch={branch} table={cart.table} />}
                <GuestSections
                  branch={branch}
                  details={details}
                  comment={cart.comment}
                  mode={check.mode}
                  view={view}
                  problems={check.problems}
                  area={areaText(priced, shop.config.currency)}
                  areaProblem={elsewhere?.message ?? null}
                />
                {appears('donation') && (shop.donatees.length > 0 || form.donatee !== null) && (
                  <DonationSection mayGive={!check.isQuotation} />
                )}
                {appears('payment') && <PaymentSection mode={check.mode} offered={view.paymentMethods} />}
                {check.isQuotation && <RequestSection />}
                <ConsentSection />
              </>
            )}
          </div>
          <aside className="contents drop-shadow-lg desktop:sticky desktop:top-6 desktop:block">
            <div className="contents desktop:slip desktop:flex desktop:max-h-[calc(100dvh-3rem)] desktop:min-h-88 desktop:flex-col">
              <div className="mt-2 drop-shadow-lg desktop:mt-0 desktop:flex desktop:min-h-0 desktop:drop-shadow-none desktop:*:min-w-0 desktop:*:grow">
                <OrderSummary
                  branch={branch}
                  items={cart.items}
                  priced={priced}
                  problems={lineProblems}
                  changes={withdrawn ? null : changes}
                  isModeKnown={withdrawn === null}
                  onEdit={onEdit}
                />
              </div>
              {isOrderable && (
                <SubmitArea
                  label={check.submitLabel}
                  isQuotation={check.isQuotation}
                  total={total}
                  when={when}
                  isSending={sending.isSending}
                  isWaiting={sending.isWaiting}
                  isLeaving={sending.isLeaving}
                  notice={
                    notice ? (
                      <ChangeNotice changes={notice} />
                    ) : (
                      priced.missing && <MinimumNotes priced={priced} currency={shop.config.currency} />
                    )
                  }
                >
                  <BranchLink branch={branch} className="link inline-flex min-h-8 items-center">
                    Zurück
                  </BranchLink>
                </SubmitArea>
              )}
            </div>
          </aside>
        </div>
      </form>
    </ProblemsContext>
  );
});

/** What a request for a quotation means, in place of how to pay. */
const RequestSection = () => (
  <Section title="Unverbindliche Anfrage">
    <p>
      Sie gehen damit noch keine Verpflichtung ein. Wir schicken Ihnen ein Angebot auf die Seite, die Sie nach
      dem Absenden sehen. Dort nehmen Sie es an oder lehnen es ab. Bezahlt wird erst danach.
    </p>
  </Section>
);

function areaText({ area, totals }: PricedCart, currency: string): string | null {
  if (!area) return null;
  const fee = totals.deliveryGross === 0 ? 'kostenlos' : formatMoney(totals.deliveryGross, currency);
  return `${area.area}, Lieferung ${fee}`;
}

interface ClosedNoticeProps {
  branch: Branch;
  mode: DeliveryMode;
}

/** Shown while the branch takes no orders of this mode at once. */
const ClosedNotice = memo(function ClosedNotice({ branch, mode }: ClosedNoticeProps) {
  const now = useNow();
  const notice = checkoutClosedNotice(mode, branch, now, timeZoneOf(useShop(), branch));
  return (
    notice && (
      <p className="on-plum bg-plum px-3 py-1.5 text-[0.95rem] leading-snug font-semibold text-white">
        {notice}
      </p>
    )
  );
});

/** What changed while the guest was ordering; the next click on the button agrees to it. */
const ChangeNotice = ({ changes }: { changes: Pick<OrderChanges, 'heading' | 'notes'> }) => (
  <div
    id={atButtonId}
    role="alert"
    tabIndex={-1}
    className="flex gap-3 border-l-8 border-plum bg-white p-4 shadow-card"
  >
    <span className="text-plum">
      <Icon name="alert" />
    </span>
    <div className="min-w-0 space-y-1">
      <p className="text-lg font-bold">{changes.heading}</p>
      {changes.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>Bitte prüfen Sie Ihre Bestellung und schicken Sie sie dann noch einmal ab.</p>
    </div>
  </div>
);
