import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';

interface Props {
  mode: DeliveryMode;
  offered: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  id?: string;
  onChoose(method: PaymentMethod): void;
}

/** Where what is not paid online is paid. */
const places: Record<DeliveryMode, string> = {
  takeaway: 'bei Abholung',
  delivery: 'bei Lieferung',
  dineIn: 'vor Ort',
};

/** What is paid with on the page of a provider, of which guests know neither name nor label. */
const atProvider: Partial<Record<PaymentMethod, string>> = {
  mollie: 'eps, PayPal, Karte',
  datatrans: 'im nächsten Schritt',
};

/** The methods of payment to choose from. */
export const PaymentChoice = ({ mode, offered, chosen, id, onChoose }: Props) => (
  <fieldset
    id={id}
    tabIndex={-1}
    aria-label="Zahlungsart"
    className="grid gap-2 grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,34%)),1fr))]"
  >
    {offered.map((method) => (
      <label
        key={method}
        className="flex min-h-13 items-center gap-2 rounded-box border-2 border-field-line bg-white px-2.5 py-1.5 text-[0.95rem] leading-tight font-semibold has-checked:border-ink has-checked:bg-mustard-pale"
      >
        <input
          type="radio"
          name="paymentMethod"
          value={method}
          checked={chosen === method}
          onChange={() => onChoose(method)}
          className="size-4 flex-none accent-plum tablet:size-5"
        />
        <span className="min-w-0 hyphens-auto">
          {paymentMethodLabels[method]}{' '}
          <span className="block text-[0.8125rem] font-normal">
            {isPaidOnline(method) ? atProvider[method] : places[mode]}
          </span>
        </span>
      </label>
    ))}
  </fieldset>
);
