import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../../testing/show.js';
import { resourceAt } from '../definitions.js';
import { ImportDialog } from './import-dialog.js';

afterEach(cleanup);

test('a file is tried before it is imported, and lines that are wrong are told', async () => {
  const wrong = [{ field: 'name', message: 'Bitte füllen Sie dieses Feld aus.' }];
  const rows = [
    { line: 2, title: 'Vegan', action: 'create', errors: [] },
    { line: 3, title: '', action: 'none', errors: wrong },
  ];
  const { writes } = show(<ImportDialog resource={resourceAt('tags')!} opened onClose={() => undefined} />, {
    'POST /api/tags/import': ({ body }) =>
      (body as { dryRun: boolean }).dryRun
        ? { rows, created: 0, changed: 0 }
        : { rows, created: 1, changed: 0 },
  });
  const file = new File(['name\nVegan\n;\n'], 'tags.csv', { type: 'text/csv' });
  Object.assign(file, { text: async () => 'name\nVegan\n;\n' });
  await screen.findByText('CSV-Datei');
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(await screen.findByText('1 neu')).toBeTruthy();
  expect(screen.getByText('1 mit Fehlern')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^3 – Name: Bitte füllen/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Importieren' }));
  expect(await screen.findByText('1 neu, 0 geändert.')).toBeTruthy();
  await waitFor(() =>
    expect(writes().map(({ body }) => (body as { dryRun: boolean }).dryRun)).toEqual([true, false]),
  );
});
