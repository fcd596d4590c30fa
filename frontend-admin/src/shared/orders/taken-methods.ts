import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';

/** How guests pay at the counter or the door. */
export const takenMethods = [
  { value: 'cash', label: 'Bar', button: 'Barzahlung erfassen', taken: 'bar erhalten' },
  { value: 'atm-card', label: 'Karte', button: 'Kartenzahlung erfassen', taken: 'mit Karte erhalten' },
  {
    value: 'hydro-ag-voucher',
    label: 'Gutschein',
    button: 'Gutschein erfassen',
    taken: 'als Gutschein erhalten',
  },
] as const satisfies { value: PaymentMethod; label: string; button: string; taken: string }[];

export type TakenMethod = (typeof takenMethods)[number];

/** The one of that name; cash for what is not paid by hand. */
export const takenMethodOf = (name: string): TakenMethod =>
  takenMethods.find(({ value }) => value === name) ?? takenMethods[0];
