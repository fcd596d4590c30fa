import { answeredTexts, fitDraft } from '@bestellwerk/domain/content-ai/generated-fields';
import { failureTexts } from '@bestellwerk/domain/content-ai/generation/generation';
import { personalWordsProblem } from '@bestellwerk/domain/content-ai/personal-words';
import {
  MOST_SENT,
  mostTokens,
  type PromptedPage,
  textPrompt,
} from '@bestellwerk/domain/content-ai/text-prompt';
import type { TextRequest } from '@bestellwerk/domain/content-ai/text-request.schema';
import type { DraftedText } from '@bestellwerk/domain/contracts/content-ai.schema';
import { draftedFields } from '@bestellwerk/domain/records/definitions/generated';
import { type Site, site } from '@bestellwerk/domain/records/definitions/site';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { safeHtml } from '../platform/rich-text/safe-html.js';
import { ContentAiSetup } from './content-ai-setup.js';
import { ContentBudget } from './content-budget.js';
import { type Ended, failureAnswer, GenerationJobs, isOfModel } from './generation-jobs.js';
import { ContentAiProvider, GenerationFailed } from './provider/content-ai-provider.js';

/** Who asks, and until when the answer is awaited. */
export interface Asking {
  readonly staff: Staff;
  readonly metadata: CommandMetadata;
  readonly signal: AbortSignal;
}

/** Proposals of a model for the texts of pages. They change no page. */
@Injectable()
export class TextDrafts {
  constructor(
    private readonly setup: ContentAiSetup,
    private readonly provider: ContentAiProvider,
    private readonly jobs: GenerationJobs,
    private readonly budget: ContentBudget,
    private readonly transactor: Transactor,
    private readonly catalogue: CatalogueReader,
  ) {}

  /** Throws 503 without a provider, 404, 422, 409 if the budget does not suffice, and 502 or 504 if the provider fails. */
  async generate(
    id: string,
    asked: TextRequest,
    { staff, metadata, signal }: Asking,
  ): Promise<CommandResult<DraftedText>> {
    this.setup.requireTexts();
    const request = { ...asked, fields: draftedFields.filter((field) => asked.fields.includes(field)) };
    const personal = personalWordsProblem(request.instruction, 'instruction');
    if (personal) throw new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, [personal]);
    const page = await this.page(id);
    if (isTooLong(request, page)) throw tooLong();
    const prompt = textPrompt(request, page);
    const { fields, instruction } = request;
    const ended = await this.jobs.run(
      {
        request: { kind: 'text', site: id, fields, instruction, by: staff.id },
        most: { tokens: mostTokens(prompt), images: 0 },
        metadata,
      },
      async () => {
        const { answer, model, tokens } = await this.provider.generateText(prompt, signal);
        const { draft, warnings } = fitDraft(answeredTexts(answer, fields), fields, safeHtml);
        if (Object.keys(draft).length === 0) throw new GenerationFailed('unusable', tokens);
        const provider = this.provider.capabilities.provider!;
        const used = tokens === null ? null : { tokens };
        return { provider, model, used, draft, image: null, warnings: [...warnings] };
      },
    );
    return this.answer(ended);
  }

  private async answer({ id, job, position }: Ended): Promise<CommandResult<DraftedText>> {
    const remaining = await this.budget.remaining();
    const answered = (rest: Omit<DraftedText, 'jobId' | 'remaining'>) =>
      new CommandResult({ jobId: id, remaining, ...rest }, position);
    if (job.status === 'completed') {
      const { draft, tokens, warnings } = job.outcome;
      return answered({ status: 'completed', draft: draft ?? {}, usage: { tokens }, warnings });
    }
    if (!isOfModel(job.reason)) throw failureAnswer(job.reason);
    const { reason, tokens } = job;
    return answered({ status: 'failed', draft: {}, usage: { tokens }, warnings: [failureTexts[reason]] });
  }

  /** The draft of the page as it is now. Throws 404, 409 for one that was removed. */
  private async page(id: string): Promise<PromptedPage> {
    const { state } = await this.transactor.read(site.stream(id), site.decider);
    if (state.status === 'none') throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
    if (state.status !== 'present') {
      throw ApiError.of(
        HttpStatus.CONFLICT,
        'Diese Seite wurde gelöscht. Bitte stellen Sie sie zuerst wieder her.',
      );
    }
    const { name, title, description, content } = state.fields as unknown as Site;
    const { shopName } = this.catalogue.catalogue().config;
    return { shop: shopName, name, title, description, body: safeHtml(content.body.text) };
  }
}

const isTooLong = ({ mode, fields }: TextRequest, { body }: PromptedPage): boolean =>
  mode !== 'write' && fields.includes('body') && body.length > MOST_SENT;

const tooLong = (): ApiError =>
  ApiError.of(
    HttpStatus.UNPROCESSABLE_ENTITY,
    'Der Text dieser Seite ist zu lang, um ihn als Ganzes umzuschreiben oder zu korrigieren.',
    'mode',
  );
