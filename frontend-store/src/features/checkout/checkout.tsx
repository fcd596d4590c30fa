import { Link } from 'react-router';
import type { CheckoutBlock } from '@bestellwerk/domain/ordering/checkout-view';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import { formatMoney } from '@bestellwerk/domain/rules/formats';
import type { CartLine, PricedCart } from '../../shared/cart/price-cart.js';
import { AreaField, ModeField } from '../../shared/cart/terms-fields.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { priceText } from '../../shared/pricing/price-text.js';
import { useNow } from '../../shared/use-now.js';
import { AddressSection } from './address-section.js';
import { AppointmentSection } from './appointment/appointment-section.js';
import { ChangeNotice } from './change-notice.js';
import { ClosedNotice } from './closed-notice.js';
import { CommentSection } from './comment-section.js';
import { ConsentSection } from './consent-section.js';
import { ContactSection } from './contact-section.js';
import { NoAnswer } from './no-answer.js';
import { NotOrderable } from './not-orderable.js';
import { OrderSummary } from './order-summary.js';
import { PaymentSection } from './payment-section.js';
import { ProblemList } from './problem-list.js';
import { problemAt, ProblemsContext } from './problems.js';
import { Section } from './section.js';
import { SubmitArea } from './submit-area.js';
import { TableSection } from './table-section.js';
import { useAreaOfZipCode } from './use-area-of-zip-code.js';
import { useCheckout } from './use-checkout.js';
import { useSending } from './use-sending.js';
import { whenText } from './when-text.js';

interface Props {
  branch: Branch;
  onEdit(line: CartLine): void;
}

/** The whole way from the cart to an accepted order. */
export function Checkout({ branch, onEdit }: Props) {
  const shop = useShop();
  const now = useNow();
  const checkout = useCheckout(branch);
  const { form, check, view, cart, priced, details } = checkout;
  const { problems, lost, notice, ...sending } = useSending(branch, checkout);
  useAreaOfZipCode(branch, form);
  const appears = (block: CheckoutBlock) => view.blocks.includes(block);
  const objection = cart.appointmentDate === null ? null : problemAt(check.problems, 'appointmentDate');

  const isCartEmpty = cart.items.length === 0;
  /** An order that may have been accepted already can be sent again whatever is the case now. */
  const isOrderable = lost !== null || sending.isSending || (!isCartEmpty && check.submitLabel !== null);
  const total = priceText(priced.totals.totalGross, shop.config.currency, priced.totals.model);
  const when = whenText(form.appointmentDate, check.mode, branch, now, timeZoneOf(shop, branch));

  return (
    <ProblemsContext value={problems}>
      <form noValidate onSubmit={(event) => void sending.submit(event)}>
        {lost && problems.length === 0 && !sending.isSending && <NoAnswer message={lost.message} />}
        {isOrderable && <ProblemList problems={problems} />}
        <div className="grid items-start gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="space-y-10">
            {!isCartEmpty && (
              <Section title="Wie dürfen wir servieren?">
                <ModeField branch={branch} name="checkout" />
                {isOrderable && <ClosedNotice branch={branch} mode={check.mode} />}
                <div id="feld-deliveryArea" tabIndex={-1}>
                  <AreaField branch={branch} name="checkout" />
                </div>
              </Section>
            )}
            {!isOrderable && (
              <NotOrderable
                branch={branch}
                mode={check.mode}
                isCartEmpty={isCartEmpty}
                missing={priced.missing}
              />
            )}
            {isOrderable && (
              <>
                {appears('table') && <TableSection branch={branch} table={cart.table} />}
                {appears('contact') && (
                  <ContactSection branch={branch} required={view.requiredFields} details={details} />
                )}
                {appears('address') && (
                  <AddressSection
                    mode={check.mode}
                    details={details}
                    area={areaText(priced, shop.config.currency)}
                  />
                )}
                {appears('appointment') && (
                  <AppointmentSection branch={branch} mode={check.mode} form={form} objection={objection} />
                )}
                <CommentSection branch={branch} comment={cart.comment} />
              </>
            )}
          </div>
          <aside className="drop-shadow-lg desktop:sticky desktop:top-6 desktop:row-span-2">
            <OrderSummary
              branch={branch}
              cart={cart}
              priced={priced}
              problems={check.problems}
              changes={sending.changes}
              onEdit={onEdit}
            />
          </aside>
          {isOrderable && (
            <div className="space-y-10">
              <PaymentSection mode={check.mode} offered={view.paymentMethods} chosen={check.paymentMethod} />
              <ConsentSection />
              <SubmitArea
                label={check.submitLabel}
                total={total}
                when={when}
                isSending={sending.isSending}
                isWaiting={sending.isWaiting}
                notice={notice && <ChangeNotice changes={notice} />}
              >
                <Link to={`/store/${branch.identifier}`} className="button-plain min-h-13">
                  Zurück
                </Link>
              </SubmitArea>
            </div>
          )}
        </div>
      </form>
    </ProblemsContext>
  );
}

function areaText({ area, totals }: PricedCart, currency: string): string | null {
  if (!area) return null;
  const fee = totals.deliveryGross === 0 ? 'kostenlos' : formatMoney(totals.deliveryGross, currency);
  return `${area.area}, Lieferung ${fee}`;
}
