import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../../testing/show.js';
import { resourceAt } from '../definitions.js';
import { BulkEditDialog } from './bulk-edit-dialog.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const customer = (id: string) => ({
  id,
  revision: '2',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  isRemoved: false,
});

test('one field of several records is chosen first, and emptying it is told before it is done', async () => {
  const { writes } = show(
    <BulkEditDialog
      resource={resourceAt('customers')!}
      records={[customer('c-1'), customer('c-2')]}
      opened
      onDone={() => undefined}
      onClose={() => undefined}
    />,
    { 'POST /api/customers/bulk': () => ({ done: ['c-1', 'c-2'], refused: [] }) },
  );
  const change = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ändern' });
  expect(change.disabled).toBe(true);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Feld' }), 'Firma');
  expect(screen.getByText('Leert das Feld bei 2 Einträgen.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Firma' }), 'Linde');
  expect(screen.queryByText(/^Leert/)).toBeNull();
  await userEvent.click(change);
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toEqual({
    records: [
      { id: 'c-1', revision: '2' },
      { id: 'c-2', revision: '2' },
    ],
    changes: { companyName: 'Linde' },
  });
});
