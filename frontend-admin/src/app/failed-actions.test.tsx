import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { type Answers, Described, Refusal } from '@bestellwerk/ui/testing/fake-server';
import OrderDetailPage from '../features/order-detail/order-detail-page.js';
import DeviceTools from '../features/printing/device-tools.js';
import { Toasts } from '../shared/toasts/toasts.js';
import { anOnlineOrder } from '../testing/an-order.js';
import { show } from '../testing/show.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const { contact } = anOnlineOrder();
const order = anOnlineOrder({ contact: { ...contact, email: 'anna@example.org' } });
const printer = {
  ...{ id: 'd-1', name: 'Theke', kind: 'receiptPrinter', driver: 'escpos-tcp', isActive: true },
  ...{ roles: ['receipt'], branch: { id: 'b-1', name: 'Altstadt' } },
};
const answers: Answers = {
  'GET /api/orders/o-1': () => order,
  'GET /api/devices': () => new Described([printer], { total: 1, page: 1, limit: 50 }),
  'GET /api/devices/d-1/status': () => ({
    ...{ lastSeenAt: null, status: null, isLogRequested: false, log: [], keySince: null },
  }),
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const actions: [title: string, page: ReactNode, path: string, act: () => Promise<void>, text: string][] = [
  [
    'check of the payment',
    <OrderDetailPage key="order" />,
    'POST /api/orders/o-1/update-payment-status',
    () => press('Zahlungsstatus prüfen'),
    'Zahlungsstatus konnte nicht überprüft werden.',
  ],
  [
    'print',
    <OrderDetailPage key="order" />,
    'POST /api/orders/o-1/print',
    async () => {
      await press('Beleg');
      await press('Drucken');
    },
    'Beleg konnte nicht gedruckt werden.',
  ],
  [
    'confirmation to the guest',
    <OrderDetailPage key="order" />,
    'POST /api/orders/o-1/resend-new-order-email',
    () => press('E-Mail zur Bestellung senden'),
    'Bestätigung konnte nicht versendet werden.',
  ],
  [
    'cancelation',
    <OrderDetailPage key="order" />,
    'POST /api/orders/o-1/status/cancel',
    async () => {
      await press('Stornieren');
      await userEvent.type(await screen.findByLabelText('Grund der Stornierung'), 'Doppelt');
      await press('Bestellung stornieren');
    },
    'Bestellung konnte nicht storniert werden.',
  ],
  [
    'request for the log of a device',
    <DeviceTools key="device" id="d-1" />,
    'POST /api/devices/d-1/request-device-logs',
    () => press('Log anfordern'),
    'Log konnte nicht angefordert werden.',
  ],
];

describe.each(actions)('a failed %s', (_title, page, path, act, text) => {
  const open = (refusal: Refusal) =>
    show(
      <>
        <Toasts />
        <Routes>
          <Route path="/pages/:id" element={page} />
        </Routes>
      </>,
      { ...answers, [path]: () => refusal },
      undefined,
      '/pages/o-1',
    );

  test('is named on the page, with a button that repeats it', async () => {
    const { writes } = open(new Refusal(503, [{ message: 'Der Server ist überlastet.', field: null }]));
    await act();
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('strong')?.textContent).toBe(text);
    expect(alert.textContent).toContain('Der Server ist überlastet.');
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(writes().map(({ method, path: address }) => `${method} ${address}`)).toEqual([path, path]);
  });

  test('is named on the page where the answer says no reason', async () => {
    open(new Refusal(403, []));
    await act();
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });
});
