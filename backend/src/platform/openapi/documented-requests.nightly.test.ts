import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness } from '../../testing/backend-harness.js';
import type { Client, Response } from '../../testing/client.js';
import { Description } from './testing/description.js';

const RESTORE = '/{id}/restore';

let stage: BackendHarness;
let client: Client;
let description: Description;
beforeAll(async () => {
  stage = await BackendHarness.start();
  client = await stage.staff(['ROLE_ADMIN']);
  description = new Description((await client.get('/api/docs-json')).body);
});
afterAll(() => stage?.stop());

/** The paths below which records are created. */
const entities = (): string[] =>
  description
    .operations()
    .filter(({ method, path }) => method === 'post' && path.endsWith(RESTORE))
    .map(({ path }) => path.slice(0, -RESTORE.length));

const ifMatch = ({ headers }: Response) => ({ 'if-match': headers.get('etag')! });

/** Returns the answer after checking it against the documentation of this route. */
function expected(method: string, path: string, status: number, answer: Response): Response {
  const surprises = description.surprises(description.operation(method, path)!, answer);
  const errors = answer.status === status ? [] : answer.body.errors;
  expect({ method, path, status: answer.status, errors, surprises }).toEqual({
    method,
    path,
    status,
    errors: [],
    surprises: [],
  });
  return answer;
}

describe('the OpenAPI document', () => {
  it('has a valid example for every schema', () => {
    for (const [name, schema] of Object.entries(description.schemas)) {
      expect(schema.example).toBeDefined();
      expect({ name, problems: description.problems(schema, schema.example) }).toEqual({
        name,
        problems: [],
      });
    }
  });

  it('documents summary, request example, responses and errors of every route', () => {
    for (const { path, operation } of description.operations()) {
      const { summary, responses, security = [] } = operation;
      const documented = Object.entries(responses).filter(([status]) => status !== '304');
      expect({ path, summary, responses: documented }).toEqual({
        path,
        summary: expect.any(String),
        responses: documented.map(([status]) => [
          status,
          expect.objectContaining({ description: expect.stringMatching(/./), content: expect.any(Object) }),
        ]),
      });
      const statuses = Object.keys(responses);
      expect(statuses).toEqual(expect.arrayContaining(['422', 'default']));
      if (security.length > 0) expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
      if (description.sent(operation)) expect(description.exampleOf(operation)).not.toEqual({});
    }
  });
});

/** A change of a record of any entity; navigations have no field that could be any text. */
const otherFieldsOf = (path: string) =>
  path === '/api/navigations'
    ? { items: [] }
    : { name: 'Neu', businessName: 'Neu', lastName: 'Neu', identifier: 'neu' };

describe('a client that knows only the OpenAPI document', () => {
  it('finds every managed entity in it', () => {
    const names = ['branches', 'categories', 'customers', 'departments', 'divisions', 'donatees', 'images', 'menus', 'products', 'tables', 'tags', 'uploads', 'users']; // prettier-ignore
    expect(entities()).toEqual(expect.arrayContaining(names.map((name) => `/api/${name}`)));
  });

  it('creates, reads, changes, lists, removes and restores a record of each entity as documented', async () => {
    for (const path of entities()) {
      const example = (method: string, route = path) =>
        description.exampleOf(description.operation(method, route));
      const created = await client.post(path, example('post'));
      const { id } = expected('post', path, 201, created).body.data;
      const [one, record] = [`${path}/{id}`, `${path}/${id}`];
      const read = expected('get', one, 200, await client.get(record));

      expected('put', one, 400, await client.put(record, {}));
      const changed = expected('put', one, 200, await client.put(record, example('put', one), ifMatch(read)));
      const stale = { 'if-match': '"999"' };
      expected(
        'put',
        one,
        409,
        await client.put(record, { ...example('put', one), ...otherFieldsOf(path) }, stale),
      );

      const list = expected('get', path, 200, await client.get(`${path}?limit=500`)).body;
      expect(list.data.map((item: { id: string }) => item.id)).toContain(id);
      expect(list.meta.total).toBeGreaterThanOrEqual(1);
      expected('get', path, 422, await client.get(`${path}?sort=nichts`));

      const removed = expected('delete', one, 200, await client.delete(record, ifMatch(changed)));
      expect((await client.get(record)).body.data.isRemoved).toBe(true);
      const back = `${record}/restore`;
      const restored = await client.post(back, { revision: null }, ifMatch(removed));
      expected('post', path + RESTORE, 200, restored);
      const history = expected('get', `${one}/history`, 200, await client.get(`${record}/history`)).body;
      const kinds = history.data.map(({ kind }: { kind: string }) => kind);
      expect(kinds.filter((kind: string) => kind !== 'changed')).toEqual(['restored', 'removed', 'created']);
      expected('delete', one, 401, await stage.visitor().delete(record, ifMatch(restored)));
    }
  });

  it('reads and saves the settings', async () => {
    const path = '/api/config';
    const read = expected('get', path, 200, await client.get(path));
    expected('get', path, 200, await stage.visitor().get(path));
    const example = description.exampleOf(description.operation('post', path));
    expected('post', path, 200, await client.post(path, example, ifMatch(read)));
  });
});
