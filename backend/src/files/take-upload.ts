import type { UploadReference } from '@bestellwerk/domain/catalogue/configuration';
import { upload, type Upload } from '@bestellwerk/domain/records/definitions/upload';
import { uploadReferenceOf } from '@bestellwerk/domain/records/definitions/upload.schema';
import type { ExistingRecord, Fields } from '@bestellwerk/domain/records/record-state';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '../platform/commands/command-executor.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import { CommandResult } from '../platform/http/command-result.js';

/** Registers an upload, by staff or a customer, whose file is already stored. */
export class TakeUpload extends Command<CommandResult<UploadReference>> {
  constructor(
    readonly id: string,
    readonly metadata: CommandMetadata,
    readonly fields: Fields,
  ) {
    super();
  }
}

@CommandHandler(TakeUpload)
export class TakeUploadHandler implements ICommandHandler<TakeUpload> {
  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
  ) {}

  /** A repeated command returns the first public hash. */
  async execute({ id, metadata, fields }: TakeUpload): Promise<CommandResult<UploadReference>> {
    const { publicHash: _, ...payload } = fields;
    const outcome = await this.transactor.transact({
      stream: upload.stream(id),
      decider: upload.decider,
      decide: (record) => upload.decisions.create(record, fields),
      context: this.contexts.contextFor(metadata, payload),
    });
    const { state, position } = accepted(outcome);
    const record = { id, ...(state as ExistingRecord).fields } as Upload;
    return new CommandResult(uploadReferenceOf(record), position);
  }
}
