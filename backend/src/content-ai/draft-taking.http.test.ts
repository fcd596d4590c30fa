import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changedSince } from '@bestellwerk/domain/content-ai/text-digests';
import { type Site, site } from '@bestellwerk/domain/records/definitions/site';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { type ContentAiStage, contentAiStage, type MadePage, request } from './testing/content-ai-stage.js';

let at: ContentAiStage;
beforeAll(async () => {
  at = await contentAiStage();
});
afterAll(() => at?.stop());

const seen = ({ revision }: MadePage) => ({ 'if-match': `"${revision}"` });
async function drafted(page: MadePage, fields: object): Promise<string> {
  at.double.writes(fields, { tokens: 50 });
  const { body } = await at.editor.post(`/api/content-ai/generate/site/${page.id}`, request);
  return body.data.jobId as string;
}
const take = (job: string, page: MadePage, fields: string[], client = at.editor) =>
  client.post(`/api/content-ai/drafts/${job}/take`, { fields }, seen(page));
const revisionsOf = async ({ id }: MadePage) =>
  (await at.stage.app.get(EventLog).readStream(site.stream(id))).length;

describe('taking a draft over', () => {
  it('is one change of the page, with where it comes from, and shows guests nothing', async () => {
    const sections = [{ type: 'markdown', text: 'Bleibt.' }];
    const page = await at.page({ content: { body: { format: 'html', text: '<p>Alt</p>' }, sections } });
    const published = await at.editor.post(`/api/sites/${page.id}/publish`, {}, seen(page));
    const job = await drafted(page, { title: 'Neuer Titel', body: '<p>Neu</p>' });
    const { status, body } = await take(job, published.body.data, ['body']);
    expect([status, body.data]).toMatchObject([
      200,
      {
        ...{ title: '', revision: '2' },
        content: { body: { format: 'html', text: '<p>Neu</p>' }, sections: [{ text: 'Bleibt.' }] },
        publication: [{ revision: '0', isDraft: false }],
        generated: [
          { jobId: job, fields: ['body'], model: 'model-of-texts-2026-01-01', by: expect.any(String) },
        ],
      },
    ]);
    expect(await revisionsOf(page)).toBe(3);
    const shown = await at.stage.visitor().get(`/api/sites/${page.id}`);
    expect(shown.body.data).toMatchObject({ content: { body: { text: '<p>Alt</p>' } }, generated: [] });
    const jobs = await at.editor.get(`/api/content-ai/sites/${page.id}/jobs`);
    expect(jobs.body.data[0].state).toBe('taken');
  });

  it('is known again until a person writes something else, also where the server cleans what is written', async () => {
    const page = await at.page();
    const job = await drafted(page, {
      title: ' Neuer  Titel ',
      description: 'Kurz.',
      body: '<p>Neu<br>da</p>',
    });
    const { body } = await take(job, page, ['title', 'body']);
    const changedIn = ({ generated, ...now }: Site) => changedSince(generated[0]!, now);
    expect(Object.keys(body.data.generated[0].digests)).toEqual(['title', 'body']);
    expect(changedIn(body.data)).toEqual([]);
    const written = await at.editor.put(`/api/sites/${page.id}`, { title: 'Von Hand' }, seen(body.data));
    expect(changedIn(written.body.data)).toEqual(['title']);
    const read = await at.editor.get(`/api/sites/${page.id}`);
    expect(changedIn(read.body.data)).toEqual(['title']);
  });

  it('works for a former draft as well, after another one was asked for', async () => {
    const page = await at.page();
    const former = await drafted(page, { title: 'Erster' });
    await drafted(page, { title: 'Zweiter' });
    expect((await take(former, page, ['title'])).body.data.title).toBe('Erster');
    const { body } = await at.editor.get(`/api/content-ai/sites/${page.id}/jobs`);
    expect(body.data).toMatchObject([{ state: 'completed' }, { id: former, state: 'taken' }]);
  });

  it('tells guests nothing of where a text comes from, published or in a preview', async () => {
    const page = await at.page();
    const { body } = await take(await drafted(page, { title: 'Neu' }), page, ['title']);
    await at.editor.post(`/api/sites/${page.id}/publish`, {}, seen(body.data));
    const guest = at.stage.visitor();
    const shown = (await guest.get(`/api/sites/${page.id}`)).body.data;
    expect([shown.title, shown.generated]).toEqual(['Neu', []]);
    const pages = (await guest.get('/api/init')).body.data.sites as { id: string }[];
    expect(pages.find(({ id }) => id === page.id)).not.toHaveProperty('generated');
    const link = await at.editor.post(`/api/sites/${page.id}/preview`, { revision: null });
    const token = link.body.data.path.split('#')[1] as string;
    expect((await guest.post('/api/previews', { token })).body.data.draft.record.generated).toEqual([]);
  });

  it('twice is one change', async () => {
    const page = await at.page();
    const job = await drafted(page, { title: 'Neu' });
    const first = await take(job, page, ['title']);
    const again = await take(job, page, ['title']);
    expect([again.status, again.body.data.revision]).toEqual([200, first.body.data.revision]);
    expect(await revisionsOf(page)).toBe(2);
  });

  it('of a page that was changed meanwhile is refused as any change is, with what was changed', async () => {
    const page = await at.page();
    const job = await drafted(page, { title: 'Neu' });
    await at.editor.put(`/api/sites/${page.id}`, { title: 'Von Hand' }, seen(page));
    const { status, body } = await take(job, page, ['title']);
    expect([status, body.conflict.changes]).toMatchObject([409, [{ field: 'title', after: 'Von Hand' }]]);
    expect(body.conflict.record.generated).toEqual([]);
  });

  it('is refused without a draft, for fields that it has not, and to those who may not', async () => {
    const page = await at.page();
    const job = await drafted(page, { title: 'Neu' });
    expect((await take(job, page, ['body'])).status).toBe(422);
    expect((await take(job, page, [])).status).toBe(422);
    expect((await take('3e0b6402-1dc0-46a7-a444-e2d1c28e289f', page, ['title'])).status).toBe(404);
    const failed = await drafted(page, {});
    expect((await take(failed, page, ['title'])).status).toBe(409);
    const employee = await at.stage.staff(['ROLE_EMPLOYEE']);
    expect((await take(job, page, ['title'], employee)).status).toBe(403);
    expect(await revisionsOf(page)).toBe(1);
  });

  it('is the only way to say where a text comes from: the record itself takes no word for it', async () => {
    const made = await at.page({ generated: [{ model: 'x' }] });
    const { body } = await at.editor.put(
      `/api/sites/${made.id}`,
      { title: 'Von Hand', generated: [{ model: 'x' }] },
      seen(made),
    );
    expect(body.data).toMatchObject({ title: 'Von Hand', generated: [] });
  });

  it('goes on after a restore with what was generated then', async () => {
    const page = await at.page();
    const { body } = await take(await drafted(page, { title: 'Neu' }), page, ['title']);
    const restored = await at.editor.post(
      `/api/sites/${page.id}/restore`,
      { revision: '0' },
      seen(body.data),
    );
    expect(restored.body.data).toMatchObject({ title: '', generated: [] });
  });
});
