import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer } from '@bestellwerk/domain/records/definitions/customer';
import { manager, show } from '../../../testing/show.js';
import { RecordEditing } from './record-editing.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const vera = {
  ...customer.schemas.fields.parse(customer.example),
  id: 'c-1',
  revision: '3',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  isRemoved: false,
};
const erased = {
  ...vera,
  ...Object.fromEntries(customer.personal.map((name) => [name, null])),
  isRemoved: true,
  revision: '4',
};
const administrator = { ...manager, roles: ['ROLE_ADMIN' as const] };
const menuOf = async () => userEvent.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }));
const action = 'Personenbezogene Daten löschen';

describe('personal data', () => {
  test('is deleted only after the full name is typed', async () => {
    const form = <RecordEditing resource={customer} record={vera} initial={null} />;
    const { writes } = show(form, { 'POST /api/customers/c-1/erase': () => erased }, administrator);
    await menuOf();
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    const go = await screen.findByRole('button', { name: 'Endgültig löschen' });
    const name = screen.getByRole('textbox', { name: /zur Bestätigung/ });
    await userEvent.type(name, 'Vera{Enter}');
    expect([go.hasAttribute('disabled'), writes()]).toEqual([true, []]);
    await userEvent.type(name, ' beispiel{Enter}');
    expect(writes()).toEqual([expect.objectContaining({ method: 'POST', path: '/api/customers/c-1/erase' })]);
  });

  test('is deleted without saving unsaved changes', async () => {
    const form = <RecordEditing resource={customer} record={vera} initial={null} />;
    const { writes } = show(form, { 'POST /api/customers/c-1/erase': () => erased }, administrator);
    await userEvent.type(screen.getByRole('textbox', { name: 'Ort' }), ' am See');
    await menuOf();
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: /zur Bestätigung/ }),
      'Vera Beispiel{Enter}',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes().map(({ path }) => path)).toEqual(['/api/customers/c-1/erase']);
  });

  test('cannot be deleted again, restored or read after erasure', async () => {
    const history = [
      {
        revision: '3',
        position: '1',
        at: vera.createdAt,
        kind: 'changed',
        actor: { kind: 'user', id: 'u-1', name: 'Anna Berger' },
        origin: 'back office',
        changes: [{ field: 'phone', before: null, after: null }],
      },
    ];
    const [changed] = history;
    const entries = [{ ...changed, revision: '4', kind: 'erased', changes: [] }, changed];
    const form = <RecordEditing resource={customer} record={erased} initial={null} />;
    show(form, { 'GET /api/customers/c-1/history': () => entries }, administrator);
    expect(await screen.findByText(/wurden endgültig gelöscht/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Wiederherstellen' })).toBeNull();
    await menuOf();
    await screen.findByRole('menuitem', { name: 'Kopieren' });
    expect(screen.queryByRole('menuitem', { name: action })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Verlauf' }));
    expect(await screen.findByText('Endgültig gelöscht von Anna Berger')).toBeTruthy();
    expect(screen.getAllByText('gelöscht')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Fassung vom/ })).toBeNull();
  });
});
