import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PrintJobDocument } from '@bestellwerk/domain/contracts/printing.schema';
import { printContent } from '@bestellwerk/domain/print-documents/print-content';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { anOrder } from '../../../testing/an-order.js';
import { aPrintJob } from '../../../testing/a-print-job.js';
import { show } from '../../../testing/show.js';
import { PrintBlock } from './print-block.js';

afterEach(cleanup);

const printer = {
  ...{ id: 'd-1', name: 'Küche', kind: 'receiptPrinter', driver: 'escpos-tcp', isActive: true },
  ...{ roles: ['kitchen'], branch: { id: 'b-1' } },
};
const content = printContent('kitchen', anOrder()).id;
const shown = (jobs: readonly PrintJobDocument[], order = anOrder(), changes: object = {}) =>
  show(<PrintBlock order={order} />, {
    'GET /api/devices': () => new Described([{ ...printer, ...changes }], { total: 1, page: 1, limit: 50 }),
    'GET /api/orders/o-1/print-jobs': () => jobs,
  });
const dialogOf = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Küchenbon' }));
};

describe('a kitchen ticket from before a change of its order', () => {
  const before = aPrintJob({ content: 'before' });

  test('is said to be outdated, with a button for the new one that says what it replaces', async () => {
    shown([before]);
    await screen.findByText(
      'Die Bestellung wurde nach dem Küchenbon von 20.11.2026, 14:48 geändert. Bitte drucken Sie ihn neu.',
    );
    const dialog = await dialogOf('Küchenbon drucken');
    dialog.getByText(/Der nächste trägt „GEÄNDERT, ersetzt den Ausdruck von 20\.11\.2026, 14:48“\.$/);
    dialog.getByRole('button', { name: 'Als GEÄNDERT drucken' });
    expect(dialog.queryByText(/KOPIE/)).toBeNull();
  });

  test.each([
    [0, /Der neue wird gleich von selbst gedruckt\.$/, 0],
    [60_000, /Bitte drucken Sie ihn neu\.$/, 1],
  ])(
    'is followed by a new one by itself where a printer prints them by itself: %i ms after the change',
    async (ago, words, buttons) => {
      const changedAt = new Date(Date.now() - ago).toISOString();
      shown([before], anOrder({ status: 'confirmed', changedAt }), { isAutomatic: true });
      await screen.findByText(words);
      expect(screen.queryAllByRole('button', { name: 'Küchenbon drucken' })).toHaveLength(buttons);
    },
  );

  test('is not spoken of once the new one is on its way, whose next one is both a copy and a change', async () => {
    const queuedAt = '2026-11-20T14:00:00.000Z';
    shown([aPrintJob({ id: 'j-2', content, queuedAt, status: 'queued', replaces: before.queuedAt }), before]);
    await screen.findByText('GEÄNDERT');
    expect(screen.queryByText(/Bitte drucken Sie ihn neu/)).toBeNull();
    const dialog = await dialogOf('Küchenbon');
    dialog.getByText(/„KOPIE“/);
    dialog.getByText(/„GEÄNDERT, /);
    dialog.getByRole('button', { name: 'Als KOPIE drucken' });
  });

  test('is no matter once the order is completed', async () => {
    shown([before], anOrder({ status: 'completed' }));
    await screen.findByText('Gedruckt');
    expect(screen.queryByText(/Bitte drucken Sie ihn neu/)).toBeNull();
  });
});

test('a kitchen ticket of the same contents is printed again as a copy only', async () => {
  shown([aPrintJob({ content })]);
  await screen.findByText('Gedruckt');
  const dialog = await dialogOf('Küchenbon');
  dialog.getByText(/„KOPIE“\.$/);
  expect(dialog.queryByText(/GEÄNDERT/)).toBeNull();
});

test('a kitchen ticket of a canceled order says so and nothing of changes', async () => {
  shown([aPrintJob({ content })], anOrder({ status: 'canceled' }));
  await screen.findByText('Gedruckt');
  const dialog = await dialogOf('Küchenbon');
  dialog.getByText(/trägt „STORNIERT“\.$/);
  expect(dialog.queryByText(/GEÄNDERT/)).toBeNull();
  dialog.getByRole('button', { name: 'Drucken' });
});

test('a kitchen ticket that expired says why, and opens the dialog to print it once more', async () => {
  shown([aPrintJob({ content, status: 'expired', wasStarted: false, attempts: 0, isOverdue: true })]);
  await screen.findByText('Der Drucker war zu lange nicht erreichbar.');
  const dialog = await dialogOf('Erneut drucken');
  dialog.getByRole('button', { name: 'Drucken' });
});
