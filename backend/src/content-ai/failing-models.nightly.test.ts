import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { pino } from 'pino';
import { type ContentAiStage, contentAiStage, KEY, messagesOf, request } from './testing/content-ai-stage.js';
import { completion, failure } from '@bestellwerk/server-kit/testing/models/recorded-answers';

let at: ContentAiStage;
beforeAll(async () => {
  at = await contentAiStage();
});
afterAll(() => at?.stop());

const generate = (id: string) => at.editor.post(`/api/content-ai/generate/site/${id}`, request);
const used = async () => (await at.editor.get('/api/content-ai')).body.data.used as { tokens: number };

describe('a model that fails', () => {
  it.each([
    [401, failure('invalid_api_key', `Incorrect API key provided: ${KEY}`), 502, 'Zugangsschlüssel'],
    [429, failure('rate_limit_exceeded'), 502, 'ausgelastet'],
    [500, failure(null), 502, 'nicht erreichbar'],
    [200, 'no JSON', 502, 'nicht lesbar'],
  ])(
    'by answering %s is said to do so in German, and the job has failed',
    async (status, body, answered, words) => {
      const page = await at.page();
      at.double.answers({ status, body, headers: { 'retry-after': '0' } });
      const response = await generate(page.id);
      expect([response.status, messagesOf(response)[0]]).toEqual([answered, expect.stringContaining(words)]);
      expect(JSON.stringify(response.body)).not.toContain(KEY);
      await eventually(async () => {
        const jobs = await at.editor.get(`/api/content-ai/sites/${page.id}/jobs`);
        expect(jobs.body.data).toMatchObject([{ state: 'failed', tokens: 0 }]);
      });
    },
  );

  it('by silence is not waited for, and what it may have used counts', async () => {
    const page = await at.page();
    at.double.answers('never');
    const before = await used();
    const response = await generate(page.id);
    expect([response.status, messagesOf(response)[0]]).toEqual([504, expect.stringContaining('rechtzeitig')]);
    expect((await used()).tokens).toBeGreaterThan(before.tokens);
  });

  it.each([
    [completion('', { refusal: 'I cannot.', tokens: 40 }), 'Das Modell hat diese Anfrage abgelehnt.'],
    [completion('Gern!', { tokens: 40 }), 'nichts Verwendbares'],
    [completion('{"title":"<script>x</script>"}', { tokens: 40 }), 'nichts Verwendbares'],
    [completion('{"body":"', { finish: 'length', tokens: 40 }), 'abgeschnitten'],
  ])('by writing no draft gets a failed job that says why: %#', async (body, words) => {
    const page = await at.page();
    at.double.answers({ body });
    const before = await used();
    const { status, body: answer } = await generate(page.id);
    expect([status, answer.data]).toMatchObject([
      200,
      { status: 'failed', draft: {}, usage: { tokens: 40 }, warnings: [expect.stringContaining(words)] },
    ]);
    expect((await used()).tokens).toBe(before.tokens + 40);
  });

  it('is not asked further when the person leaves, and the job has failed', async () => {
    const page = await at.page();
    at.double.answers('never');
    const leave = new AbortController();
    const asked = fetch(`${at.stage.url}/api/content-ai/generate/site/${page.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...at.editor.cookies },
      body: JSON.stringify(request),
      signal: leave.signal,
    }).catch(() => null);
    await eventually(() => expect(at.double.calls).toHaveLength(1));
    leave.abort();
    await asked;
    await eventually(async () => {
      expect(at.double.calls[0]!.isLeft()).toBe(true);
      const { body } = await at.editor.get(`/api/content-ai/sites/${page.id}/jobs`);
      expect(body.data).toMatchObject([{ state: 'failed', reason: 'canceled' }]);
    });
  });

  it('never gets its key into logs', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { url } = await at.stage.backend({}, logger);
    const client = await at.stage.staff(['ROLE_CONTENT_EDITOR'], [], url);
    const page = await at.page();
    for (const status of [200, 401, 500]) {
      const headers = { 'retry-after': '0' };
      at.double.answers({ status, headers, body: failure('x', `Incorrect API key provided: ${KEY}`) });
      await client.post(`/api/content-ai/generate/site/${page.id}`, request);
    }
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).not.toContain(KEY);
    expect(lines.join('')).not.toContain(request.instruction);
  });
});
