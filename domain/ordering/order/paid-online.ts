import type { PaymentMethod } from './order-terms.schema.js';

export const isPaidOnline = (method: PaymentMethod): method is 'mollie' | 'datatrans' =>
  method === 'mollie' || method === 'datatrans';
