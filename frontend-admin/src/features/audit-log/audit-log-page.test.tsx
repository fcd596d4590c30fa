import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../testing/show.js';
import AuditLogPage from './audit-log-page.js';

const original = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

const auditor = { ...manager, roles: ['ROLE_AUDITOR' as const] };
const entry = {
  id: 'e-1',
  at: '2026-11-20T10:00:00.000Z',
  position: '100',
  kind: 'changed',
  actor: { kind: 'user', id: 'u-1', name: 'Resi Lindner' },
  origin: 'back office',
  resource: 'tag',
  path: 'tags',
  record: 't-1',
  title: 'Vegan',
  fields: ['name'],
};

describe('the journal', () => {
  test('lists person, time and change, and links to old and new values', async () => {
    show(<AuditLogPage />, { 'GET /api/logs': () => new Described([entry], { total: 1 }) }, auditor);
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(row.textContent).toContain('20.11.2026 11:00');
    expect(row.textContent).toContain('Resi Lindner');
    const link = within(row).getByRole('link', { name: 'Tag „Vegan“ geändert' });
    expect(link.getAttribute('href')).toBe('/?entry=e-1');
    expect(within(row).getByText('Name')).toBeTruthy();
  });

  test('leaves out fields that have no name for people', async () => {
    const change = {
      ...entry,
      resource: 'image',
      path: 'images',
      fields: ['description', 'crop', 'version'],
    };
    show(<AuditLogPage />, { 'GET /api/logs': () => new Described([change], { total: 1 }) }, auditor);
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(within(row).getByText('Alternativtext, Ausschnitt')).toBeTruthy();
  });

  test('can be filtered by kind of record', async () => {
    const asked: string[] = [];
    show(<AuditLogPage />, { 'GET /api/logs': () => new Described([], { total: 0 }) }, auditor);
    const send = globalThis.fetch;
    globalThis.fetch = (address, options) => {
      asked.push(decodeURIComponent(String(address)));
      return send(address, options);
    };
    expect(await screen.findByText('Nichts in dieser Auswahl.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Art'), 'Produkte');
    expect(asked.at(-1)).toContain('filter[resource]=product');
  });

  test('denies access without permission', () => {
    show(<AuditLogPage />);
    expect(screen.getByText('Kein Zugriff auf das Protokoll.')).toBeTruthy();
  });
});
