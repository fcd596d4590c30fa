import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { aProduct, anItem } from '../../../testing/an-item.js';
import { anOrder } from '../../../testing/an-order.js';
import { manager, show } from '../../../testing/show.js';
import { ItemsBlock } from './items-block.js';

afterEach(cleanup);

const order = anOrder({ items: [anItem(), anItem({ amount: 2, gross: 20 })] });
const soup = aProduct({ name: 'Suppe', type: 'others', config: { parts: [] }, price: 5 });
const menu = {
  id: 'm-1',
  availableFrom: '2026-01-01T00:00:00.000Z',
  branches: ['b-1'],
  catalog: [{ category: 'c-1', products: ['soup', aProduct().id] }],
};
const catalogue = {
  'GET /api/products': () => [aProduct(), { ...soup, id: 'soup' }],
  'GET /api/menus': () => [menu],
};
const showBlock = (shown: StaffOrder, answers = {}, { user = manager, path = '/' } = {}) =>
  show(<ItemsBlock order={shown} />, { ...catalogue, ...answers }, user, path);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const preview = () => plain(screen.getByLabelText('Vorschau').textContent);

describe('the lines of an order', () => {
  test.each<[string, Partial<StaffOrder>, boolean]>([
    ['is new', { status: 'pending' }, true],
    ['is confirmed', { status: 'confirmed' }, true],
    ['waits for the guest', { status: 'proposed' }, false],
    ['is ready', { status: 'ready' }, false],
  ])('can be changed while the order %s: %s', (_case, changes, isPossible) => {
    showBlock({ ...order, ...changes });
    expect(screen.queryAllByRole('link', { name: /^Bearbeiten/ })).toHaveLength(isPossible ? 2 : 0);
    expect(screen.queryAllByRole('button', { name: /^Entfernen/ })).toHaveLength(isPossible ? 2 : 0);
    expect(screen.queryByRole('link', { name: 'Position hinzufügen' }) !== null).toBe(isPossible);
  });

  test('cannot be changed without permission', () => {
    showBlock(order, {}, { user: { ...manager, roles: ['ROLE_AUDITOR'] } });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('cannot all be removed', () => {
    showBlock({ ...order, items: [anItem()] });
    expect(screen.queryByRole('button', { name: /^Entfernen/ })).toBeNull();
  });
});

describe('changing a line', () => {
  test('says what is open then without asking again for what was given back out of goodwill', async () => {
    const paid = { paidAmount: 6, waivedAmount: 5, openAmount: 0, items: [anItem({ gross: 11 })] };
    showBlock({ ...order, ...paid });
    await userEvent.click(screen.getByRole('link', { name: 'Bearbeiten: Position 1, Gulasch' }));
    const more = await screen.findByRole('button', { name: 'Menge erhöhen' });
    expect(preview()).not.toContain('Dann');
    await userEvent.click(more);
    expect(preview()).toMatch(/Dann offen9,00 €$/);
  });

  test('shows line and total before and after, and sends only what was changed', async () => {
    const { writes } = showBlock(order, { 'PUT /api/orders/o-1/items/1': () => order });
    await userEvent.click(screen.getByRole('link', { name: 'Bearbeiten: Position 2, Gulasch' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Menge erhöhen' }));
    expect(preview()).toBe(
      'Bisher2 Stück Gulasch (Salat)20,00 €Neu3 Stück Gulasch (Salat)30,00 €Gesamtbisher 11,00 €40,00 €',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]!.body).toEqual({
      amount: 3,
      expected: { product: aProduct().id, amount: 2 },
      expectedGross: 30,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('shows the remark for the kitchen and sends another one alone', async () => {
    const remark = { name: 'Anmerkung', choices: [], text: 'ohne Salz' };
    const remarked = { ...order, items: [anItem({ parts: [...anItem().parts, remark] })] };
    const { writes } = showBlock(
      remarked,
      { 'PUT /api/orders/o-1/items/0': () => remarked },
      { path: '/?item=0' },
    );
    const field = await screen.findByLabelText<HTMLInputElement>('Anmerkung für die Küche');
    expect(field.value).toBe('ohne Salz');
    await userEvent.clear(field);
    await userEvent.type(field, 'scharf');
    expect(preview()).toContain('Neu1 Stück Gulasch (Salat, scharf)10,00 €');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]!.body).toEqual({
      remark: 'scharf',
      expected: { product: aProduct().id, amount: 1 },
      expectedGross: 10,
    });
  });

  test('can be linked, and needs a valid amount', async () => {
    const { writes } = showBlock(order, {}, { path: '/?item=0' });
    const amount = await screen.findByLabelText('Menge');
    await userEvent.clear(amount);
    await userEvent.type(amount, '0{Enter}');
    expect(screen.getByText(/gültige Menge/)).toBeTruthy();
    expect(document.activeElement).toBe(amount);
    expect(writes()).toEqual([]);
  });

  test('keeps what was entered and shows the reason if somebody else was faster', async () => {
    const message = 'Diese Position wurde inzwischen geändert. Bitte sehen Sie noch einmal nach.';
    const refuse = () => new Refusal(409, [{ message, field: null }]);
    showBlock(
      order,
      { 'PUT /api/orders/o-1/items/0': refuse, 'GET /api/orders/o-1': () => order },
      { path: '/?item=0' },
    );
    await userEvent.click(await screen.findByRole('radio', { name: /Reis/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Reis/ }).checked).toBe(true);
  });

  test.each([
    ['/?item=7', order, 'Diese Position gibt es in der Bestellung nicht.'],
    [
      '/?item=0',
      anOrder({ ...order, status: 'ready' }),
      'Die Positionen dieser Bestellung können nicht mehr geändert werden.',
    ],
  ])('at %s shows why it is not possible', async (path, shown, text) => {
    showBlock(shown, {}, { path });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

test('removing a line asks with the new total', async () => {
  const { writes } = showBlock(order, { 'PUT /api/orders/o-1/items/0': () => order });
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Position 1, Gulasch' }));
  const dialog = await screen.findByRole('dialog', { name: 'Position 1 entfernen?' });
  expect(preview()).toContain('Gesamtbisher 11,00 €20,00 €');
  expect(writes()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Position entfernen' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toEqual({ remove: true, expected: { product: aProduct().id, amount: 1 } });
});

test('a line is added by keyboard alone: found by name, chosen and sent once', async () => {
  const { writes } = showBlock(order, { 'POST /api/orders/o-1/items': () => order });
  await userEvent.click(screen.getByRole('link', { name: 'Position hinzufügen' }));
  const search = await screen.findByRole('combobox', { name: 'Produkt' });
  const found = () => within(screen.getByRole('listbox', { name: 'Produkte' })).getAllByRole('option');
  expect(found().map((option) => plain(option.textContent))).toEqual(['Suppe5,00 €', 'Gulasch10,00 €']);
  await userEvent.type(search, 'supp{Enter}');
  expect(preview()).toContain('Neu1 Stück Suppe5,00 €');
  expect(writes()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    body: { product: 'soup', amount: 1, unit: 'piece', parts: [], expectedGross: 5 },
    key: expect.any(String),
  });
});

describe('taking something off a paid order', () => {
  const paid = anOrder({ ...order, paidAmount: 11, openAmount: 0 });
  const employee = { ...manager, roles: ['ROLE_EMPLOYEE' as const] };
  const lower = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Bearbeiten: Position 2, Gulasch' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Menge verringern' }));
  };
  const blocked = 'Die Bestellung ist schon bezahlt. Bitte holen Sie die Schichtleitung dazu.';

  test('tells an employee to ask the shift lead, and lets them add to it', async () => {
    showBlock(paid, {}, { user: employee });
    await lower();
    expect(screen.getByRole('alert').textContent).toBe(blocked);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(true);
    for (let n = 0; n < 2; n++) await userEvent.click(screen.getByRole('button', { name: 'Menge erhöhen' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(false);
  });

  test('tells an employee the same who wants to remove a line', async () => {
    const { writes } = showBlock(paid, {}, { user: employee });
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Position 1, Gulasch' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('alert').textContent).toBe(blocked);
    await userEvent.click(dialog.getByRole('button', { name: 'Position entfernen' }));
    expect(writes()).toEqual([]);
  });

  test('asks whoever may for a reason and sends it', async () => {
    const { writes } = showBlock(paid, { 'PUT /api/orders/o-1/items/1': () => order });
    await lower();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.getByText('Bitte geben Sie einen Grund an.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Grund der Kürzung'));
    await userEvent.type(screen.getByLabelText('Grund der Kürzung'), 'War aus');
    expect(screen.queryByText('Bitte geben Sie einen Grund an.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]!.body).toMatchObject({ amount: 1, reason: 'War aus' });
  });

  test('asks for a reason of an unpaid order as well when the server does, since its day is closed', async () => {
    let isFirst = true;
    const answer = () => {
      if (!isFirst) return order;
      isFirst = false;
      return new Refusal(422, [{ field: 'reason', message: 'Bitte geben Sie einen Grund an.' }]);
    };
    const { writes } = showBlock(order, { 'PUT /api/orders/o-1/items/0': answer });
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Position 1, Gulasch' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('Grund der Kürzung')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Position entfernen' }));
    await userEvent.type(await dialog.findByLabelText('Grund der Kürzung'), 'Nicht abgeholt');
    await userEvent.click(dialog.getByRole('button', { name: 'Position entfernen' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]!.body).toMatchObject({ remove: true, reason: 'Nicht abgeholt' });
  });
});
