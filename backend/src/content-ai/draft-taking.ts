import { takeDraft, takingProblem } from '@bestellwerk/domain/content-ai/generation/generation';
import { textDigests } from '@bestellwerk/domain/content-ai/text-digests';
import type { ContentDraft, DraftedField } from '@bestellwerk/domain/records/definitions/generated';
import { withGenerated } from '@bestellwerk/domain/records/definitions/generated';
import { type Site, site } from '@bestellwerk/domain/records/definitions/site';
import type { ExistingRecord } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { type CommandMetadata, metadataOfPart } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { withSafeHtml } from '../platform/rich-text/rich-text-fields.js';
import { ChangeRecord } from '../records/change-record.js';
import { type RecordAnswer, recordAnswer } from '../records/record-answer.js';
import { ReferenceNames } from '../records/reference-names.js';
import { GenerationJobs, generationStreams } from './generation-jobs.js';

const resource = site as unknown as Resource;

interface Taking {
  readonly job: string;
  readonly fields: readonly DraftedField[];
  /** The revision of the page that the person has seen. */
  readonly expected: number;
  readonly staff: Staff;
  readonly metadata: CommandMetadata;
}

/** Makes a proposal the draft of its page, where people see and publish it. */
@Injectable()
export class DraftTaking {
  constructor(
    private readonly jobs: GenerationJobs,
    private readonly transactor: Transactor,
    private readonly executor: CommandExecutor,
    private readonly commands: Commands,
    private readonly names: ReferenceNames,
    private readonly clock: Clock,
  ) {}

  /** One change of the record, once: repeated it answers the page as it is. Throws what a change of the record throws. */
  async take({
    job: jobId,
    fields,
    expected,
    staff,
    metadata,
  }: Taking): Promise<CommandResult<RecordAnswer>> {
    const job = await this.jobs.state(jobId);
    const problem = takingProblem(job, fields);
    if (problem) throw ApiError.refused(problem);
    if (job.status !== 'completed') throw new Error('Only what is completed has no problem.');
    const { outcome, request, taken } = job;
    const id = request.site!;
    const { state, position } = await this.transactor.read(resource.stream(id), resource.decider);
    const before = state.status === 'none' ? null : (state.fields as unknown as Site);
    // The process may have ended between the change of the page and the note of it.
    const isInPage = before?.generated?.some((one) => one.jobId === jobId) ?? false;
    if (taken || isInPage) {
      if (!taken) await this.note(jobId, id, String((state as ExistingRecord).revision), fields, metadata);
      const [record] = await this.names.put(resource, [recordAnswer(resource, id, state as ExistingRecord)]);
      return new CommandResult(record!, position);
    }
    const { provider, model } = outcome;
    const at = this.clock.now().toISOString();
    const texts = withSafeHtml(resource, changesOf(outcome.draft!, fields, before));
    const digests = textDigests({ ...before!, ...texts } as Site, fields);
    const mark = { jobId, fields: [...fields], digests, provider, model, at, by: staff.id };
    const writing = { resource, id, staff, metadata: metadataOfPart(metadata, 'taken draft', jobId) };
    const changes = { ...texts, generated: withGenerated(before?.generated, mark) };
    const written = await this.commands.execute(new ChangeRecord(writing, expected, changes));
    await this.note(jobId, id, written.data.revision, fields, metadata);
    return written;
  }

  private async note(
    jobId: string,
    siteId: string,
    revision: string,
    fields: readonly DraftedField[],
    metadata: CommandMetadata,
  ): Promise<void> {
    const taken = { site: siteId, revision, fields: [...fields] };
    await this.executor.write(generationStreams, {
      ...{ id: jobId, metadata: { ...metadata, key: null }, payload: taken },
      decide: (job) => takeDraft(job, taken),
    });
  }
}

const changesOf = (draft: ContentDraft, fields: readonly DraftedField[], before: Site | null) => ({
  ...(fields.includes('title') && { title: draft.title }),
  ...(fields.includes('description') && { description: draft.description }),
  ...(fields.includes('body') && { content: { ...before?.content, body: draft.content!.body } }),
});
