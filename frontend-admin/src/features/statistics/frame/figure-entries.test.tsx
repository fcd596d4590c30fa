import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FigureEntry } from '@bestellwerk/domain/contracts/figure-entries.schema';
import { show } from '../../../testing/show.js';
import { sampleRevenue } from '../testing/sample-figures.js';
import { FigureEntries } from './figure-entries.js';

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const entry = (id: string, value: number): FigureEntry => ({
  ...{ kind: 'order', id, date: '2026-11-20', at: '2026-11-20T11:00:00.000Z' },
  ...{ label: `Bestellung ${id}`, branch: 'b-1', value },
});
const base = 'GET /api/statistics/revenue/entries?from=2026-11-20&to=2026-11-21';

async function open() {
  show(
    <FigureEntries title="Umsatz" figures={sampleRevenue} />,
    {
      [base]: () => ({ entries: [entry('1', 210)], next: '2026-11-20 1' }),
      [`${base}&after=2026-11-20+1`]: () => ({ entries: [entry('2', 100), entry('3', -10)], next: null }),
      [`${base}&row=b-1`]: () => ({ entries: [entry('1', 210)], next: null }),
      'GET /api/branches': () => [{ id: 'b-1', name: 'Altstadt' }],
    },
    undefined,
    '/?from=2026-11-20&to=2026-11-21',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Warum? Umsatz' }));
  return within(await screen.findByRole('dialog'));
}

test('a figure shows the orders of which it is the sum, with the way to each', async () => {
  const drawer = await open();
  const count = await drawer.findByText(/gezeigt/);
  expect(plain(count.textContent)).toBe('Ein Eintrag gezeigt, zusammen 210,00 € von 300,00 €');
  await waitFor(() =>
    expect(plain(drawer.getAllByRole('row')[1]!.textContent)).toBe(
      'Bestellung 1Freitag, 20.11.2026, Altstadt210,00 €',
    ),
  );
  expect(drawer.getByRole('link', { name: 'Bestellung 1' }).getAttribute('href')).toBe('/orders/1');
  await userEvent.click(drawer.getByRole('button', { name: 'Weitere laden' }));
  await waitFor(() => expect(plain(count.textContent)).toBe('3 Einträge, zusammen 300,00 €'));
  expect(drawer.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
});

test('the entries of a single row are shown on request', async () => {
  const drawer = await open();
  await userEvent.selectOptions(await drawer.findByLabelText('Nur'), 'Altstadt');
  await waitFor(() =>
    expect(plain(drawer.getByRole('status').textContent)).toBe('Ein Eintrag, zusammen 210,00 €'),
  );
});
