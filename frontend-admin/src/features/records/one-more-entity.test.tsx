import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { voucher } from '@bestellwerk/domain/records/testing/voucher';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../testing/show.js';
import { RecordEditing } from './form/record-editing.js';
import { RecordListPage } from './list/record-list-page.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const record = {
  ...voucher.example,
  id: 'v-1',
  isRedeemed: true,
  division: { id: 'd-1', name: 'Linde GmbH' },
  revision: '0',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  isRemoved: false,
};

test('an additional entity gets a list with its columns', async () => {
  const list = () => new Described([record], { total: 1, page: 1, limit: 25 });
  show(<RecordListPage resource={voucher} />, { 'GET /api/vouchers': list });
  expect(await screen.findByRole('heading', { name: 'Gutscheine' })).toBeTruthy();
  const [, row] = await screen.findAllByRole('row');
  expect(row!.textContent).toMatch(/weihnachten-1.*25,00\s€.*31\.12\.2027.*Ja/);
});

test('an additional entity gets a form that writes changes, and a history', async () => {
  const history = [
    {
      revision: '0',
      position: '1',
      at: record.createdAt,
      kind: 'created',
      actor: { kind: 'user', id: 'u-1', name: 'Anna Berger' },
      origin: 'back office',
      changes: [{ field: 'value', before: null, after: 25 }],
    },
  ];
  const { writes } = show(<RecordEditing resource={voucher} record={record} initial={null} />, {
    'PUT /api/vouchers/v-1': () => ({ ...record, revision: '1' }),
    'GET /api/vouchers/v-1/history': () => history,
  });
  for (const label of ['Nummer', 'Wert', 'Gültig bis', 'Organisation', 'Eingelöst']) {
    expect((await screen.findAllByLabelText(new RegExp(`^${label}`))).length).toBeGreaterThan(0);
  }
  const value = screen.getByRole('textbox', { name: /^Wert/ });
  await userEvent.clear(value);
  await userEvent.type(value, '30');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Alles gespeichert')).toBeTruthy();
  expect(writes()).toEqual([expect.objectContaining({ method: 'PUT', body: { value: 30 } })]);
  await userEvent.click(screen.getByRole('button', { name: 'Verlauf' }));
  expect(await screen.findByText(/Anna Berger/)).toBeTruthy();
});
