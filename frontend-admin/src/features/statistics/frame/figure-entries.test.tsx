import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FigureEntry, FigureList } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { Answers } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../../testing/show.js';
import { sampleRevenue } from '../testing/sample-figures.js';
import { FigureEntries } from './figure-entries.js';

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const entry = (id: string, value: number): FigureEntry => ({
  ...{ kind: 'order', id, date: '2026-11-20', at: '2026-11-20T11:00:00.000Z' },
  ...{ label: `Bestellung ${id}`, branch: 'b-1', value },
});
/** With its net and its tax. */
const sale = (id: string, value: number, net: number): FigureEntry => ({
  ...{ ...entry(id, value), net, tax: value - net },
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
      'Bestellung 1Freitag, 20.11.2026, 12:00, Altstadt210,00 €',
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

const openList = async (list: FigureList, answers: Answers) => {
  const figures = { ...sampleRevenue, [list]: [cash, card] };
  show(<FigureEntries title="Umsatz" figures={figures} list={list} />, answers);
  await userEvent.click(screen.getByRole('button', { name: 'Warum? Umsatz' }));
  return within(await screen.findByRole('dialog'));
};
const cash = { key: 'cash', label: 'Barzahlung', value: 100, share: 0.5 };
const card = { key: 'atm-card', label: 'Bankomatkarte', value: 100, share: 0.5 };

test('the rows that a block is about can be asked about, not always the branches', async () => {
  const drawer = await openList('groups', {
    [`${base}&list=groups`]: () => ({ entries: [entry('1', 100), entry('2', 100)], next: null }),
    [`${base}&row=cash&list=groups`]: () => ({ entries: [entry('1', 100)], next: null }),
  });
  await userEvent.selectOptions(await drawer.findByLabelText('Nur'), 'Barzahlung');
  await waitFor(() =>
    expect(plain(drawer.getByRole('status').textContent)).toBe('Ein Eintrag, zusammen 100,00 €'),
  );
});

test('entries of revenue have their net and their tax, with the sum of each', async () => {
  const back = { ...sale('2', -11, -10), label: 'Rückgabe zu Bestellung 2', date: '2026-11-21' };
  const drawer = await openList('rates', {
    [`${base}&list=rates`]: () => ({ entries: [back, sale('1', 33, 30)], next: null }),
  });
  expect(plain((await drawer.findByText(/^2 Einträge/)).textContent)).toBe(
    '2 Einträge, zusammen 22,00 € brutto, 20,00 € netto und 2,00 € Umsatzsteuer',
  );
  expect(drawer.getAllByRole('row').map((row) => plain(row.textContent))).toEqual([
    'EintragBruttoNettoUmsatzsteuer',
    'Rückgabe zu Bestellung 2Samstag, 21.11.2026-11,00 €-10,00 €-1,00 €',
    'Bestellung 1Freitag, 20.11.2026, 12:0033,00 €30,00 €3,00 €',
  ]);
});
