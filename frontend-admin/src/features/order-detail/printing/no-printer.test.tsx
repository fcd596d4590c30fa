import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { anOrder } from '../../../testing/an-order.js';
import { manager, show } from '../../../testing/show.js';
import { PrintBlock } from './print-block.js';

afterEach(cleanup);

const printer = {
  ...{ id: 'd-1', name: 'Theke', kind: 'receiptPrinter', driver: 'escpos-tcp', isActive: true },
  ...{ roles: ['receipt'], branch: { id: 'b-1' } },
};
const shown = (devices: object[], user = manager) =>
  show(
    <PrintBlock order={anOrder()} />,
    {
      'GET /api/devices': () => new Described(devices, { total: devices.length, page: 1, limit: 50 }),
      'POST /api/orders/o-1/print': () => ({ job: 'j-1' }),
    },
    user,
  );
const preview = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

describe('a document of an order in a branch without a printer', () => {
  test('is offered as a preview and PDF only, with the way to set a printer up', async () => {
    shown([{ ...printer, isActive: false }]);
    expect((await screen.findByText(/^Kein Drucker eingerichtet/)).textContent).toBe(
      'Kein Drucker eingerichtet. Legen Sie unter Geräte einen an. Die Vorschau gibt es auch als PDF.',
    );
    expect(screen.getByRole('link', { name: 'Geräte' }).getAttribute('href')).toBe('/devices');
    const dialog = await preview('Küchenbon');
    dialog.getByText(/^Kein Drucker eingerichtet/);
    dialog.getByRole('link', { name: 'PDF öffnen' });
    expect(dialog.queryByRole('button', { name: 'Drucken' })).toBeNull();
  });

  test('says who can set one up to those who cannot', async () => {
    shown([], { ...manager, roles: ['ROLE_EMPLOYEE'] });
    await screen.findByText(/Einrichten können ihn Filialleitung und Administration\./);
    expect(screen.queryByRole('link', { name: 'Geräte' })).toBeNull();
  });
});

test('a document that no printer is meant for is offered on one that there is', async () => {
  shown([printer]);
  const dialog = await preview('Küchenbon');
  const choice = await dialog.findByLabelText<HTMLSelectElement>('Drucker');
  expect([...choice.options].map(({ text }) => text)).toEqual(['Theke']);
  expect(choice.value).toBe('d-1');
  dialog.getByRole('button', { name: 'Drucken' });
  expect(screen.queryByText(/^Kein Drucker eingerichtet/)).toBeNull();
});

describe('labels of an order', () => {
  const options = (choice: HTMLSelectElement) => [...choice.options].map(({ text }) => text);
  const labelPrinter = { ...printer, id: 'd-2', name: 'Etiketten', kind: 'labelPrinter', roles: [] };

  test('go to the label printer without any choice, and to another printer by hand', async () => {
    shown([printer, labelPrinter]);
    const dialog = await preview('Etiketten');
    const choice = await dialog.findByLabelText<HTMLSelectElement>('Drucker');
    expect(options(choice)).toEqual(['Der übliche', 'Theke', 'Etiketten']);
    dialog.getByRole('button', { name: 'Drucken' });
    dialog.getByRole('link', { name: 'PDF öffnen' });
  });

  test('have a printer to themselves, which is not offered for receipts', async () => {
    shown([labelPrinter]);
    const dialog = await preview('Beleg');
    await dialog.findByText(/^Für dieses Dokument ist kein Drucker eingerichtet\./);
    expect(dialog.queryByRole('button', { name: 'Drucken' })).toBeNull();
  });

  test('are offered on sheets of A4 beside it', async () => {
    shown([labelPrinter]);
    const sheets = await screen.findByRole('link', { name: 'Etiketten auf A4' });
    expect(sheets.getAttribute('href')).toBe('/orders/o-1/labels');
  });
});
