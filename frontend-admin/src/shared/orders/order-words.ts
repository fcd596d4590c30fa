import type { ChosenPart, OrderItem } from '@bestellwerk/domain/ordering/order-item';
import type { Origin } from '@bestellwerk/domain/kernel/event';
import { formatAmount, formatNumber } from '@bestellwerk/domain/rules/formats';

/** '2 ×' for pieces, '0,5 kg' for what is measured. */
export const amountWords = ({ amount, unit }: Pick<OrderItem, 'amount' | 'unit'>): string =>
  unit === 'piece' ? `${formatNumber(amount)}\u00a0×` : formatAmount(amount, unit);

/** What was chosen in one step: the choices and the customer's own words. */
export const choiceWords = ({ choices, text }: ChosenPart): string =>
  [...choices, text ? `„${text}“` : null].filter(Boolean).join(', ');

export const originLabels: Record<Origin, string> = {
  storefront: 'Online-Shop',
  kiosk: 'Selbstbedienung',
  table: 'Tisch',
  'back office': 'Backoffice',
  terminal: 'Terminal',
  provider: 'Zahlungsanbieter',
  system: 'System',
};
