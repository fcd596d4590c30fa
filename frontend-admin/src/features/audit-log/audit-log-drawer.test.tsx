import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { manager, show } from '../../testing/show.js';
import { AuditLogDrawer } from './audit-log-drawer.js';

const original = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

const reset = {
  ...{ id: 'e-1', at: '2026-11-20T10:00:00.000Z', position: '100', revision: '1', kind: 'removed' },
  ...{
    type: 'MessageTemplateRemoved',
    text: 'Üblichen Text wiederhergestellt',
    title: 'Bestellung bestätigt',
  },
  ...{ actor: { kind: 'user', id: 'u-1', name: 'Resi Lindner' }, origin: 'back office' },
  ...{ resource: 'messageTemplate', path: 'message-templates', record: 'm-1', fields: [] },
  ...{ order: null, branch: null, closing: null, detail: null, attempts: null },
  ...{ stream: 'messageTemplate-m-1', commandId: 'c', content: [], mayShowPersonal: false },
  changes: [{ field: 'text', before: 'Bis bald in der Linde!', after: 'Freundliche Grüße' }],
};

test('an opened entry shows the text that was lost beside the usual one that took its place', async () => {
  const auditor = { ...manager, roles: ['ROLE_AUDITOR' as const] };
  show(<AuditLogDrawer id="e-1" onClose={() => undefined} />, { 'GET /api/logs/e-1': () => reset }, auditor);
  const drawer = await screen.findByRole('dialog', { name: 'Eintrag im Protokoll' });
  const table = (await within(drawer).findByRole('columnheader', { name: 'Bisher' })).closest('table')!;
  const cells = within(table).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Bis bald in der Linde!',
    'Freundliche Grüße',
  ]);
});
