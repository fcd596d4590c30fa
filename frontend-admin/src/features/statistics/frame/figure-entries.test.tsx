import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FigureEntry, FigureList } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { Answers } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../../testing/show.js';
import { sampleFigures, sampleRevenue } from '../testing/sample-figures.js';
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
  const count = await drawer.findByText(/^Summe/);
  expect(plain(count.textContent)).toBe('Summe des ersten Eintrags: 210,00 € von insgesamt 300,00 €');
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

test('an order of the night says that it is after midnight, since it counts to the day before', async () => {
  const late = { ...entry('1', 300), at: '2026-11-20T23:30:00.000Z' };
  const drawer = await openList('rows', { [base]: () => ({ entries: [late], next: null }) });
  await waitFor(() =>
    expect(plain(drawer.getAllByRole('row')[1]!.textContent)).toContain(
      'Freitag, 20.11.2026, 00:30 (nach Mitternacht)',
    ),
  );
});

test('the entries of a single row are shown on request', async () => {
  const drawer = await open();
  await userEvent.selectOptions(await drawer.findByLabelText('Nur'), 'Altstadt');
  await waitFor(() =>
    expect(plain(drawer.getByRole('status').textContent)).toBe('Ein Eintrag, zusammen 210,00 €'),
  );
});

const atEntry = (address: string) =>
  show(
    <FigureEntries title="Umsatz" figures={sampleRevenue} />,
    {
      [base]: () => ({ entries: [entry('1', 210), entry('2', 90)], next: null }),
      [`${base}&row=b-1`]: () => ({ entries: [entry('1', 210)], next: null }),
      'GET /api/branches': () => [{ id: 'b-1', name: 'Altstadt' }],
    },
    undefined,
    address,
  );

test('the address says what is explained, so that the way back from an order leads to it', async () => {
  atEntry('/?from=2026-11-20&to=2026-11-21&why=Umsatz&row=b-1');
  const drawer = within(await screen.findByRole('dialog', { name: 'Warum? Umsatz' }));
  expect((await drawer.findByLabelText<HTMLSelectElement>('Nur')).selectedOptions[0]!.textContent).toBe(
    'Altstadt',
  );
  await waitFor(() =>
    expect(plain(drawer.getByRole('status').textContent)).toBe('Ein Eintrag, zusammen 210,00 €'),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what another figure is explained by is not shown', () => {
  atEntry('/?from=2026-11-20&to=2026-11-21&why=Bestellungen');
  expect(screen.queryByRole('dialog')).toBeNull();
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
    'Rückgabe zu Bestellung 2Samstag, 21.11.2026−11,00 €−10,00 €−1,00 €',
    'Bestellung 1Freitag, 20.11.2026, 12:0033,00 €30,00 €3,00 €',
  ]);
});

test('the sum of the first entries says what all of them come to, column by column', async () => {
  const drawer = await openList('rates', {
    [`${base}&list=rates`]: () => ({ entries: [sale('1', 33, 30), sale('2', 11, 10)], next: '2026-11-20 2' }),
  });
  expect(plain((await drawer.findByText(/^Summe/)).textContent)).toBe(
    'Summe der ersten 2 Einträge: 44,00 € brutto, 40,00 € netto und 4,00 € Umsatzsteuer, von insgesamt 300,00 € brutto',
  );
});

test('no entry so far of a row that few orders add to is no sum', async () => {
  const drawer = await openList('groups', {
    [`${base}&list=groups`]: () => ({ entries: [], next: '2026-11-20 9' }),
  });
  expect(plain((await drawer.findByText(/^Bisher/)).textContent)).toBe(
    'Bisher kein Eintrag, insgesamt 300,00 €',
  );
});

const openOf = async (figures: Figures, entries: FigureEntry[], next: string | null = null) => {
  show(<FigureEntries title="Zahlen" figures={figures} />, {
    [`GET /api/statistics/${figures.name}/entries`]: () => ({ entries, next }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Warum? Zahlen' }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findAllByRole('row');
  const [, ...rows] = drawer.getAllByRole('row').map((row) => plain(row.textContent));
  return { drawer, rows, sum: plain(drawer.getByRole('status').textContent) };
};

test('planned and worked time consists of shifts that were missed, late, unplanned or go on', async () => {
  const shift = (label: string, value: number, planned: number, more: Partial<FigureEntry>): FigureEntry => ({
    ...{
      ...entry(label, value),
      label,
      kind: 'working-activity',
      branch: null,
      planned,
      findings: [],
      ...more,
    },
  });
  const figures = sampleFigures({
    ...{
      name: 'working-schedules',
      unit: 'minutes',
      total: 600,
      figures: { planned: 960, plannedBefore: 480, delta: -360 },
    },
  });
  const entries = [
    shift('Ali Kaya', 0, 480, { kind: 'planned-shift', id: null, findings: ['missed'] }),
    shift('Mia Huber', 450, 480, { late: 8, findings: ['pending'] }),
    shift('Noa Lang', 0, 0, { findings: ['unplanned', 'running'] }),
    shift('Eva Moser', 0, 480, { kind: 'planned-shift', id: null, findings: ['elsewhere'] }),
    shift('Tom Egger', 0, 480, { kind: 'planned-shift', id: null }),
    shift('Pia Wolf', 150, 0, { findings: ['elsewhere'], late: 65 }),
  ];
  const { drawer, rows, sum } = await openOf(figures, entries);
  expect(drawer.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Eintrag', 'Geplant', 'Gearbeitet'],
  ]);
  const when = 'Freitag, 20.11.2026, 12:00';
  expect(rows).toEqual([
    `Ali Kaya${when}versäumt8 h0 min`,
    `Mia Huber${when}noch ohne Abweichung, verspätet um 8 min8 h7 h 30 min`,
    `Noa Lang${when}ohne Planung, läuft noch–0 min`,
    `Eva Moser${when}in anderer Filiale gearbeitet8 h0 min`,
    `Tom Egger${when}durchgearbeitet8 h0 min`,
    `Pia Wolf${when}in anderer Filiale als geplant, verspätet um 1 h 5 min–2 h 30 min`,
  ]);
  expect(sum).toBe('6 Einträge, zusammen 32 h geplant und 10 h gearbeitet');
  expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).not.toContain('Ali Kaya');
  cleanup();
  const first = await openOf(figures, entries.slice(1, 2), '2026-11-20 1');
  expect(first.sum).toBe(
    'Summe des ersten Eintrags: 8 h geplant und 7 h 30 min gearbeitet, von insgesamt 16 h geplant und 10 h gearbeitet',
  );
});

test('what was only within packages has its amount, not no money', async () => {
  const figures = sampleFigures({ name: 'items', unit: 'money', total: 300 });
  const amount = { unit: 'piece', branch: null };
  const packed = { ...entry('1', 0), ...amount, quantity: 3, containedQuantity: 3 };
  const both = { ...entry('2', 9), ...amount, quantity: 5, containedQuantity: 2 };
  const alone = { ...entry('3', 4), ...amount, quantity: 1, containedQuantity: 0 };
  const { rows, sum } = await openOf(figures, [packed, both, alone]);
  const when = 'Freitag, 20.11.2026, 12:00';
  expect(rows).toEqual([
    `Bestellung 1${when}3 Stück, in einem Paket`,
    `Bestellung 2${when}5 Stück, davon 2 Stück in einem Paket9,00 €`,
    `Bestellung 3${when}1 Stück4,00 €`,
  ]);
  expect(sum).toBe('3 Einträge, zusammen 9 Stück und 13,00 €');
  cleanup();
  expect((await openOf(figures, [packed])).sum).toBe('Ein Eintrag, zusammen 3 Stück');
});
