import type { APIRequestContext } from '@playwright/test';
import { branchOnRequest } from '../support/branch-on-request.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { ownBranch } from '../support/own-branch.js';
import { post } from '../support/own-site.js';
import { openShop } from '../texts/shown-shop.js';
import type { Screen } from './screen.js';

type Act = (request: APIRequestContext, id: string) => Promise<unknown>;

const step =
  (name: string, data: object = {}): Act =>
  (request, id) =>
    post(request, `/api/orders/${id}/status/${name}`, data);
const confirm = step('confirm');
const ready = step('in-delivery');
const completed = step('completed');

const hoursAhead = (hours: number) =>
  new Date(Math.ceil((Date.now() + hours * 3_600_000) / 300_000) * 300_000).toISOString();

const area = { area: 'Neubau', price: 2.5, tax: 20, free: false, freeFromOrderValue: null };
const delivery = {
  isDelivery: true,
  deliveryArea: area.area,
  ...{ street: 'Zieglergasse 5', floor: '2', door: '11', zipCode: '1070', city: 'Wien', country: 'AT' },
  comment: 'Bitte läuten, die Klingel ist die zweite von oben.',
};
const offered = {
  ...{ isDeliveryEnabled: true, isDineInEnabled: true, isDatatransEnabled: true },
  deliveryAreas: [{ ...area, minimumOrderValue: null, zipCodes: '1070' }],
  isTableSelectionEnabled: false,
};

/** The page of an order with these fields, after these acts of staff. */
const pageOf = (name: string, form: () => object, ...acts: Act[]): Screen => ({
  name: `status-${name}`,
  isWhole: true,
  async prepare(request) {
    const branch = await ownBranch(request, { ...offered, name: 'Linde am Ring' });
    const order = await placeOrder(request, { ...branch.form, ...form() });
    for (const act of acts) await act(request, order.id);
    return `/status/${order.uid}/${order.hash}`;
  },
  async open(page, path) {
    await openShop(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

const takeaway = () => ({});

/** An order of a dish whose price is given on request. */
async function askForOffer(request: APIRequestContext) {
  const branch = await branchOnRequest(request);
  const { data } = await (await request.get('/api/init')).json();
  const { id } = data.products.find(({ name }: { name: string }) => name === branch.dish);
  const items = [{ product: id, amount: 1, unit: 'piece', parts: [] }];
  return placeOrder(request, { ...(await takeawayForm(request)), branch: branch.id, items });
}

const quotation = (name: string, act: Act): Screen => ({
  ...pageOf(name, takeaway),
  async prepare(request) {
    const order = await askForOffer(request);
    await act(request, order.id);
    return `/status/${order.uid}/${order.hash}`;
  },
});

/** The page of an order in each of its states. */
export const statusScreens: readonly Screen[] = [
  pageOf('awaiting-payment', () => ({ paymentMethod: 'datatrans' })),
  pageOf('pending', takeaway),
  pageOf('proposed', takeaway, (request, id) =>
    step('confirm', { counterAppointment: hoursAhead(2) })(request, id),
  ),
  pageOf('confirmed', takeaway, confirm),
  pageOf('planned', () => ({ appointmentDate: hoursAhead(26) }), confirm),
  pageOf('ready', takeaway, confirm, ready),
  pageOf('delivery-confirmed', () => delivery, confirm),
  pageOf('dispatched', () => delivery, confirm, ready),
  pageOf('completed', takeaway, confirm, ready, completed),
  pageOf('dine-in-ready', () => ({ isDineIn: true }), confirm, ready),
  pageOf('rejected', takeaway, step('reject', { message: 'Heute leider keine Schnitzel mehr.' })),
  quotation('requested', () => Promise.resolve()),
  quotation('offered', (request, id) =>
    post(request, `/api/orders/${id}/quotation`, {
      items: [{ index: 0, unitGross: 149.9 }],
      message: 'Mit Kraut und Knödeln.',
      validUntil: hoursAhead(24),
    }),
  ),
  {
    name: 'status-unknown',
    isWhole: true,
    async open(page) {
      await openShop(page, '/status/ABCDEFGHJK/00000000000000000000000000000000');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
