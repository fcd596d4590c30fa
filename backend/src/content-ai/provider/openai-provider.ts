import type { ImageRequest } from '@bestellwerk/domain/content-ai/text-request.schema';
import type { TextPrompt } from '@bestellwerk/domain/content-ai/text-prompt';
import { z } from 'zod';
import type { ContentAiSettings } from '../../platform/content-ai-settings.js';
import { askEndpoint } from './ask-endpoint.js';
import {
  ContentAiProvider,
  type GeneratedPictureFile,
  type GeneratedText,
  GenerationFailed,
} from './content-ai-provider.js';

const MOST_TEXT_BYTES = 256 * 1024;
/** A picture of 20 MiB in base64. */
const MOST_PICTURE_BYTES = 28 * 1024 * 1024;

const completionSchema = z.object({
  model: z.string().min(1).max(200).optional().catch(undefined),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().int().min(0) }).nullish(),
});

const picturesSchema = z.object({ data: z.array(z.object({ b64_json: z.string().min(1) })).min(1) });

/** An endpoint that speaks the protocol of OpenAI's API: chat completions and image generations. */
export class OpenAiProvider extends ContentAiProvider {
  readonly capabilities;

  constructor(private readonly settings: ContentAiSettings) {
    super();
    const { baseUrl, textModel, imageModel } = settings;
    this.capabilities = {
      ...{ provider: new URL(baseUrl).host, textModel, imageModel },
      takesReferenceImages: false,
    };
  }

  async generateText(prompt: TextPrompt, signal: AbortSignal): Promise<GeneratedText> {
    const { textModel: model, limits } = this.settings;
    const answer = await this.ask('chat/completions', signal, {
      limitMs: limits.textMs,
      mostBytes: MOST_TEXT_BYTES,
      body: {
        model,
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user },
        ],
        response_format: { type: 'json_object' },
        [this.limitName]: prompt.mostAnswerTokens,
      },
    });
    const completion = completionSchema.safeParse(answer);
    if (!completion.success) throw new GenerationFailed('unreadable', null);
    const { choices, usage, ...rest } = completion.data;
    const tokens = usage?.total_tokens ?? null;
    const { message, finish_reason } = choices[0]!;
    if (message.refusal || finish_reason === 'content_filter') throw new GenerationFailed('declined', tokens);
    if (finish_reason === 'length') throw new GenerationFailed('cut-off', tokens);
    return { answer: jsonIn(message.content ?? '', tokens), model: rest.model ?? model!, tokens };
  }

  async generateImage(
    prompt: string,
    size: ImageRequest['size'],
    signal: AbortSignal,
  ): Promise<GeneratedPictureFile> {
    const model = this.settings.imageModel!;
    const answer = await this.ask('images/generations', signal, {
      limitMs: this.settings.limits.imageMs,
      mostBytes: MOST_PICTURE_BYTES,
      body: {
        ...{ model, prompt, n: 1, size: sizesOf(model)[size] },
        // GPT image models always answer base64 and refuse the parameter.
        ...(!model.startsWith('gpt-image') && { response_format: 'b64_json' }),
      },
    });
    const pictures = picturesSchema.safeParse(answer);
    if (!pictures.success) throw new GenerationFailed('unreadable', null);
    return { content: Buffer.from(pictures.data.data[0]!.b64_json, 'base64'), model };
  }

  /** OpenAI's newer models refuse the former name, which most other endpoints know alone. */
  private get limitName(): string {
    return this.capabilities.provider === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens';
  }

  private ask(
    path: string,
    signal: AbortSignal,
    rest: Pick<Parameters<typeof askEndpoint>[0], 'body' | 'limitMs' | 'mostBytes'>,
  ): Promise<unknown> {
    const { baseUrl, apiKey } = this.settings;
    return askEndpoint({ url: `${baseUrl}/${path}`, apiKey, signal, ...rest });
  }
}

/** Some models put JSON into a code block although they are asked for JSON alone. */
function jsonIn(content: string, tokens: number | null): unknown {
  const text = content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new GenerationFailed('unusable', tokens);
  }
}

const sizesOf = (model: string): Record<ImageRequest['size'], string> => {
  const [long, short] = model.startsWith('dall-e-3') ? ['1792', '1024'] : ['1536', '1024'];
  return { square: `${short}x${short}`, landscape: `${long}x${short}`, portrait: `${short}x${long}` };
};
