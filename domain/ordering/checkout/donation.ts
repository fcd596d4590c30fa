import type { Problem } from '../../kernel/refusal.js';
import { byId } from '../../kernel/by-id.js';
import { formatMoney } from '../../text/formats.js';
import type { OrderDonation } from '../order/order-terms.schema.js';
import type { CheckContext } from './check/check-context.js';
import { messages } from './check/messages.js';

/** The donation of every order to the organisation that its customer chose: a decimal in the shop's currency. */
export const donationPerOrder = 0.07;

/** Shown beside the choice of an organisation: what is given, and that the customer does not pay for it. */
export const donationText = (currency: string): string =>
  `Mit Ihrer Bestellung werden ${formatMoney(donationPerOrder, currency)} gespendet. ` +
  'Die Spende übernimmt unser Anbieter, für Sie entstehen keine Kosten.';

type Chosen = Pick<CheckContext, 'form' | 'config' | 'donatees'>;

/** Nobody is chosen where donations are off: what was kept from before they were must not stand in an order's way. */
const isChosen = ({ form, config }: Chosen): boolean => config.enablePluginDonations && form.donatee !== null;

const donateeOf = ({ form, donatees }: Chosen) => {
  const donatee = byId(donatees).get(form.donatee ?? '');
  return donatee?.isEnabled ? donatee : null;
};

export const donationProblems = (context: Chosen): Problem[] =>
  isChosen(context) && !donateeOf(context) ? [{ field: 'donatee', message: messages.donateeNotOffered }] : [];

/** What is donated with an order, to whom; null if nobody was chosen. */
export function donationOf(context: Chosen): OrderDonation | null {
  const donatee = isChosen(context) ? donateeOf(context) : null;
  return donatee && { donatee: donatee.id, name: donatee.name, amount: donationPerOrder };
}

/** 'Spende an Gruft Wien' */
export const donationLabel = ({ name }: Pick<OrderDonation, 'name'>): string => `Spende an ${name}`;

/** What stands beside the amount, so that nobody thinks it was added to the sum. */
export const DONATION_IS_FINANCED = 'Übernimmt unser Anbieter.';
