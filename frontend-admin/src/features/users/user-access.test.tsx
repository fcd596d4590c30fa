import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../testing/show.js';
import UserAccess from './user-access.js';

afterEach(cleanup);

const path = '/api/users/u-1/sessions';
const session = (id: string) => ({
  id,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: null,
  address: null,
  device: 'Firefox auf Windows',
  isCurrent: false,
});

describe('the access of another person', () => {
  test('can be revoked on all devices and granted by an invitation', async () => {
    const { writes } = show(<UserAccess id="u-1" />, {
      [`GET ${path}`]: () => [session('s-1'), session('s-2')],
      [`DELETE ${path}`]: () => null,
      'POST /api/users/u-1/invitation': () => ({ expiresAt: '2026-11-23T08:00:00.000Z' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Überall abmelden' }));
    await userEvent.click(screen.getByRole('button', { name: 'Einladung senden' }));
    expect(writes().map(({ method, path: where }) => `${method} ${where}`)).toEqual([
      `DELETE ${path}`,
      'POST /api/users/u-1/invitation',
    ]);
  });

  test('is hidden from users who do not manage this person', async () => {
    show(<UserAccess id="u-1" />, {
      [`GET ${path}`]: () => new Refusal(403, [{ message: 'Das dürfen Sie nicht.', field: null }]),
    });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Anmeldung' })).toBeNull());
  });
});
