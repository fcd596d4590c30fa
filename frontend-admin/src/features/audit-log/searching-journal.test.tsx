import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../testing/show.js';
import AuditLogPage from './audit-log-page.js';

const original = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

const entry = {
  ...{ id: 'e-1', at: '2026-11-20T10:00:00.000Z', position: '100', revision: '1', type: 'TagChanged' },
  ...{ text: 'Tag geändert', kind: 'changed', origin: 'back office', resource: 'tag', path: 'tags' },
  ...{ actor: { kind: 'user', id: 'u-1', name: 'Resi Lindner' }, record: 't-1', title: 'Vegan' },
  ...{ order: null, branch: null, closing: null, detail: null, attempts: null, fields: ['name'] },
};

test('the journal says that it searches, and keeps the rows on screen until others are found', async () => {
  let answer = () => {};
  const found = new Described([], { total: 0, hasMore: false, limit: 50, next: null });
  const all = new Described([entry], { total: 1, hasMore: false, limit: 50, next: null });
  show(
    <AuditLogPage />,
    {
      'GET /api/logs': () => all,
      'GET /api/log-proofs': () => ({ head: null, proofs: [] }),
    },
    { ...manager, roles: ['ROLE_AUDITOR'] },
  );
  const send = globalThis.fetch;
  globalThis.fetch = async (address, options) => {
    if (!decodeURIComponent(String(address)).includes('filter[text]=Resi')) return send(address, options);
    await new Promise<void>((resolve) => (answer = resolve));
    return Response.json({ data: found.data, meta: found.meta });
  };
  await screen.findByText('Resi Lindner');
  await userEvent.type(screen.getByLabelText('Suche'), 'Resi');
  expect(await screen.findByText('Protokoll wird durchsucht …')).toBeTruthy();
  expect(screen.getByText('Resi Lindner')).toBeTruthy();
  answer();
  expect(await screen.findByText('Nichts in dieser Auswahl.')).toBeTruthy();
  expect(screen.queryByText('Protokoll wird durchsucht …')).toBeNull();
});
