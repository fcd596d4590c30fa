/** Answers in the shapes of OpenAI's public API reference. */

/** Of POST /chat/completions with a JSON text in the message. */
export const completion = (
  content: string,
  more: { finish?: string; refusal?: string; tokens?: number } = {},
) => ({
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion',
  created: 1741569952,
  model: 'model-of-texts-2026-01-01',
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: more.refusal ? null : content,
        refusal: more.refusal ?? null,
        annotations: [],
      },
      logprobs: null,
      finish_reason: more.finish ?? 'stop',
    },
  ],
  usage: {
    prompt_tokens: (more.tokens ?? 29) - 10,
    completion_tokens: 10,
    total_tokens: more.tokens ?? 29,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
  },
  service_tier: 'default',
});

/** Of POST /images/generations. */
export const pictures = (content: Buffer) => ({
  created: 1713833628,
  data: [{ b64_json: content.toString('base64') }],
  usage: {
    total_tokens: 100,
    input_tokens: 50,
    output_tokens: 50,
    input_tokens_details: { text_tokens: 10, image_tokens: 40 },
  },
});

/** Of every failure. */
export const failure = (code: string | null, message = 'Something is wrong.') => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});
