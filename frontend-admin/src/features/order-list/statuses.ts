import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import { OWED } from '../../shared/api/orders-api.js';

/** What the list can be narrowed to; money that is to be given back stands beside the statuses. */
const choices = { ...statusLabels, [OWED]: 'Geld zurückzugeben' };

export type StatusName = keyof typeof choices;
export const orderStatusNames = Object.keys(choices) as StatusName[];
export const statusChoiceLabels: Readonly<Record<StatusName, string>> = choices;
