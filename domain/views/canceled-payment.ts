import type { PublicOrder } from '../contracts/order.schema.js';

const outcomes: readonly string[] = [
  'PaymentAuthorized',
  'PaymentCaptured',
  'PaymentFailed',
  'PaymentExpired',
  'PaymentCanceled',
  'PaymentVoided',
];

/** Whether nothing came of the last online payment because the guest canceled it at the provider. */
export const isPaymentCanceled = ({
  paymentStatus,
  timeline,
}: Pick<PublicOrder, 'paymentStatus' | 'timeline'>): boolean =>
  paymentStatus === 'failed' &&
  timeline.findLast(({ type }) => outcomes.includes(type))?.type === 'PaymentCanceled';
