import { deliveryModeSchema, type DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import { paymentStates, type PaymentState } from '@bestellwerk/domain/views/payment-state';
import { OWED } from '../../shared/orders/orders-api.js';

/** The query of the list, stored in the URL of the page. */
export interface ListQuery {
  page: number;
  sort: string;
  search: string;
  status: StatusName | null;
  mode: DeliveryMode | null;
  payment: PaymentState | null;
  from: string | null;
  to: string | null;
}

export const PAGE_SIZE = 25;
const NEWEST_FIRST = '-placedAt';
const date = /^\d{4}-\d{2}-\d{2}$/;

/** Reads URL parameters; invalid and missing ones get defaults. */
export function readQuery(parameters: URLSearchParams): ListQuery {
  const dateOf = (name: string) => parameters.get(name)?.match(date)?.[0] ?? null;
  const page = Number(parameters.get('page'));
  const oneOf = <Name extends string>(names: readonly Name[], parameter: string): Name | null =>
    names.find((name) => name === parameters.get(parameter)) ?? null;
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: parameters.get('sort') ?? NEWEST_FIRST,
    search: parameters.get('search') ?? '',
    status: oneOf(statusNames, 'status'),
    mode: oneOf(deliveryModeSchema.options, 'mode'),
    payment: oneOf(paymentStates, 'payment'),
    from: dateOf('from'),
    to: dateOf('to'),
  };
}

/** Changes URL parameters: keeps unknown ones, omits defaults. Changing filters returns to the first page. */
export function writeQuery(parameters: URLSearchParams, changes: Partial<ListQuery>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const defaults: Partial<Record<string, string>> = { page: '1', sort: NEWEST_FIRST };
  const isOtherPageOnly = Object.keys(changes).every((name) => name === 'page');
  for (const [name, value] of Object.entries(isOtherPageOnly ? changes : { ...changes, page: 1 })) {
    const text = value === null ? '' : String(value);
    if (text === '' || text === defaults[name]) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** Whether anything but order and page was chosen. */
export const isFiltered = ({ search, status, mode, payment, from, to }: ListQuery): boolean =>
  Boolean(search || status || mode || payment || from || to);

/** The status filters of the list, and one for orders with an amount to refund. */
const choices = { ...statusLabels, [OWED]: 'Geld zurückzugeben' };

export type StatusName = keyof typeof choices;
const statusNames = Object.keys(choices) as StatusName[];
export const statusChoiceLabels: Readonly<Record<StatusName, string>> = choices;
