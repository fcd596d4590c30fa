import type { ContentAi } from '@bestellwerk/domain/contracts/content-ai.schema';
import { HttpStatus, Injectable } from '@nestjs/common';
import { ApiError } from '../platform/http/api-error.js';
import { ContentBudget } from './content-budget.js';
import { ContentAiProvider } from './provider/content-ai-provider.js';

/** What models can be asked for in this installation. */
@Injectable()
export class ContentAiSetup {
  constructor(
    private readonly provider: ContentAiProvider,
    private readonly budget: ContentBudget,
  ) {}

  async status(): Promise<ContentAi> {
    const { provider, textModel, imageModel } = this.provider.capabilities;
    const { budget } = this.budget;
    return {
      provider,
      textModel: budget.tokens > 0 ? textModel : null,
      imageModel: budget.images > 0 ? imageModel : null,
      budget,
      ...(await this.budget.current()),
    };
  }

  /** Throws 503. */
  requireTexts(): void {
    if (this.provider.capabilities.textModel && this.budget.budget.tokens > 0) return;
    throw notSetUp('Entwürfe durch KI sind nicht eingerichtet.');
  }

  /** Throws 503. */
  requireImages(): void {
    if (this.provider.capabilities.imageModel && this.budget.budget.images > 0) return;
    throw notSetUp('Bilder durch KI sind nicht eingerichtet.');
  }
}

const notSetUp = (what: string): ApiError =>
  ApiError.of(
    HttpStatus.SERVICE_UNAVAILABLE,
    `${what} Bitte wenden Sie sich an den Betreiber dieser Installation.`,
  );
