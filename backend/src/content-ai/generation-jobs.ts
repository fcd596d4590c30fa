import {
  completeGeneration,
  failGeneration,
  failureTexts,
  type Generation,
  generationDecider,
  type GenerationOutcome,
  type GenerationRequest,
  requestGeneration,
} from '@bestellwerk/domain/content-ai/generation/generation';
import {
  type GenerationEvent,
  type GenerationFailure,
  generationStream,
} from '@bestellwerk/domain/content-ai/generation/generation-events';
import type { ContentUse } from '@bestellwerk/domain/content-ai/budget/budget';
import { withView } from '@bestellwerk/domain/kernel/decider';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { type CommandMetadata, idOfNew } from '../platform/commands/command-metadata.js';
import { ApiError } from '../platform/http/api-error.js';
import { ContentBudget } from './content-budget.js';
import { GenerationFailed } from './provider/content-ai-provider.js';
import { RequestPace } from './request-pace.js';

export const generationStreams = {
  stream: generationStream,
  decider: withView<Generation, GenerationEvent, null>(generationDecider, () => null),
};

/** A request to a model, and the most that it can use. */
export interface NewGeneration {
  readonly request: GenerationRequest;
  readonly most: ContentUse;
  readonly metadata: CommandMetadata;
}

export interface Ended {
  readonly id: string;
  readonly job: Extract<Generation, { status: 'completed' | 'failed' }>;
  /** In the log, from which on lists of jobs have it. */
  readonly position: string;
}

type Made = Omit<GenerationOutcome, 'tokens' | 'images'> & { readonly used: Partial<ContentUse> | null };

/** Requests to models: each reserves its budget, has one outcome, and settles what it used. */
@Injectable()
export class GenerationJobs {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly transactor: Transactor,
    private readonly budget: ContentBudget,
    private readonly pace: RequestPace,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async state(id: string): Promise<Generation> {
    const { state } = await this.transactor.read(generationStreams.stream(id), generationStreams.decider);
    return state.state;
  }

  /**
   * Does a request once: repeated under its key it has its first outcome. Throws 409 while it runs and where the budget does
   * not suffice, and 429 where the account asks too often; in these cases there is no job.
   *
   * @param make asks the model. What it throws beside GenerationFailed counts as used up, since nobody knows.
   */
  async run({ request, most, metadata }: NewGeneration, make: (id: string) => Promise<Made>): Promise<Ended> {
    const id = idOfNew('content generation', metadata);
    const known = await this.state(id);
    if (known.status === 'none') this.pace.count(request.by, request.kind);
    // Another request under the same key is refused by the write below.
    const reservation = known.status === 'none' ? await this.budget.reserve(id, most, metadata) : null;
    const { state, repeated, position } = await this.executor.write(generationStreams, {
      ...{ id, metadata, payload: request },
      decide: (job) => requestGeneration(job, request),
    });
    if (repeated || !reservation) return endedJob(id, state.state, position);
    try {
      const { used, ...outcome } = await make(id);
      const { tokens = 0, images = 0 } = used ?? most;
      await this.budget.settle(reservation, { tokens, images }, metadata);
      const completed = { ...outcome, tokens, images };
      return await this.end(id, metadata, (job) => completeGeneration(job, completed));
    } catch (error) {
      const { reason, tokens } =
        error instanceof GenerationFailed ? error : new GenerationFailed('unusable', null);
      if (!(error instanceof GenerationFailed)) {
        this.log.error({ err: error as Error, job: id }, 'what a model made could not be kept');
      }
      this.log.warn({ job: id, reason }, 'a request to a model failed');
      await this.budget.settle(reservation, tokens === null ? null : { tokens, images: 0 }, metadata);
      return await this.end(id, metadata, (job) => failGeneration(job, reason, tokens ?? 0));
    }
  }

  private async end(
    id: string,
    metadata: CommandMetadata,
    decide: (job: Generation) => ReturnType<typeof completeGeneration>,
  ): Promise<Ended> {
    const { state, position } = await this.executor.write(generationStreams, {
      ...{ id, metadata: { ...metadata, key: null }, payload: 'end', decide },
    });
    return endedJob(id, state.state, position);
  }
}

function endedJob(id: string, job: Generation, position: string): Ended {
  if (job.status === 'completed' || job.status === 'failed') return { id, job, position };
  throw ApiError.of(HttpStatus.CONFLICT, 'Diese Anfrage läuft noch. Bitte warten Sie auf ihr Ergebnis.');
}

const statuses: Partial<Record<GenerationFailure, HttpStatus>> = { timeout: HttpStatus.GATEWAY_TIMEOUT };

/** How a failure is answered that is not about what a person asked for. */
export const failureAnswer = (reason: GenerationFailure): ApiError =>
  ApiError.of(statuses[reason] ?? HttpStatus.BAD_GATEWAY, failureTexts[reason]);

/** The model answered, but nothing of it can be used: another instruction may help. */
export const isOfModel = (reason: GenerationFailure): boolean =>
  ['declined', 'cut-off', 'unusable'].includes(reason);
