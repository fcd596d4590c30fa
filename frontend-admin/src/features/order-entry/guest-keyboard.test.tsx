import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KnownGuest } from '@bestellwerk/domain/contracts/known-guest.schema';
import { facts } from '@bestellwerk/domain/ordering/testing/shop';
import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { writeStored } from '@bestellwerk/ui/storage/stored-value';
import { manager, show } from '../../testing/show.js';
import { draftFormat, draftNameOf } from './entry-draft.js';
import { EntryForm } from './entry-form.js';

const shop = { ...facts(), entry: { isOverridden: false } };
afterEach(() => {
  cleanup();
  writeStored(tabStorage, draftNameOf(manager.user.id, shop.branch.id), draftFormat, null);
});

const guest = (lastName: string): KnownGuest => ({
  ...{ firstName: 'Anna', lastName, companyName: '', email: '', phone: '' },
  ...{ street: '', floor: '', stairway: '', door: '', zipCode: '', city: '' },
  ...{ customer: null, lastOrder: null },
});

test.each([
  ['of one guest leads to how the order goes to them', [guest('Huber')], 'Anna Huber', 'Abholung'],
  ['of several guests leads to the name', [guest('Huber'), guest('Maier')], '', 'Name'],
  ['of nobody leads to the name', [], '', 'Name'],
])('by keyboard a number %s', async (_case, guests, name, focused) => {
  show(<EntryForm facts={shop} />, { 'GET /api/guests': () => guests });
  await userEvent.keyboard('06601234567{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(focused)));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(name);
});
