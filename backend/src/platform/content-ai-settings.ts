import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

/** An endpoint that speaks OpenAI's protocol, and how much of it may be used in a calendar month. */
export interface ContentAiSettings {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Null for an endpoint that needs none. */
  readonly apiKey: string | null;
  readonly textModel: string | null;
  readonly imageModel: string | null;
  readonly budget: { readonly tokens: number; readonly images: number };
  /** Milliseconds. */
  readonly limits: { readonly textMs: number; readonly imageMs: number };
}

const USUAL_TOKENS = 200_000;
const USUAL_IMAGES = 50;
const LIMITS = { textMs: 60_000, imageMs: 120_000 } as const;

/** Null if there is no provider. Throws WrongSettings, which repeats no value that may be secret. */
export function contentAiSettingsFrom(env: NodeJS.ProcessEnv): ContentAiSettings | null {
  const provider = env.CONTENT_AI_PROVIDER || 'none';
  if (provider === 'none') return null;
  if (provider !== 'openai') throw new WrongSettings('CONTENT_AI_PROVIDER must be none or openai.');
  const baseUrl = env.CONTENT_AI_BASE_URL ?? '';
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new WrongSettings('CONTENT_AI_BASE_URL must be an address like https://api.openai.com/v1.');
  }
  const [textModel, imageModel] = [env.CONTENT_AI_TEXT_MODEL || null, env.CONTENT_AI_IMAGE_MODEL || null];
  if (!textModel && !imageModel) {
    throw new WrongSettings('CONTENT_AI_TEXT_MODEL or CONTENT_AI_IMAGE_MODEL must name a model.');
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: env.CONTENT_AI_API_KEY || null,
    textModel,
    imageModel,
    budget: {
      tokens: countFrom(env, 'CONTENT_AI_TOKENS_PER_MONTH', USUAL_TOKENS),
      images: countFrom(env, 'CONTENT_AI_IMAGES_PER_MONTH', USUAL_IMAGES),
    },
    limits: LIMITS,
  };
}

function countFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name] || String(otherwise);
  if (/^\d{1,12}$/.test(text)) return Number(text);
  throw new WrongSettings(`${name} must be a number, 0 for none.`);
}
