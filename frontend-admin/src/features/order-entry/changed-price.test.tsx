import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { branch } from '@bestellwerk/domain/ordering/testing/inn';
import { facts, form } from '@bestellwerk/domain/ordering/testing/shop';
import { writeStored } from '@bestellwerk/ui/storage/stored-value';
import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { anOrder } from '../../testing/an-order.js';
import { manager, show } from '../../testing/show.js';
import { draftFormat, draftNameOf, emptyDraft } from './entry-draft.js';
import { EntryForm } from './entry-form.js';

const shop = { ...facts(), entry: { isOverridden: false } };
const stored = draftNameOf(manager.user.id, branch().id);
beforeEach(() => {
  const entered = { name: 'Anna Huber', phone: '+4366012345', items: form().items };
  writeStored(tabStorage, stored, draftFormat, { ...emptyDraft(shop.branch), ...entered });
});
afterEach(() => {
  cleanup();
  writeStored(tabStorage, stored, draftFormat, null);
});

const dearer: ShopFacts = {
  ...shop,
  products: shop.products.map((product) => ({ ...product, price: product.price + 1 })),
};

function open() {
  let push: (next: ShopFacts) => void = () => undefined;
  const Page = () => {
    const [current, setFacts] = useState<ShopFacts>(shop);
    push = setFacts;
    return <EntryForm facts={current} />;
  };
  const { writes } = show(<Page />, { 'POST /api/orders/entry': () => anOrder() });
  const submit = () => userEvent.click(screen.getByRole('button', { name: /^Bestellung aufnehmen/ }));
  return { writes, submit, push: (next: ShopFacts) => act(() => push(next)) };
}

const totalShown = () =>
  within(screen.getByRole('region', { name: 'Bon' })).getByText('Gesamt').nextSibling!.textContent;

test('a price that changes while an order is entered is shown before the order is taken', async () => {
  const { writes, submit, push } = open();
  const before = totalShown();
  push(dearer);
  const note = screen.getByText(/^Der Preis hat sich geändert/);
  expect(note.textContent).toContain(`${totalShown()} statt ${before}.`);
  await submit();
  expect(writes()).toEqual([]);
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Der Preis hat sich geändert.* Bitte sagen Sie es dem Gast und nehmen Sie die Bestellung noch einmal auf\.$/,
  );
  await submit();
  await waitFor(() => expect(writes()).toHaveLength(1));
});

test('staff who have agreed to the new price take the order at once', async () => {
  const { writes, submit, push } = open();
  push(dearer);
  await userEvent.click(screen.getByRole('button', { name: 'Neuen Preis übernehmen' }));
  expect(screen.queryByText(/^Der Preis hat sich geändert/)).toBeNull();
  await submit();
  await waitFor(() => expect(writes()).toHaveLength(1));
});

test('nothing is asked while prices stay, nor of a price that was changed and put back', async () => {
  const { writes, submit, push } = open();
  push({ ...shop });
  expect(screen.queryByText(/Preis/)).toBeNull();
  push(dearer);
  push({ ...shop });
  expect(screen.queryByText(/^Der Preis hat sich geändert/)).toBeNull();
  await submit();
  await waitFor(() => expect(writes()).toHaveLength(1));
});
