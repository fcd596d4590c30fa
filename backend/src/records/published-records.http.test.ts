import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poster } from '@bestellwerk/domain/records/testing/poster';
import { publicationStates } from '@bestellwerk/domain/records/publication';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';

let stage: BackendHarness;
let editor: Client;
let guest: Client;
beforeAll(async () => {
  stage = await BackendHarness.start({}, [...resources, poster]);
  editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
  guest = stage.visitor();
});
afterAll(() => stage?.stop());

const MORNING = { 'x-now': '2026-11-20T08:00:00.000Z' };
const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const seen = (revision: number, more = {}) => ({ 'if-match': `"${revision}"`, ...more });

async function created(identifier: string, words: string): Promise<string> {
  const { status, body } = await editor.post('/api/posters', { identifier, words });
  expect(status).toBe(201);
  return `/api/posters/${body.data.id}`;
}
const publish = (path: string, revision: number, times: object = {}) =>
  editor.post(`${path}/publish`, times, seen(revision, MORNING));
const wordsFor = async (client: Client, path: string, time = '08:00') =>
  (await client.get(path, { 'x-now': at(time) })).body.data?.words ?? null;

describe('a record that is published', () => {
  it('is nothing to guests before, and to them the published draft afterwards, whatever is written since', async () => {
    const path = await created('mittag', 'Knödel');
    expect((await guest.get(path)).status).toBe(404);
    expect((await guest.get('/api/posters')).body.data).toEqual([]);
    const published = await publish(path, 0);
    expect(published.body.data).toMatchObject({
      ...{ words: 'Knödel', revision: '1' },
      publication: [{ revision: '0', from: at('08:00'), until: null }],
    });
    await editor.put(path, { words: 'Strudel' }, seen(1));
    expect(await wordsFor(guest, path)).toBe('Knödel');
    expect(await wordsFor(guest, '/api/posters/mittag')).toBe('Knödel');
    expect(await wordsFor(editor, path)).toBe('Strudel');
    expect((await guest.get('/api/posters', MORNING)).body).toMatchObject({
      data: [{ identifier: 'mittag', words: 'Knödel', revision: '0', publication: [] }],
      meta: { total: 1 },
    });
    expect((await guest.get('/api/posters?search=Strudel', MORNING)).body.data).toHaveLength(1);
  });

  it('is found by staff by what guests see of it, at any time, and by nothing else', async () => {
    await created('stand-draft', 'Stand');
    const [scheduled, shown, changed] = [
      await created('stand-scheduled', 'Stand'),
      await created('stand-shown', 'Stand'),
      await created('stand-changed', 'Stand'),
    ];
    await publish(scheduled, 0, { from: at('18:00') });
    await publish(shown, 0, { until: at('20:00') });
    await publish(changed, 0);
    await editor.put(changed, { words: 'Stand danach' }, seen(1));
    const found = async (state: string, time = '08:00') => {
      const answer = await editor.get(`/api/posters?search=Stand&filter[publication]=${state}`, {
        'x-now': at(time),
      });
      expect(answer.body.meta.total).toBe(answer.body.data.length);
      return answer.body.data.map(({ identifier }: { identifier: string }) => identifier.slice(6));
    };
    const all = async (time: string) => Promise.all(publicationStates.map((state) => found(state, time)));
    expect(await all('08:00')).toEqual([['draft'], ['scheduled'], ['shown'], ['changed']]);
    expect(await all('19:00')).toEqual([['draft'], [], ['scheduled', 'shown'], ['changed']]);
    expect(await all('20:00')).toEqual([['draft', 'shown'], [], ['scheduled'], ['changed']]);
    expect((await editor.get('/api/posters?filter[publication]=gelb')).status).toBe(422);
  });

  it('changes at the chosen time and ends at its end; what is scheduled is taken back alone', async () => {
    const path = await created('abend', 'Gulasch');
    await publish(path, 0);
    await editor.put(path, { words: 'Sulz' }, seen(1));
    await publish(path, 2, { from: at('18:00'), until: at('22:00') });
    const shown = async () =>
      Promise.all(['17:59', '18:00', '22:00'].map((time) => wordsFor(guest, path, time)));
    expect(await shown()).toEqual(['Gulasch', 'Sulz', null]);
    const taken = await editor.post(`${path}/unpublish`, { isScheduledOnly: true }, seen(3, MORNING));
    expect(taken.body.data.publication).toHaveLength(1);
    expect(await shown()).toEqual(['Gulasch', 'Gulasch', 'Gulasch']);
    await editor.post(`${path}/unpublish`, {}, seen(4, MORNING));
    expect(await shown()).toEqual([null, null, null]);
    const { body } = await editor.get(`${path}/history`);
    expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['unpublished', 'unpublished', 'published', 'changed', 'published', 'created'],
    ]);
  });

  it('is refused with a draft that was changed meanwhile, an end before the beginning, and to others', async () => {
    const path = await created('eis', 'Marille');
    expect((await publish(path, 4)).status).toBe(409);
    const ended = await publish(path, 0, { from: at('18:00'), until: at('17:00') });
    expect(ended).toMatchObject({ status: 422, body: { errors: [{ field: 'until' }] } });
    const employee = await stage.staff(['ROLE_EMPLOYEE']);
    expect((await employee.post(`${path}/publish`, {}, seen(0))).status).toBe(403);
    expect((await guest.post(`${path}/publish`, {}, seen(0))).status).toBe(401);
    expect((await guest.get(path)).status).toBe(404);
  });

  it('is published once by a request that is sent again', async () => {
    const path = await created('torte', 'Sacher');
    const headers = { ...seen(0, MORNING), ...newKey() };
    const answers = [1, 2].map(() => editor.post(`${path}/publish`, {}, headers));
    for (const { status, body } of await Promise.all(answers)) {
      expect({ status, revision: body.data.revision }).toEqual({ status: 200, revision: '1' });
    }
  });

  it('is gone for guests when it is removed, and back when that is taken back', async () => {
    const path = await created('suppe', 'Frittaten');
    await publish(path, 0);
    await editor.delete(path, seen(1));
    expect(await wordsFor(guest, path)).toBeNull();
    await editor.post(`${path}/restore`, {}, seen(2));
    expect(await wordsFor(guest, path)).toBe('Frittaten');
  });
});
