import { resourcePlaces } from '@bestellwerk/domain/records/definitions/places';

/** The pages of the back office behind the login, by their addresses; a new one belongs in here. */
export const lists = resourcePlaces.map(({ path }) => path);

/** Settings are one record, which is always there. */
export const listsOfMany = lists.filter((path) => path !== 'config');

export const forms = listsOfMany.map((path) => `${path}/new`);

export const otherPages = [
  ...['orders/board', 'orders', 'payments', 'dashboard', 'statistics', 'health', 'my-time', 'team'],
  ...['working-activities', 'screens', 'account', 'mails', 'logs', 'tables/qr', 'nirgends/zu/finden'],
];
