import type { FrontDeskOrder, KitchenOrder } from '@bestellwerk/domain/contracts/order-display.schema';
import { Described } from '@bestellwerk/ui/testing/fake-server';

export const BRANCH = '22222222-2222-4222-8222-222222222222';
export const KEY = 'geheimer-Schluessel';
export const frontDeskPath = `GET /api/orders/frontdesk/${BRANCH}/${KEY}`;
export const counterPath = `GET /api/orders/backoffice/${BRANCH}/${KEY}`;

const common = {
  id: 'o-1',
  number: '7',
  ticketNumber: 7,
  status: 'confirmed',
  mode: 'takeaway',
  tableIdentifier: null,
} as const;
const instant = (secondsFromNow: number) => new Date(Date.now() + secondsFromNow * 1000).toISOString();

export const aTicket = (changes: Partial<FrontDeskOrder> = {}): FrontDeskOrder => ({
  ...common,
  placedAt: instant(-600),
  dueAt: instant(1200),
  readyAt: null,
  ...changes,
});

export const anOrder = (changes: Partial<KitchenOrder> = {}): KitchenOrder => ({
  ...common,
  placedAt: instant(-600),
  dueAt: instant(1200),
  appointment: null,
  comment: null,
  items: [],
  isTicketLate: false,
  ...changes,
});

/** The answer of a list for displays. */
export const listed = (...orders: readonly object[]) =>
  new Described(orders, {
    branch: { id: BRANCH, name: 'Gasthof Linde' },
    timeZone: 'Europe/Vienna',
    now: new Date().toISOString(),
  });
