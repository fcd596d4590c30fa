import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness } from '../../testing/backend-harness.js';
import { newKey, type Client } from '../../testing/client.js';
import { branch } from '../../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const imported = async (path: string, csv: string, dryRun = false, headers = {}) =>
  admin.post(`/api/${path}/import`, { csv, dryRun }, headers);
const exported = async (path: string, query = '') =>
  (await admin.get(`/api/${path}/export?${query}`)).body as string;

describe('an exported list', () => {
  it('uses the German CSV format, with references by identifier and escaped formulas', async () => {
    const answer = await admin.post('/api/customers', {
      firstName: '=HYPERLINK("x")',
      lastName: 'Semikolon; "Zitat"',
      phone: '+43664',
      isBlocked: true,
    });
    const file = await exported('customers', 'search=Semikolon');
    const [headings, line, ...rest] = file.split('\r\n');
    expect(headings).toBe('id;Vorname;Nachname;Firma;E-Mail;Telefon;Straße und Hausnummer;PLZ;Ort;Notiz;Gesperrt'); // prettier-ignore
    expect(line).toBe(`${answer.body.data.id};"'=HYPERLINK(""x"")";"Semikolon; ""Zitat""";;;'+43664;;;;;ja`);
    expect(rest).toEqual(['']);
    expect(await exported('tables')).toMatch(/;wien\r\n/);
    const bytes = await fetch(`${stage.url}/api/tables/export`, { headers: admin.cookies });
    expect([...new Uint8Array(await bytes.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('contains all pages of the list, in its order', async () => {
    const { data } = (await admin.get('/api/products?sort=-name')).body;
    const lines = (await exported('products', 'sort=-name&limit=1')).trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';')[0])).toEqual(data.map(({ id }: { id: string }) => id));
  });

  it('is refused with an error body if its query is invalid', async () => {
    const answer = await admin.get('/api/products/export?search=%00');
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: null }] } });
  });

  it('is available to staff only', async () => {
    expect((await stage.visitor().get('/api/products/export')).status).toBe(401);
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const answer = await employee.get('/api/products/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="products.csv"');
  });
});

describe('an imported file', () => {
  it('changes nothing if it equals the export', async () => {
    const { data } = (await imported('products', await exported('products'))).body;
    expect(data.rows.filter(({ errors }: { errors: unknown[] }) => errors.length > 0)).toEqual([]);
    expect(data).toMatchObject({ created: 0, changed: 0 });
  });

  const unchanged = { changes: [], jumps: [] };

  it('previews old and new prices and flags those that are ten times as high', async () => {
    const { data: products } = (await admin.get('/api/products?limit=2&sort=name')).body;
    const [dear, usual] = products as { uid: string; price: number }[];
    const cell = (price: number) => price.toFixed(2).replace('.', ',');
    const csv = `Artikelnummer;Bruttopreis\n${dear!.uid};${cell(dear!.price * 10)}\n${usual!.uid};${cell(usual!.price + 1)}\n`;
    const { data } = (await imported('products', csv, true)).body;
    expect(data.rows).toMatchObject([
      {
        action: 'change',
        changes: [{ field: 'price', before: cell(dear!.price), after: cell(dear!.price * 10) }],
        jumps: [{ label: 'Bruttopreis', before: dear!.price, after: dear!.price * 10 }],
      },
      { action: 'change', changes: [{ field: 'price', after: cell(usual!.price + 1) }], jumps: [] },
    ]);
  });

  it('reports every line with characters damaged by a wrong encoding', async () => {
    const { data } = (await imported('divisions', 'Kennung;businessName\ncsv-zeichen;s\uFFFD\uFFFD\n')).body;
    expect(data).toMatchObject({ created: 0, rows: [{ errors: [{ field: 'businessName' }] }] });
  });

  it('previews actions and errors line by line, and then imports the valid lines', async () => {
    await admin.post('/api/divisions', { identifier: 'csv-alt', businessName: 'Alt' });
    await admin.get('/api/divisions?search=csv-alt');
    const file =
      'Kennung;businessName\ncsv-alt;Umbenannt\ncsv-neu;Neu\nCSV FALSCH;Falsch\ncsv-alt;Alt\ncsv-neu;Neuer\n';
    const { data } = (await imported('divisions', file, true)).body;
    expect(data.rows).toEqual([
      {
        line: 2,
        title: 'Umbenannt',
        action: 'change',
        errors: [],
        changes: [{ field: 'businessName', before: 'Alt', after: 'Umbenannt' }],
        jumps: [],
      },
      { line: 3, title: 'Neu', action: 'create', errors: [], ...unchanged },
      {
        line: 4,
        title: 'Falsch',
        action: 'create',
        errors: [expect.objectContaining({ field: 'identifier' })],
        ...unchanged,
      },
      { line: 5, title: 'Alt', action: 'none', errors: [{ message: 'Dieser Eintrag steht schon in Zeile 2.', field: null }], ...unchanged }, // prettier-ignore
      { line: 6, title: 'Neuer', action: 'create', errors: [{ message: 'Dieser Eintrag steht schon in Zeile 3.', field: null }], ...unchanged }, // prettier-ignore
    ]);
    expect((await admin.get('/api/divisions/csv-neu')).status).toBe(404);

    const key = newKey();
    const done = await imported('divisions', file, false, key);
    expect(done.body.data).toMatchObject({ created: 1, changed: 1 });
    expect((await admin.get('/api/divisions/csv-neu')).body.data.businessName).toBe('Neu');
    expect((await admin.get('/api/divisions/csv-alt')).body.data.businessName).toBe('Umbenannt');
  });

  it('resolves references by identifier and reports unknown ones', async () => {
    const file = 'Nummer,Filiale\n77,wien\n78,nirgends\n';
    const { data } = (await imported('tables', file)).body;
    expect(data.rows).toMatchObject([
      { action: 'create', errors: [] },
      { errors: [{ field: 'branch', message: '„nirgends“ gibt es nicht, oder mehrmals.' }] },
    ]);
    const { data: tables } = (await admin.get('/api/tables?search=77')).body;
    expect(tables[0].branch.id).toBe(branch.id);
  });

  it('reveals nothing about records that its sender may not read', async () => {
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    const auditor = { firstName: 'Gerda', lastName: 'Geheim', username: 'gerda', email: 'gerda@example.org' };
    const { body: created } = await admin.post('/api/users', { ...auditor, roles: ['ROLE_AUDITOR'] });
    await admin.get('/api/users?search=geheim');
    for (const csv of [
      `id\n${created.data.id}\n`,
      'username\ngerda\n',
      `id;lastName\n${created.data.id};Geheim\n`,
    ]) {
      const { body } = await manager.post('/api/users/import', { csv, dryRun: true });
      expect(JSON.stringify(body)).not.toContain('Gerda');
      expect(body.data.rows[0].errors).not.toEqual([]);
    }
  });

  it('creates products from number, name, price and tax with the default values of the form', async () => {
    const csv = 'uid;name;price;Mehrwertsteuer bei Lieferung;Art;Einheit\ncsv-kurz;Kurz;3,90;10;;\n';
    expect((await imported('products', csv)).body.data).toMatchObject({ created: 1, rows: [{ errors: [] }] });
    const { data } = (await admin.get('/api/products?search=csv-kurz')).body;
    expect(data).toMatchObject([
      {
        type: 'others',
        pricing: 'fixed',
        unit: 'piece',
        minimumQuantity: 1,
        quantityStepSize: 1,
        isEnabled: true,
      },
    ]);
    const again = (await imported('products', csv)).body.data;
    expect(again).toMatchObject({ created: 0, changed: 0, rows: [{ action: 'none', changes: [] }] });
  });

  it('accepts labels in any case and raw values as equal, and reports no change', async () => {
    const head = 'uid;name;price;tax;type;pricing;unit\n';
    const lines = [
      'csv-wort;Wort;3,9;10;others;fixed;piece',
      'csv-wort2;Wort;1.234,50 €;10;OHNE AUSWAHL;fix;stück',
    ];
    expect((await imported('products', `${head}${lines.join('\n')}\n`)).body.data.created).toBe(2);
    await admin.get('/api/products?search=csv-wort');
    const other = [
      'csv-wort;Wort;3,90;10,0;Ohne Auswahl;Fix;Stück',
      'csv-wort2;Wort;1234,5;10;others;Fixed;piece',
    ];
    const { data } = (await imported('products', `${head}${other.join('\n')}\n`)).body;
    expect(data).toMatchObject({ created: 0, changed: 0 });
    expect(data.rows).toMatchObject([
      { action: 'none', changes: [], errors: [] },
      { action: 'none', changes: [], errors: [] },
    ]);
    const changed = `${head}csv-wort;Wort;39;10;bundle;FIX;kg\n`;
    expect((await imported('products', changed, true)).body.data.rows[0].changes).toEqual([
      { field: 'price', before: '3,90', after: '39,00' },
      { field: 'type', before: 'Ohne Auswahl', after: 'Paket' },
      { field: 'unit', before: 'Stück', after: 'kg' },
    ]);
  });

  it('lists the possible values for an empty or invalid cell', async () => {
    const { data } = (await imported('products', 'uid;name;price;type;isEnabled\ncsv-x;X;1;Kuchen;\n', true))
      .body;
    expect(data.rows[0].errors).toEqual([
      { field: 'type', message: '„Kuchen“ gibt es hier nicht. Möglich: Mit Auswahl, Paket, Ohne Auswahl.' },
      { field: 'tax', message: 'Bitte füllen Sie dieses Feld aus. Möglich: eine Zahl von 0 bis 100\u00a0%.' },
    ]);
  });

  it('ignores an empty cell in a line without an id, and clears the field in a line with an id', async () => {
    const { data: product } = (await admin.post('/api/products', { uid: 'csv-leer', name: 'Leer', type: 'others', price: 1, pricing: 'fixed', tax: 10, unit: 'piece', description: 'Text' })).body; // prettier-ignore
    await admin.get('/api/products?search=csv-leer');
    const rowOf = async (csv: string) => (await imported('products', csv, true)).body.data.rows[0];
    expect(await rowOf('uid;Beschreibung;Art\ncsv-leer;;\n')).toMatchObject({ action: 'none', errors: [] });
    expect(await rowOf(`id;Beschreibung\n${product.id};\n`)).toMatchObject({
      action: 'change',
      changes: [{ field: 'description', before: 'Text', after: '' }],
    });
  });

  it.each([
    ['an unknown column', 'Kennung;Geheimnis\na;b\n'],
    ['a column twice', 'Kennung;Kennung\na;b\n'],
    ['an open quotation mark', 'Kennung;Name\n"a;b\n'],
    ['only white space', ' '],
  ])('is refused if it has %s', async (_, csv) => {
    expect(await imported('branches', csv)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'csv' }] },
    });
  });

  it('is refused without write permission, and line by line for other branches', async () => {
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect((await employee.post('/api/tags/import', { csv: 'Name\nx' })).status).toBe(403);
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    const body = { csv: 'Nummer;Filiale\n5;wien\n99;graz\n', dryRun: true };
    const { data } = (await manager.post('/api/tables/import', body)).body;
    expect(data.rows[1].errors).toHaveLength(1);
  });
});
