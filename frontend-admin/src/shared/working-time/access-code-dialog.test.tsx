import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../testing/show.js';
import { AccessCodeDialog } from './access-code-dialog.js';

afterEach(cleanup);

const code = '/api/users/u-1/time-tracking-token';
const dialog = (state: () => unknown) =>
  show(<AccessCodeDialog user={{ id: 'u-1', name: 'Anna' }} opened onClose={() => {}} />, {
    [`GET ${code}`]: state,
  });

test('a code that was never issued cannot be revoked', async () => {
  let wasAsked = false;
  dialog(() => {
    wasAsked = true;
    return { isIssued: false };
  });
  await screen.findByRole('button', { name: 'Code erzeugen' });
  expect(wasAsked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Code widerrufen' })).toBeNull();
});

test('an issued code can be revoked', async () => {
  dialog(() => ({ isIssued: true }));
  expect(await screen.findByRole('button', { name: 'Code widerrufen' })).toBeTruthy();
});

test('a code can be revoked where it is unknown whether there is one', async () => {
  dialog(() => new Refusal(500, [{ message: 'Ein Fehler ist aufgetreten.', field: null }]));
  expect(await screen.findByRole('button', { name: 'Code widerrufen' })).toBeTruthy();
});
