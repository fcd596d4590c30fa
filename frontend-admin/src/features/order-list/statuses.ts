import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import { OWED } from '../../shared/orders/orders-api.js';

/** The status filters of the list, and one for orders with an amount to refund. */
const choices = { ...statusLabels, [OWED]: 'Geld zurückzugeben' };

export type StatusName = keyof typeof choices;
export const orderStatusNames = Object.keys(choices) as StatusName[];
export const statusChoiceLabels: Readonly<Record<StatusName, string>> = choices;
