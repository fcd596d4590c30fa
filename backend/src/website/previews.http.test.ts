import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';

let stage: BackendHarness;
let editor: Client;
let guest: Client;
let page: Made;
beforeAll(async () => {
  stage = await BackendHarness.start();
  editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
  guest = stage.visitor();
  const { body } = await editor.post('/api/sites', { ...site.example, path: '/neu', name: 'Erster Name' });
  page = body.data;
});
afterAll(() => stage?.stop());

interface Made {
  readonly id: string;
  readonly revision: string;
}
const seen = ({ revision }: Made) => ({ 'if-match': `"${revision}"` });
const tokenOf = async (revision: string | null = null, client = editor): Promise<string> => {
  const { body } = await client.post(`/api/sites/${page.id}/preview`, { revision });
  expect(body.data.path).toMatch(/^\/vorschau#[\w.-]+$/);
  return body.data.path.split('#')[1];
};
const look = (token: string, headers = {}) => guest.post('/api/previews', { token }, headers);

describe('a preview of a page', () => {
  it('shows the newest draft to people without an account, while guests see nothing of it', async () => {
    const token = await tokenOf();
    const before = await look(token);
    expect(before.status).toBe(200);
    expect(before.body.data).toMatchObject({
      ...{ draft: { resource: 'site', record: { name: 'Erster Name' } }, isNewest: true, shownAt: null },
    });
    const { body } = await editor.put(`/api/sites/${page.id}`, { name: 'Zweiter Name' }, seen(page));
    page = body.data;
    expect((await look(token)).body.data.draft.record.name).toBe('Zweiter Name');
    expect((await guest.get(`/api/sites/${page.id}`)).status).toBe(404);
  });

  it('of one revision stays as that was, and says where guests see the page', async () => {
    const token = await tokenOf('0');
    const { body } = await editor.post(`/api/sites/${page.id}/publish`, {}, seen(page));
    page = body.data;
    await eventually(async () =>
      expect((await look(token)).body.data).toMatchObject({
        ...{ draft: { record: { id: page.id, name: 'Erster Name' } }, isNewest: false, shownAt: '/neu' },
      }),
    );
  });

  it('ends after an hour', async () => {
    const token = await tokenOf();
    const inMinutes = (minutes: number) => ({
      'x-now': new Date(Date.now() + minutes * 60_000).toISOString(),
    });
    expect((await look(token, inMinutes(59))).status).toBe(200);
    const late = await look(token, inMinutes(61));
    expect([late.status, late.body.errors[0].message]).toEqual([
      410,
      'Dieser Link zur Vorschau gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.',
    ]);
  });

  it('is only for what its link was made for', async () => {
    const token = await tokenOf('0');
    const [name, id, , withdrawals, expiresAt, signature] = token.split('.');
    for (const forged of [
      ...['', '.', 'x'.repeat(300), token.slice(0, -1)],
      [name, id, 'newest', withdrawals, expiresAt, signature].join('.'),
      ['block', id, '0', withdrawals, expiresAt, signature].join('.'),
      [name, id, '0', '1', expiresAt, signature].join('.'),
      [name, id, '0', withdrawals, String(Number(expiresAt) + 1), signature].join('.'),
    ])
      expect((await look(forged)).status).toBe(404);
    expect((await look('x'.repeat(301))).status).toBe(422);
  });

  it('is made by those who may change contents, of pages and revisions that there are', async () => {
    const cook = await stage.staff(['ROLE_EMPLOYEE']);
    expect((await cook.post(`/api/sites/${page.id}/preview`, {})).status).toBe(403);
    expect((await guest.post(`/api/sites/${page.id}/preview`, {})).status).toBe(401);
    expect((await editor.post(`/api/sites/${page.id}/preview`, { revision: '99' })).status).toBe(404);
    const withdraw = `/api/sites/${page.id}/preview/withdraw`;
    expect([(await cook.post(withdraw)).status, (await guest.post(withdraw)).status]).toEqual([403, 401]);
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const path of [
      `sites/${nobody}/preview`,
      `sites/${nobody}/preview/withdraw`,
      `blocks/${page.id}/preview`,
    ])
      expect((await editor.post(`/api/${path}`, {})).status).toBe(404);
  });

  it('is kept out of search engines, and answers 404 once its page was removed', async () => {
    const answer = await fetch(`${stage.url}/vorschau`);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    const token = await tokenOf();
    const { body } = await editor.post(`/api/sites/${page.id}/unpublish`, {}, seen(page));
    await editor.delete(`/api/sites/${page.id}`, seen(body.data));
    expect((await look(token)).status).toBe(404);
  });
});
