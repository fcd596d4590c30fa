import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendStage } from '../testing/backend-stage.js';
import type { Client } from '../testing/client.js';

interface Schema {
  readonly $ref?: string;
  readonly example?: Record<string, unknown>;
}
interface Document {
  readonly paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
  readonly components: { readonly schemas: Record<string, Schema> };
}

let stage: BackendStage;
let stranger: Client;
let document: Document;
beforeAll(async () => {
  stage = await BackendStage.start();
  stranger = await stage.staff(['ROLE_ADMIN']);
  document = (await stranger.get('/api/docs-json')).body;
});
afterAll(() => stage?.stop());

/** The paths below which records are created, with the example of what is sent. */
const entities = (): [path: string, example: Record<string, unknown>][] =>
  Object.entries(document.paths).flatMap(([path, routes]) => {
    const sent = routes['post']?.requestBody?.content['application/json']?.schema;
    const isManaged = document.paths[`${path}/{id}`]?.['put'] && document.paths[`${path}/{id}/history`];
    const example =
      sent && (sent.example ?? document.components.schemas[sent.$ref?.split('/').at(-1) ?? '']?.example);
    return isManaged ? [[path, example ?? {}]] : [];
  });

const ifMatch = ({ headers }: { headers: Headers }) => ({ 'if-match': headers.get('etag')! });

describe('somebody who knows only the description of the interface', () => {
  it('finds every managed entity in it', () => {
    const paths = entities().map(([path]) => path.replace('/api/', ''));
    expect(paths).toEqual(
      expect.arrayContaining([
        'branches',
        'categories',
        'customers',
        'departments',
        'divisions',
        'donatees',
        'menus',
      ]),
    );
    expect(paths).toEqual(expect.arrayContaining(['products', 'tables', 'tags', 'users']));
  });

  it('creates, reads, changes, lists, removes and restores a record of each', async () => {
    for (const [path, example] of entities()) {
      const created = await stranger.post(path, example);
      expect({ path, status: created.status, errors: created.body.errors }).toEqual({ path, status: 201 });
      const record = `${path}/${created.body.data.id}`;

      const read = await stranger.get(record);
      expect((await stranger.put(record, read.body.data, ifMatch(read))).status).toBe(200);
      const { data: list, meta } = (await stranger.get(`${path}?limit=500`)).body;
      expect(list.map(({ id }: { id: string }) => id)).toContain(created.body.data.id);
      expect(meta.total).toBeGreaterThanOrEqual(1);

      expect(await stranger.delete(record, ifMatch(read))).toMatchObject({ status: 200 });
      const removed = await stranger.get(record);
      expect(removed.body.data.isRemoved).toBe(true);
      expect((await stranger.post(`${record}/restore`, {}, ifMatch(removed))).status).toBe(200);
      const { data: history } = (await stranger.get(`${record}/history`)).body;
      expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['restored', 'removed', 'created']);
    }
  });
});
