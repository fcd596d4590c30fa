import { ContentAiProvider, GenerationFailed } from './content-ai-provider.js';

/** Where no endpoint is set up. Nobody asks it for anything, as its capabilities say that it has none. */
export class NoProvider extends ContentAiProvider {
  readonly capabilities = {
    ...{ provider: null, textModel: null, imageModel: null },
    takesReferenceImages: false,
  };

  generateText(): Promise<never> {
    return Promise.reject(new GenerationFailed('unavailable', 0));
  }

  generateImage(): Promise<never> {
    return Promise.reject(new GenerationFailed('unavailable', 0));
  }
}
