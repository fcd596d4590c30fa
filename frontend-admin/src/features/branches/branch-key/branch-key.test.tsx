import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manager, show } from '../../../testing/show.js';
import BranchKeyBlock from './branch-key.js';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const path = '/api/branches/b-1/api-key';
const old = { createdAt: '2026-11-20T10:00:00.000Z', createdBy: 'Resi Lindner' };

describe('the key of a branch', () => {
  test('is shown once with the URLs that contain it', async () => {
    let key: object | null = null;
    show(<BranchKeyBlock id="b-1" />, {
      [`GET ${path}`]: () => key,
      [`POST ${path}`]: () => {
        key = old;
        return { key: 'geheim-1' };
      },
    });
    expect(await screen.findByText('Zurzeit gibt es keinen.')).toBeTruthy();
    await press('Schlüssel erzeugen');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('geheim-1')).toBeTruthy();
    expect(dialog.getByText('http://localhost/abholung#b-1/geheim-1')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Fertig' }));
    expect(await screen.findByText('Erzeugt am 20.11.2026, 11:00 von Resi Lindner.')).toBeTruthy();
    expect(screen.queryByText('geheim-1')).toBeNull();
  });

  test('is revoked only after confirmation', async () => {
    const { writes } = show(<BranchKeyBlock id="b-1" />, {
      [`GET ${path}`]: () => old,
      [`DELETE ${path}`]: () => null,
    });
    await screen.findByText(/^Erzeugt am/);
    await press('Widerrufen');
    const dialog = within(await screen.findByRole('dialog'));
    expect(writes()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Widerrufen' }));
    expect(writes().map(({ method, path: where }) => `${method} ${where}`)).toEqual([`DELETE ${path}`]);
  });

  test('is hidden from employees', () => {
    show(<BranchKeyBlock id="b-1" />, {}, { ...manager, roles: ['ROLE_EMPLOYEE'] });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
