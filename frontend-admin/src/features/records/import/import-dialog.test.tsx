import { afterEach, expect, test } from '@jest/globals';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../../testing/show.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { ImportDialog } from './import-dialog.js';
import { LeftImportNote } from './left-import.js';

afterEach(cleanup);

const unchanged = { changes: [], jumps: [] };

async function choose(csv: string): Promise<void> {
  const file = new File([csv], 'tags.csv', { type: 'text/csv' });
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(csv).buffer });
  await screen.findByText('CSV-Datei');
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
}

test('a dry run lists invalid lines before the rest is imported', async () => {
  const wrong = [{ field: 'name', message: 'Bitte füllen Sie dieses Feld aus.' }];
  const rows = [
    { line: 2, title: 'Vegan', action: 'create', errors: [], ...unchanged },
    { line: 3, title: '', action: 'none', errors: wrong, ...unchanged },
  ];
  const { writes } = show(<ImportDialog resource={resourceAt('tags')!} opened onClose={() => undefined} />, {
    'POST /api/tags/import': ({ body }) =>
      (body as { dryRun: boolean }).dryRun
        ? { rows, created: 0, changed: 0 }
        : { rows: rows.slice(0, 1), created: 1, changed: 0 },
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

test('another file can be chosen after one without valid lines', async () => {
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
  changes: [{ field: 'price', before: '3,90', after: '39,00' }],
  jumps: [{ label: 'Bruttopreis', before: 3.9, after: 39 }],
};

test('a tenfold price is highlighted and imported only after confirmation', async () => {
  const { writes } = show(
    <ImportDialog resource={resourceAt('products')!} opened onClose={() => undefined} />,
    { 'POST /api/products/import': () => ({ rows: [almdudler], created: 0, changed: 1 }) },
  );
  await choose('Artikelnummer;Bruttopreis\nalmdudler;39\n');
  expect(
    await screen.findByRole('row', { name: '2 Almdudler Bruttopreis: 3,90 → 39,00 mindestens zehnfach' }),
  ).toBeTruthy();
  expect(screen.queryByText(/Alles in Ordnung/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Importieren' }));
  expect(await screen.findByText('Stimmt dieser Preis?')).toBeTruthy();
  expect(writes()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, so speichern' }));
  expect(await screen.findByText('0 neu, 1 geändert.')).toBeTruthy();
});

test('only the first of many changes are shown until all are requested', async () => {
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

/** As many tags as the file has lines, all new. */
const allNew = ({ body }: { body: unknown }) => {
  const { csv } = body as { csv: string };
  const names = csv.trim().split('\n').slice(1);
  const rows = names.map((title, index) => ({
    line: index + 2,
    title,
    action: 'create',
    errors: [],
    ...unchanged,
  }));
  return { rows, created: rows.length, changed: 0 };
};
const isTry = ({ body }: { body: unknown }) => (body as { dryRun: boolean }).dryRun;
const sixtyTags = `name\n${Array.from({ length: 60 }, (_, index) => `Tag ${index}\n`).join('')}`;
const interrupted =
  /^Der letzte Import wurde unterbrochen: mindestens 25 von 60 Zeilen geschrieben\. Die Datei noch einmal/;

test('an interrupted import resumes with the same idempotency keys and clears its note', async () => {
  let written = 0;
  const tags = resourceAt('tags')!;
  const { writes } = show(
    <>
      <LeftImportNote resource={tags} />
      <ImportDialog resource={tags} opened onClose={() => undefined} />
    </>,
    {
      'POST /api/tags/import': (request) => {
        if (isTry(request)) return allNew(request);
        written += 1;
        if (written === 2) throw new TypeError('Failed to fetch');
        return allNew(request);
      },
    },
  );
  await choose(sixtyTags);
  await userEvent.click(await screen.findByRole('button', { name: 'Importieren' }));
  expect(await screen.findByText('25 neu, 0 geändert.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/35 Zeilen fehlen noch\.$/);
  expect(screen.getByText(interrupted)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fortsetzen' }));
  expect(await screen.findByText('60 neu, 0 geändert.')).toBeTruthy();
  expect(screen.queryByText(interrupted)).toBeNull();
  const sent = writes().filter((write) => !isTry(write));
  expect(sent.map(({ body }) => (body as { csv: string }).csv.split('\n').length - 1)).toEqual([
    25, 25, 25, 10,
  ]);
  expect(sent[1]!.key).toBe(sent[2]!.key);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('leaving a running import warns, stops it and shows a note the next time', async () => {
  const tags = resourceAt('tags')!;
  let goOn = () => undefined as void;
  let written = 0;
  const answers = {
    'POST /api/tags/import': async (request: { body: unknown }) => {
      if (!isTry(request) && ++written === 2) await new Promise<void>((resolve) => (goOn = resolve));
      return allNew(request);
    },
  };
  show(<ImportDialog resource={tags} opened onClose={() => undefined} />, answers);
  await choose(sixtyTags);
  await userEvent.click(await screen.findByRole('button', { name: 'Importieren' }));
  expect(await screen.findByText('Wird importiert: 25 von 60 Zeilen')).toBeTruthy();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  expect(deviceStorage.get('import:u-9:tags')).toContain('"written":25');
  cleanup();
  goOn();
  await waitFor(() => expect(deviceStorage.get('import:u-9:tags')).toContain('"written":50'));
  expect(written).toBe(2);

  show(<ImportDialog resource={tags} opened onClose={() => undefined} />);
  expect(await screen.findByText(/unterbrochen: mindestens 50 von 60 Zeilen geschrieben/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ausblenden' }));
  expect(screen.queryByText(/unterbrochen/)).toBeNull();
  expect(deviceStorage.get('import:u-9:tags')).toBeNull();
});

test('unchanged lines are not sent after the dry run', async () => {
  const { writes } = show(<ImportDialog resource={resourceAt('tags')!} opened onClose={() => undefined} />, {
    'POST /api/tags/import': (request) => {
      const result = allNew(request);
      return isTry(request)
        ? {
            ...result,
            rows: result.rows.map((row, index) => (index < 58 ? { ...row, action: 'none' } : row)),
          }
        : result;
    },
  });
  await choose(sixtyTags);
  expect(await screen.findByText('58 unverändert')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Importieren' }));
  expect(await screen.findByText('2 neu, 0 geändert.')).toBeTruthy();
  expect(writes().at(-1)!.body).toMatchObject({ csv: 'name\nTag 58\nTag 59', dryRun: false });
});

test('a template can be downloaded', async () => {
  show(<ImportDialog resource={resourceAt('products')!} opened onClose={() => undefined} />);
  const link = await screen.findByRole('link', { name: 'Vorlage herunterladen' });
  expect(link.getAttribute('download')).toBe('products-vorlage.csv');
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('Bohnensuppe');
});
