import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../../testing/show.js';
import { resourceAt } from '../definitions.js';
import { ImportDialog } from './import-dialog.js';

afterEach(cleanup);

const unchanged = { changes: [], jumps: [] };

async function choose(csv: string): Promise<void> {
  const file = new File([csv], 'tags.csv', { type: 'text/csv' });
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(csv).buffer });
  await screen.findByText('CSV-Datei');
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
}

test('a file is tried before it is imported, and lines that are wrong are told', async () => {
  const wrong = [{ field: 'name', message: 'Bitte füllen Sie dieses Feld aus.' }];
  const rows = [
    { line: 2, title: 'Vegan', action: 'create', errors: [], ...unchanged },
    { line: 3, title: '', action: 'none', errors: wrong, ...unchanged },
  ];
  const { writes } = show(<ImportDialog resource={resourceAt('tags')!} opened onClose={() => undefined} />, {
    'POST /api/tags/import': ({ body }) =>
      (body as { dryRun: boolean }).dryRun
        ? { rows, created: 0, changed: 0 }
        : { rows, created: 1, changed: 0 },
  });
  await choose('name\nVegan\n;\n');
  expect(await screen.findByText('1 neu')).toBeTruthy();
  expect(screen.getByText('1 mit Fehlern')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^3 – Name: Bitte füllen/ })).toBeTruthy();
  expect(screen.queryByText(/unverändert/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Die übrigen importieren' }));
  expect(await screen.findByText('1 neu, 0 geändert, 1 ausgelassen.')).toBeTruthy();
  await waitFor(() =>
    expect(writes().map(({ body }) => (body as { dryRun: boolean }).dryRun)).toEqual([true, false]),
  );
});

test('a better file is chosen in place of one that is wrong', async () => {
  const wrong = [{ field: 'name', message: 'Bitte füllen Sie dieses Feld aus.' }];
  show(<ImportDialog resource={resourceAt('tags')!} opened onClose={() => undefined} />, {
    'POST /api/tags/import': () => ({
      rows: [{ line: 2, title: '', action: 'none', errors: wrong, ...unchanged }],
      created: 0,
      changed: 0,
    }),
  });
  await choose('name\n;\n');
  expect(await screen.findByText('An dieser Datei gibt es nichts zu importieren.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Andere Datei wählen' }));
  expect(await screen.findByText('CSV-Datei')).toBeTruthy();
});

const almdudler = {
  line: 2,
  title: 'Almdudler',
  action: 'change',
  errors: [],
  changes: [{ field: 'price', before: '3,9', after: '39' }],
  jumps: [{ label: 'Bruttopreis', before: 3.9, after: 39 }],
};

test('a price that a file makes ten times as high is shown, and is written only after a question', async () => {
  const { writes } = show(
    <ImportDialog resource={resourceAt('products')!} opened onClose={() => undefined} />,
    { 'POST /api/products/import': () => ({ rows: [almdudler], created: 0, changed: 1 }) },
  );
  await choose('Artikelnummer;Bruttopreis\nalmdudler;39\n');
  expect(
    await screen.findByRole('row', { name: '2 Almdudler Bruttopreis: 3,9 → 39 mindestens zehnfach' }),
  ).toBeTruthy();
  expect(screen.queryByText(/Alles in Ordnung/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Importieren' }));
  expect(await screen.findByText('Stimmt dieser Preis?')).toBeTruthy();
  expect(writes()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, so speichern' }));
  expect(await screen.findByText('0 neu, 1 geändert.')).toBeTruthy();
});

test('of many changes the first are shown, and the rest on demand', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ ...almdudler, jumps: [], line: index + 2 }));
  show(<ImportDialog resource={resourceAt('products')!} opened onClose={() => undefined} />, {
    'POST /api/products/import': () => ({ rows, created: 0, changed: 12 }),
  });
  await choose('Artikelnummer;Bruttopreis\nalmdudler;39\n');
  await screen.findByText('12 geändert');
  expect(screen.getAllByRole('row')).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'Alle 12 Änderungen zeigen' }));
  expect(screen.getAllByRole('row')).toHaveLength(13);
});
