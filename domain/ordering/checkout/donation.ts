import { formatMoney } from '../../text/formats.js';

/** The donation of every order to the organisation that its customer chose: a decimal in the shop's currency. */
export const donationPerOrder = 0.07;

/** Says beside the choice of an organisation what is given, and that the customer does not pay for it. */
export const donationText = (currency: string): string =>
  `Mit Ihrer Bestellung werden ${formatMoney(donationPerOrder, currency)} gespendet. ` +
  'Die Spende übernimmt unser Anbieter, für Sie entstehen keine Kosten.';
