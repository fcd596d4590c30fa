import type { GenerationFailure } from '@bestellwerk/domain/content-ai/generation/generation-events';
import type { ImageRequest } from '@bestellwerk/domain/content-ai/text-request.schema';
import type { TextPrompt } from '@bestellwerk/domain/content-ai/text-prompt';

export interface Capabilities {
  /** Host of the endpoint; null without one. */
  readonly provider: string | null;
  /** Null: no texts, no pictures. */
  readonly textModel: string | null;
  readonly imageModel: string | null;
  /** Whether a picture can be made from another one. */
  readonly takesReferenceImages: boolean;
}

export interface GeneratedText {
  /** The JSON value that the model answered; not to be trusted. */
  readonly answer: unknown;
  readonly model: string;
  /** Null where the endpoint does not say. */
  readonly tokens: number | null;
}

export interface GeneratedPictureFile {
  /** Not checked yet. */
  readonly content: Buffer;
  readonly model: string;
}

/** Port to models that write texts and make pictures. Methods throw GenerationFailed. */
export abstract class ContentAiProvider {
  abstract readonly capabilities: Capabilities;
  abstract generateText(prompt: TextPrompt, signal: AbortSignal): Promise<GeneratedText>;
  abstract generateImage(
    prompt: string,
    size: ImageRequest['size'],
    signal: AbortSignal,
  ): Promise<GeneratedPictureFile>;
}

export class GenerationFailed extends Error {
  constructor(
    readonly reason: GenerationFailure,
    /** What the provider counts for it; null if nobody knows, as after a timeout: it may have done the work. */
    readonly tokens: number | null,
  ) {
    super(`The provider failed: ${reason}`);
  }
}
