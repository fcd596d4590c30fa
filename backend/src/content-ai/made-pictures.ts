import { failureTexts } from '@bestellwerk/domain/content-ai/generation/generation';
import { personalWordsProblem } from '@bestellwerk/domain/content-ai/personal-words';
import { imagePrompt } from '@bestellwerk/domain/content-ai/text-prompt';
import type { ImageRequest } from '@bestellwerk/domain/content-ai/text-request.schema';
import type { MadePicture } from '@bestellwerk/domain/contracts/content-ai.schema';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { GeneratedPicture } from '@bestellwerk/domain/records/definitions/generated';
import { image } from '@bestellwerk/domain/records/definitions/image';
import { imageReferenceOf } from '@bestellwerk/domain/records/definitions/image.schema';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { HttpStatus, Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Commands } from '../platform/commands/commands.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { ReceivedFiles } from '../files/received-files.js';
import { CreateRecord } from '../records/change-record.js';
import { ContentAiSetup } from './content-ai-setup.js';
import { ContentBudget } from './content-budget.js';
import { type Ended, failureAnswer, GenerationJobs } from './generation-jobs.js';
import { markedPicture } from './marked-picture.js';
import { ContentAiProvider } from './provider/content-ai-provider.js';
import type { Asking } from './text-drafts.js';

const resource = image as unknown as Resource;

/** Pictures by a model: each becomes an image record, marked as made by a model. */
@Injectable()
export class MadePictures {
  constructor(
    private readonly setup: ContentAiSetup,
    private readonly provider: ContentAiProvider,
    private readonly jobs: GenerationJobs,
    private readonly budget: ContentBudget,
    private readonly files: ReceivedFiles,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  /** Throws like the drafts of texts; 422 where the model refuses the prompt. */
  async generate(request: ImageRequest, asking: Asking): Promise<CommandResult<MadePicture>> {
    this.setup.requireImages();
    const { prompt, referenceImageId } = request;
    const { capabilities } = this.provider;
    if (referenceImageId !== undefined && !capabilities.takesReferenceImages) {
      throw invalid('Das eingerichtete Modell kann kein Bild als Vorlage verwenden.', 'referenceImageId');
    }
    const personal = personalWordsProblem(prompt, 'prompt');
    if (personal) throw new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, [personal]);
    const { staff, metadata, signal } = asking;
    const ended = await this.jobs.run(
      {
        request: { kind: 'image', site: null, fields: [], instruction: prompt, by: staff.id },
        most: { tokens: 0, images: 1 },
        metadata,
      },
      async (job) => {
        const made = await this.provider.generateImage(
          imagePrompt(prompt, request.style),
          request.size,
          signal,
        );
        const { model } = made;
        const provider = capabilities.provider!;
        const generated = { provider, model, at: this.clock.now().toISOString(), by: staff.id, prompt };
        const kept = await this.keep(job, request.name, made.content, generated, asking);
        return { provider, model, used: { images: 1 }, draft: null, image: kept, warnings: [] };
      },
    );
    return this.answer(ended);
  }

  /** Throws what is wrong with the file, as for files of people. */
  private async keep(
    job: string,
    name: string,
    content: Buffer,
    generated: GeneratedPicture,
    { staff, metadata }: Asking,
  ) {
    const marked = await markedPicture(content, generated);
    const file = await this.files.picture('', `data:;base64,${marked.toString('base64')}`);
    const id = deterministicId('made picture', job);
    const writing = { resource, id, staff, metadata: { ...metadata, key: null } };
    const fields = { ...image.schemas.fields.parse({ name }), file, version: 1, generated };
    const { data } = await this.commands.execute(new CreateRecord(writing, fields));
    return imageReferenceOf({ id: data.id, version: data['version'] as number });
  }

  private async answer({ id, job, position }: Ended): Promise<CommandResult<MadePicture>> {
    if (job.status === 'failed') {
      throw job.reason === 'declined' ? invalid(failureTexts.declined, 'prompt') : failureAnswer(job.reason);
    }
    const { image: made, images } = job.outcome;
    const remaining = await this.budget.remaining();
    return new CommandResult({ jobId: id, image: made!, usage: { images }, remaining }, position);
  }
}

const invalid = (message: string, field: string): ApiError =>
  ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, message, field);
