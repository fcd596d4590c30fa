import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manager } from '../../testing/show.js';
import { by, closing, day, figures, open, plain, state } from './testing/closing-on-screen.js';

afterEach(cleanup);

describe('a day', () => {
  test('shows who closed it with what, what came after it, and opens it again for a reason', async () => {
    const user = userEvent.setup();
    const order = {
      id: 'o-1',
      uid: 'ABC',
      ticketNumber: 7,
      ...day,
      state: 'canceled' as const,
      gross: 12,
      reducedGross: 0,
      before: { state: 'sold' as const, gross: 12, reducedGross: 0 },
    };
    const { writes } = open(
      closing({
        days: [{ ...closing().days[0]!, closing: state(true) }],
        later: { payments: [], orders: [order] },
      }),
    );
    await screen.findByText('Abgeschlossen');
    expect(screen.getByText(/von Resi Lindner/).textContent).toContain('Bruch');
    expect(plain(screen.getByText('Differenz').nextSibling?.textContent)).toBe('−3,00 €');
    expect(screen.getByRole('link', { name: 'Bestellung 7' }).getAttribute('href')).toBe('/orders/o-1');
    await user.click(screen.getByRole('button', { name: 'Tag wieder öffnen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Wieder öffnen' }));
    dialog.getByText('Bitte geben Sie an, warum.');
    await user.type(dialog.getByLabelText(/^Grund/), 'Verzählt');
    await user.click(dialog.getByRole('button', { name: 'Wieder öffnen' }));
    await waitFor(() => expect(writes()[0]).toMatchObject({ body: { reason: 'Verzählt' } }));
  });

  test('keeps what was counted readable after it was opened again', async () => {
    const reopened = {
      ...{ type: 'reopened' as const, at: '2026-11-20T21:30:00.000Z', by, reason: 'Verzählt' },
      ...{ closed: null, cash: null },
    };
    const before = state(false);
    const now = { ...before, steps: [...before.steps, reopened] };
    open(closing({ days: [{ ...closing().days[0]!, closing: now }] }));
    await screen.findByText('Wieder geöffnet');
    const [first, second] = screen.getAllByText(/von Resi Lindner/);
    expect(plain(first!.textContent)).toContain('gezählt 140,00 €, Differenz −3,00 €, entnommen 40,00 €');
    expect(first!.textContent).toContain('Bruch');
    expect(second!.textContent).toMatch(/^Wieder geöffnet am .* von Resi LindnerVerzählt$/);
  });

  test('cannot be closed by users who only read, and says who may', async () => {
    open(closing(), { ...manager, roles: ['ROLE_ACCOUNTING'] });
    await screen.findByText('Abschließen dürfen Schichtleitung, Filialleitung und Administration.');
    expect(screen.queryByRole('button', { name: /abschließen|öffnen/ })).toBeNull();
  });

  test('cannot be opened by users who only close, and says who may', async () => {
    const closed = { ...closing().days[0]!, closing: state(true) };
    open(closing({ days: [closed] }), { ...manager, roles: ['ROLE_SHIFT_LEAD'] });
    await screen.findByText('Wieder öffnen dürfen Filialleitung und Administration.');
    expect(screen.queryByRole('button', { name: /abschließen|öffnen/ })).toBeNull();
  });

  test('cannot be closed before the first order of the branch, and says when that was', async () => {
    open(closing({ days: [], firstDay: '2026-11-23' }));
    await screen.findByText(/^Die erste Bestellung dieser Filiale ist vom 23\.11\.2026\./);
    expect(screen.queryByRole('button', { name: 'Tag abschließen' })).toBeNull();
  });

  test('that was closed shows turnover and takings as they were closed, beside those of now', async () => {
    const closed = { ...figures, gross: 78.3, tax: 9, amount: 40, rates: [{ rate: 10, net: 69.3, tax: 9, gross: 78.3 }] }; // prettier-ignore
    open(closing({ days: [{ ...closing().days[0]!, closing: { ...state(true), closed } }] }));
    const comparison = (await screen.findAllByRole('table'))[0]!;
    const rows = within(comparison).getAllByRole('row');
    expect(rows.map((row) => plain(row.textContent))).toEqual([
      'SummeBeim AbschlussJetztUnterschied',
      'Umsatz 10 %78,30 €33,00 €−45,30 €',
      'Umsatz 20 %0,00 €30,00 €+30,00 €',
      'Umsatz78,30 €63,00 €−15,30 €',
      'Darin Steuer9,00 €8,00 €−1,00 €',
      'Einnahmen40,00 €43,00 €+3,00 €',
    ]);
  });

  test('that did not change since shows its closed turnover and takings alone', async () => {
    open(closing({ days: [{ ...closing().days[0]!, closing: { ...state(true), closed: figures } }] }));
    const comparison = (await screen.findAllByRole('table'))[0]!;
    expect(plain(comparison.textContent)).toBe('SummeBeim AbschlussUmsatz63,00 €Einnahmen43,00 €');
    screen.getByText('Seit dem Abschluss hat sich nichts geändert.');
  });

  test('that changed reports of each order what it was, is, and the difference, and what they add up to', async () => {
    const order = { id: 'o-1', uid: 'ABC', ticketNumber: 12, ...day, state: 'sold' as const, gross: 26.1, reducedGross: 0 }; // prettier-ignore
    const before = { state: 'sold' as const, gross: 78.3, reducedGross: 0 };
    const added = { ...order, id: 'o-2', ticketNumber: 13, gross: 10, before: null };
    const closed = { ...figures, gross: 105.2 };
    open(
      closing({
        days: [{ ...closing().days[0]!, closing: { ...state(true), closed } }],
        later: { payments: [], orders: [{ ...order, before }, added] },
      }),
    );
    const later = within(await screen.findByRole('region', { name: 'Nach dem Abschluss' }));
    expect(later.getAllByRole('listitem').map((line) => plain(line.textContent))).toEqual([
      'Bestellung 12Anderer Betrag: vorher 78,30 €, jetzt 26,10 €−52,20 €',
      'Bestellung 13Neu: vorher 0,00 €, jetzt 10,00 €+10,00 €',
    ]);
    expect(plain(later.getByLabelText('Änderung seit dem Abschluss').textContent)).toBe(
      'Änderung des Umsatzes−42,20 €Änderung der Einnahmen0,00 €',
    );
  });

  test('that is closed once more expects no cash that was withdrawn before', async () => {
    const user = userEvent.setup();
    open(closing({ openingCash: 50, withdrawnCash: 30, days: [{ ...closing().days[0]!, closing: state(false) }] })); // prettier-ignore
    await user.click(await screen.findByRole('button', { name: 'Tag abschließen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(plain(dialog.getByText('Bereits entnommen').nextSibling?.textContent)).toBe('30,00 €');
    expect(plain(dialog.getByText('Erwartet').nextSibling?.textContent)).toBe('63,00 €');
    await user.type(dialog.getByLabelText(/^Gezählt/), '63');
    expect(plain(dialog.getByText('Differenz').nextSibling?.textContent)).toBe('0,00 €');
  });

  test.each([
    ['what is withdrawn', /^Entnommen/],
    ['what was counted', /^Gezählt/],
    ['what was there in the morning', /^Anfangsbestand/],
  ])('no longer says that too much is withdrawn once %s is corrected', async (_field, label) => {
    const user = userEvent.setup();
    open(closing());
    await user.click(await screen.findByRole('button', { name: 'Tag abschließen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Gezählt/), '63');
    await user.type(dialog.getByLabelText(/^Entnommen/), '{Control>}a{/Control}70');
    await user.click(dialog.getByRole('button', { name: 'Tag abschließen' }));
    const text = 'Es kann nicht mehr entnommen werden, als gezählt wurde.';
    expect(dialog.getByText(text)).toBeTruthy();
    await user.type(dialog.getByLabelText(label), '{Control>}a{/Control}60');
    expect(dialog.queryByText(text)).toBeNull();
  });

  test('cannot be opened while its month is closed', async () => {
    open(
      closing({
        days: [{ ...closing().days[0]!, closing: state(true) }],
        months: [{ branch: 'b-1', month: '2026-11', closing: { ...state(true), cash: null } }],
      }),
    );
    await screen.findByText('Abgeschlossen');
    expect(screen.queryByRole('button', { name: 'Tag wieder öffnen' })).toBeNull();
  });
});
