import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { EndpointDouble } from '@bestellwerk/server-kit/testing/models/endpoint-double';
import { completion, failure, pictures } from '@bestellwerk/server-kit/testing/models/recorded-answers';
import type { GenerationFailed } from './content-ai-provider.js';
import { OpenAiProvider } from './openai-provider.js';

const KEY = 'sk-very-secret';
let double: EndpointDouble;
beforeAll(async () => {
  double = await EndpointDouble.start();
});
afterAll(() => double?.stop());

const prompt = { system: 'System', user: '{}', mostAnswerTokens: 300 };
const never = new AbortController().signal;
const provider = (more: object = {}) =>
  new OpenAiProvider({
    ...{ baseUrl: double.baseUrl, apiKey: KEY, textModel: 'texts', imageModel: 'pictures' },
    ...{ budget: { tokens: 1, images: 1 }, limits: { textMs: 5_000, imageMs: 5_000 } },
    ...more,
  });
const failureOf = (asked: Promise<unknown>): Promise<GenerationFailed> =>
  asked.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: GenerationFailed) => error,
  );
const text = (signal = never, more = {}) => provider(more).generateText(prompt, signal);

describe('an endpoint that speaks the protocol of OpenAI', () => {
  it('is sent the prompt with the key, and its JSON is read, in a code block too', async () => {
    for (const content of ['{"title":"A"}', '```json\n{"title":"A"}\n```']) {
      double.answers({ body: completion(content) });
      expect(await text()).toEqual({
        answer: { title: 'A' },
        ...{ model: 'model-of-texts-2026-01-01', tokens: 29 },
      });
    }
    const [{ path, headers, body } = {}] = double.calls;
    expect([path, headers!.authorization]).toEqual(['/v1/chat/completions', `Bearer ${KEY}`]);
    expect(body).toEqual({
      model: 'texts',
      messages: [
        { role: 'system', content: 'System' },
        { role: 'user', content: '{}' },
      ],
      response_format: { type: 'json_object' },
      max_tokens: 300,
    });
  });

  it('is asked for pictures in base64, in the sizes that the model has', async () => {
    double.answers({ body: pictures(Buffer.from('abc')) });
    const made = await provider().generateImage('Ein Garten', 'landscape', never);
    expect(made.content.toString()).toBe('abc');
    await provider({ imageModel: 'gpt-image-1' }).generateImage('Ein Garten', 'portrait', never);
    await provider({ imageModel: 'dall-e-3' }).generateImage('Ein Garten', 'portrait', never);
    const [usual, gpt, dallE] = double.calls.map(({ body }) => body as Record<string, unknown>);
    expect(usual).toEqual({
      ...{ model: 'pictures', prompt: 'Ein Garten', n: 1, size: '1536x1024' },
      response_format: 'b64_json',
    });
    expect([gpt!.size, 'response_format' in gpt!, dallE!.size]).toEqual(['1024x1536', false, '1024x1792']);
  });

  it('is asked without a key where it needs none', async () => {
    double.writes({});
    await text(never, { apiKey: null });
    expect(double.calls[0]!.headers.authorization).toBeUndefined();
  });

  it.each([
    [401, failure('invalid_api_key'), 'wrong-key', 1],
    [403, failure(null), 'wrong-key', 1],
    [400, failure('unsupported_parameter'), 'rejected', 1],
    [400, failure('content_policy_violation'), 'declined', 1],
    [404, failure('model_not_found'), 'rejected', 1],
    [429, failure('rate_limit_exceeded'), 'busy', 2],
    [500, failure(null), 'unavailable', 2],
    [503, '<html>', 'unavailable', 2],
  ])(
    'that answers %s costs nothing, and is asked again only where that may help',
    async (status, body, reason, calls) => {
      double.answers({ status, body, headers: { 'retry-after': '0' } });
      expect(await failureOf(text())).toMatchObject({ reason, tokens: 0 });
      expect(double.calls).toHaveLength(calls);
    },
  );

  it('that is busy for a moment answers the second time, and is not waited for longer', async () => {
    const busy = (seconds: string) => ({
      status: 429,
      body: failure(null),
      headers: { 'retry-after': seconds },
    });
    double.answers(busy('0'), { body: completion('{"title":"A"}') });
    expect(await text()).toMatchObject({ answer: { title: 'A' } });
    for (const seconds of ['11', 'Wed, 21 Oct 2037 07:28:00 GMT']) {
      double.answers(busy(seconds));
      expect(await failureOf(text())).toMatchObject({ reason: 'busy' });
      expect(double.calls).toHaveLength(1);
    }
  });

  it.each([
    [completion('', { refusal: 'No.' }), 'declined', 29],
    [completion('', { finish: 'content_filter' }), 'declined', 29],
    [completion('{"title":"A', { finish: 'length' }), 'cut-off', 29],
    [completion('Gern! Hier ist Ihr Text.'), 'unusable', 29],
    [{ ...completion('{}'), choices: [] }, 'unreadable', null],
    ['{"choices":', 'unreadable', null],
    ['x'.repeat(2 * 1024 * 1024), 'unreadable', null],
  ])(
    'whose answer is no draft says why, and what it used as far as that is known: %#',
    async (body, reason, tokens) => {
      double.answers({ body });
      expect(await failureOf(text())).toMatchObject({ reason, tokens });
    },
  );

  it('that gives no answer in time, or is not waited for, may have done the work', async () => {
    double.answers('never');
    const limits = { textMs: 50, imageMs: 50 };
    expect(await failureOf(text(never, { limits }))).toMatchObject({ reason: 'timeout', tokens: null });
    double.answers('never');
    const end = new AbortController();
    const asked = failureOf(text(end.signal));
    await eventually(() => expect(double.calls).toHaveLength(1));
    end.abort();
    expect(await asked).toMatchObject({ reason: 'canceled', tokens: null });
    await eventually(() => expect(double.calls[0]!.isLeft()).toBe(true));
  });

  it('that is not there has done nothing', async () => {
    const gone = await EndpointDouble.start();
    const { baseUrl } = gone;
    await gone.stop();
    expect(await failureOf(text(never, { baseUrl }))).toMatchObject({ reason: 'unavailable', tokens: 0 });
  });

  it('never gets its key into an error', async () => {
    double.answers({ status: 401, body: failure('invalid_api_key', `Incorrect API key provided: ${KEY}`) });
    const error = await failureOf(text());
    expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain(KEY);
  });
});
