import { byId } from '../../kernel/by-id.js';
import { CENT, toUnits } from '../../kernel/money.js';
import { formatMoney } from '../../text/formats.js';
import type { OrderDonation } from '../order/order-terms.schema.js';
import type { ShopFacts } from './check/check-context.js';
import type { OrderForm } from './order-form.schema.js';

/** The donation of every order to the organisation that its customer chose: a decimal in the shop's currency. */
export const donationPerOrder = 0.07;

/** What customers may give on top, decimals. */
export const leastDonation = 0.1;
export const mostDonation = 500;
/** Offered by one tap. */
export const donationAmounts = [0.5, 1, 2, 5] as const;

/** Shown beside the choice of an organisation: what is given, and that the customer does not pay for it. */
export const donationText = (currency: string): string =>
  `Mit Ihrer Bestellung werden ${formatMoney(donationPerOrder, currency)} gespendet. ` +
  'Die Spende übernimmt unser Anbieter, für Sie entstehen keine Kosten.';

/** To whom, and what the customer gives on top. */
export type DonationChoice = Pick<OrderForm, 'donatee' | 'donationAmount'>;
export const NO_DONATION: DonationChoice = { donatee: null, donationAmount: null };
type Offered = Pick<ShopFacts, 'config' | 'donatees'>;
/** What is requested costs something only once an offer is accepted: nothing is given on top of it. */
type Ordered = Offered & { readonly isQuotation: boolean };

/** Null where nobody was chosen, or somebody who is not offered. */
export const donateeOf = ({ donatee: id }: DonationChoice, { donatees }: Offered) => {
  const donatee = byId(donatees).get(id ?? '');
  return donatee?.isEnabled ? donatee : null;
};

/** Whether that can be given on top: whole cents, neither nothing nor a slip of the finger. */
export const isDonationAmount = (amount: number): boolean =>
  amount >= leastDonation && amount <= mostDonation && toUnits(amount) % CENT === 0;

/** What was typed as an amount, '2', '2,5' or '2.50 €', as a decimal; null where it is none that can be given. */
export function typedDonation(text: string): number | null {
  const digits = /^[€\s]*(\d{1,4}(?:[.,]\d{1,2})?)\s*\D{0,3}$/.exec(text.trim())?.[1];
  const amount = digits === undefined ? 0 : Number(digits.replace(',', '.'));
  return isDonationAmount(amount) ? amount : null;
}

/** What the customer gives on top, a decimal; 0 where that cannot be. */
export function ownDonation(chosen: DonationChoice, ordered: Ordered): number {
  const { donationAmount: amount } = chosen;
  const isGiven =
    ordered.config.enablePluginDonations &&
    !ordered.isQuotation &&
    amount !== null &&
    isDonationAmount(amount) &&
    donateeOf(chosen, ordered) !== null;
  return isGiven ? amount : 0;
}

/** What the business donates with an order, to whom; null if nobody was chosen. */
export function donationOf(chosen: DonationChoice, offered: Offered): OrderDonation | null {
  const donatee = offered.config.enablePluginDonations ? donateeOf(chosen, offered) : null;
  return donatee && { donatee: donatee.id, name: donatee.name, amount: donationPerOrder };
}

/** 'Spende an Gruft Wien' */
export const donationLabel = ({ name }: Pick<OrderDonation, 'name'>): string => `Spende an ${name}`;

/** 'Ihre Spende an Gruft Wien': what is part of the sum. */
export const ownDonationLabel = (donation: Pick<OrderDonation, 'name'> | undefined): string =>
  donation ? `Ihre ${donationLabel(donation)}` : 'Ihre Spende';

/** What stands beside the amount, so that nobody thinks it was added to the sum. */
export const DONATION_IS_FINANCED = 'Übernimmt unser Anbieter.';
