import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { anyRecord } from '../testing/any-record.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client, Response } from '../testing/client.js';

const WORDS = `<img src=x onerror="alert(1)"><script>alert(2)</script>'; DROP TABLE views.record_tag; -- %_\\`;
const DEPTH = 2_000;
const MOST_DEPTH = 100_000;
const nested = (open: string, close: string): unknown =>
  JSON.parse(open.repeat(DEPTH) + close.repeat(DEPTH)) as unknown;
const hostileValues: [name: string, value: unknown][] = [
  ['null', null],
  ['a number', -1.5],
  ['a very large number', 1e308],
  ['true', true],
  ['markup and SQL', WORDS],
  ['characters that PostgreSQL cannot store', 'a\u0000b\ud800'],
  ['a long text', 'x'.repeat(150_000)],
  ['an object', { id: WORDS, constructor: 1 }],
  ['an inherited name', 'constructor'],
  ['a prototype', JSON.parse('{"__proto__":{"isRemoved":true}}')],
  ['a list of everything', [null, 1, '', {}, [], { id: 1 }, { id: 'x', type: 'daily', from: '99:99' }]],
  ['deep nesting', nested('[', ']')],
];
const hostileIds = [
  `' OR 1=1 --`,
  '../../etc/passwd',
  '__proto__',
  'toString',
  '%00',
  '%ff',
  'x'.repeat(3_000),
  'ffffffff-ffff-4fff-8fff-ffffffffffff',
];
const hostileQueries = [
  'search=%27%20OR%201%3D1',
  'search=%25_%5C%00',
  `search=${'a%20'.repeat(66)}`,
  'sort=__proto__',
  'sort=createdAt;DROP%20TABLE%20x',
  'page=999999&limit=500',
  'page=-1',
  'limit=1e9',
  'ids=x,%00,__proto__',
  'removed=maybe',
  'filter[__proto__]=1',
  'filter=1',
  'search=a&search=b',
];

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });

/** Resources with files are written by routes of their own. */
const written = resources.filter((resource) => !('kept' in resource));

describe.each(written.map((resource) => [resource.path, resource] as const))('%s', (path, resource) => {
  const fields = Object.keys(resource.fields);

  /** A record and a function that changes it. */
  async function anyOne() {
    if (resource.only !== undefined) {
      const { data } = (await admin.get(`/api/${path}`)).body;
      return { record: data, change: (body: unknown, revision: string) => admin.post(`/api/${path}`, body, ifMatch(revision)) }; // prettier-ignore
    }
    const created = await admin.post(
      `/api/${path}`,
      await anyRecord(resource, `feindlich-${randomUUID()}`, admin),
    );
    expect(created).toMatchObject({ status: 201 });
    const { id } = created.body.data;
    return { record: created.body.data, change: (body: unknown, revision: string) => admin.put(`/api/${path}/${id}`, body, ifMatch(revision)) }; // prettier-ignore
  }

  it('never answers hostile field values with a server error', async () => {
    const { record, change } = await anyOne();
    let { revision } = record;
    for (const [number, [name, value]] of hostileValues.entries()) {
      const broken: string[] = [];
      const note = (where: string, { status, body }: Response) => {
        if (status >= 500) broken.push(where);
        if (status === 200) revision = body.data.revision;
      };
      note(
        'all',
        await admin.post(`/api/${path}`, Object.fromEntries(fields.map((field) => [field, value]))),
      );
      // Entities share their kinds of fields: a quarter of the values for each field meets every pair somewhere.
      for (const [place, field] of fields.entries()) {
        if ((place + number) % 4 === 0) note(field, await change({ [field]: value }, revision));
      }
      expect([name, broken]).toEqual([name, []]);
    }
  });

  it('returns markup and SQL in text fields unchanged', async () => {
    const { record, change } = await anyOne();
    let { revision } = record;
    for (const field of fields) {
      if (formOf(resource.fields[field]!)?.control.kind !== 'text') continue;
      const { status, body } = await change({ [field]: WORDS }, revision);
      expect([200, 422]).toContain(status);
      if (status !== 200) continue;
      expect(body.data[field]).toBe(WORDS);
      revision = body.data.revision;
    }
  });

  it('answers hostile ids with a client error', async () => {
    await admin.get(`/api/${path}`);
    for (const id of hostileIds.map(encodeOnce)) {
      const answers = await Promise.all([
        admin.get(`/api/${path}/${id}`),
        admin.get(`/api/${path}/${id}/history`),
        admin.put(`/api/${path}/${id}`, {}, ifMatch('0')),
        admin.delete(`/api/${path}/${id}`, ifMatch('0')),
        admin.post(`/api/${path}/${id}/restore`, { revision: '99999999999999999' }, ifMatch('0')),
      ]);
      for (const { status } of answers) expect([400, 404, 409, 414, 422]).toContain(status);
    }
  });

  it('never answers hostile queries with a server error', async () => {
    for (const query of hostileQueries) {
      const { status } = await admin.getOnce(`/api/${path}?${query}`);
      expect([query, status < 500]).toEqual([query, true]);
    }
  });
});

it('refuses a body that is too large, malformed, too deep or pollutes prototypes', async () => {
  expect((await admin.post('/api/tags', { name: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413);
  expect(await statusOf('{"name":"Vegan","__proto__":{"isRemoved":true}}')).toBe(400);
  expect(await statusOf(`{"name":${'['.repeat(MOST_DEPTH)}${']'.repeat(MOST_DEPTH)}}`)).toBe(422);
  expect(await statusOf('{"name":')).toBe(400);
});

it('reports the filter that is invalid', async () => {
  expect(await admin.get('/api/users?filter[isDisabled]=vielleicht')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'filter[isDisabled]' }] },
  });
});

it('finds a removed record by its id, but not by its identifier', async () => {
  const { data } = (await admin.post('/api/divisions', { identifier: 'fort', businessName: 'Fort' })).body;
  expect((await admin.get('/api/divisions/fort')).body.data.id).toBe(data.id);
  await admin.delete(`/api/divisions/${data.id}`, ifMatch('0'));
  expect((await admin.get('/api/divisions/fort')).status).toBe(404);
  expect((await admin.get(`/api/divisions/${data.id}`)).body.data.isRemoved).toBe(true);
});

it('reports a missing name of a person in German', async () => {
  const { status, body } = await admin.post('/api/customers', { firstName: 'Vera', lastName: null });
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ message: 'Bitte füllen Sie dieses Feld aus.', field: 'lastName' }]);
});

async function statusOf(body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...admin.cookies };
  return (await fetch(`${stage.url}/api/tags`, { method: 'POST', headers, body })).status;
}

const encodeOnce = (id: string): string => (/^%[0-9a-f]{2}$/.test(id) ? id : encodeURIComponent(id));
