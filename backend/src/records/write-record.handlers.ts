import type { Fields, RecordState } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { stripReferenceNames } from '@bestellwerk/domain/records/reference-fields';
import { HttpStatus, type Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import {
  ChangeRecord,
  CreateRecord,
  EraseRecord,
  PublishRecord,
  RemoveRecord,
  RestoreRecord,
  UnpublishRecord,
} from './change-record.js';
import { withSafeHtml } from '../platform/rich-text/rich-text-fields.js';
import { Erasures } from './erasures.js';
import { RecordChanges } from './record-changes.js';
import { RecordHistory } from './record-history.js';
import { RecordHooks } from './record-hooks.js';

@CommandHandler(CreateRecord)
export class CreateRecordHandler implements ICommandHandler<CreateRecord> {
  constructor(private readonly changes: RecordChanges) {}

  execute({ writing, ...payload }: CreateRecord) {
    const { resource } = writing;
    requireServerFields(resource, payload.fields);
    const fields = storedFields(resource, payload.fields);
    return this.changes.write(writing, {
      payload: fields,
      expected: null,
      after: () => fields,
      decide: (record) => resource.decisions.create(record, fields),
    });
  }
}

@CommandHandler(ChangeRecord)
export class ChangeRecordHandler implements ICommandHandler<ChangeRecord> {
  constructor(private readonly changes: RecordChanges) {}

  execute({ writing, expected, ...payload }: ChangeRecord) {
    const { resource } = writing;
    const changes = storedFields(resource, payload.changes);
    return this.changes.write(writing, {
      payload: [changes, expected],
      expected,
      after: (record) => ({ ...fieldsOf(record), ...changes }),
      decide: (record) => resource.decisions.change(record, changes, expected),
    });
  }
}

@CommandHandler(RemoveRecord)
export class RemoveRecordHandler implements ICommandHandler<RemoveRecord> {
  constructor(private readonly changes: RecordChanges) {}

  execute({ writing, expected }: RemoveRecord) {
    return this.changes.write(writing, {
      payload: ['remove', expected],
      expected,
      after: () => null,
      decide: (record) => writing.resource.decisions.remove(record, expected),
    });
  }
}

@CommandHandler(EraseRecord)
export class EraseRecordHandler implements ICommandHandler<EraseRecord> {
  constructor(
    private readonly changes: RecordChanges,
    private readonly erasures: Erasures,
  ) {}

  async execute({ writing, expected }: EraseRecord) {
    const { resource, id } = writing;
    const written = await this.changes.write(writing, {
      payload: ['erase', expected],
      expected,
      isErasure: true,
      after: () => null,
      decide: (record) => resource.decisions.erase(record, expected),
    });
    await this.erasures.complete(resource, id);
    return written;
  }
}

@CommandHandler(RestoreRecord)
export class RestoreRecordHandler implements ICommandHandler<RestoreRecord> {
  constructor(
    private readonly changes: RecordChanges,
    private readonly history: RecordHistory,
  ) {}

  async execute({ writing, expected, revision }: RestoreRecord) {
    const { resource, id } = writing;
    const fields = revision === null ? {} : await this.fieldsAt(resource, id, revision);
    return this.changes.write(writing, {
      payload: ['restore', revision, expected],
      expected,
      after: (record) => ({ ...fieldsOf(record), ...fields }),
      decide: (record) => resource.decisions.restore(record, fields, expected),
    });
  }

  private async fieldsAt(resource: Resource, id: string, revision: string): Promise<Fields> {
    const found = (await this.history.revisions(resource, id)).find((one) => one.revision === revision);
    if (found) return found.fields;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Fassung gibt es nicht.', 'revision');
  }
}

@CommandHandler(PublishRecord)
export class PublishRecordHandler implements ICommandHandler<PublishRecord> {
  constructor(
    private readonly changes: RecordChanges,
    private readonly clock: Clock,
    private readonly hooks: RecordHooks,
  ) {}

  execute({ writing, expected, times }: PublishRecord) {
    const at = this.clock.now().toISOString();
    const from = times.from === null ? at : new Date(times.from).toISOString();
    const until = times.until === null ? null : new Date(times.until).toISOString();
    return this.changes.write(writing, {
      payload: ['publish', times, expected],
      expected,
      prepare: ({ fields: draft, publication = [] }) =>
        this.hooks.runBeforePublish({ writing, draft, publication, from }),
      after: fieldsOf,
      decide: (record) => writing.resource.decisions.publish(record, { at, from, until }, expected),
    });
  }
}

@CommandHandler(UnpublishRecord)
export class UnpublishRecordHandler implements ICommandHandler<UnpublishRecord> {
  constructor(
    private readonly changes: RecordChanges,
    private readonly clock: Clock,
  ) {}

  execute({ writing, expected, isScheduledOnly }: UnpublishRecord) {
    const at = this.clock.now().toISOString();
    return this.changes.write(writing, {
      payload: ['unpublish', isScheduledOnly, expected],
      expected,
      isUnchecked: true,
      after: fieldsOf,
      decide: (record) => writing.resource.decisions.unpublish(record, { at, isScheduledOnly }, expected),
    });
  }
}

export const writeRecordHandlers: Type[] = [
  CreateRecordHandler,
  ChangeRecordHandler,
  RemoveRecordHandler,
  EraseRecordHandler,
  RestoreRecordHandler,
  PublishRecordHandler,
  UnpublishRecordHandler,
];

/** Throws 422 if fields are missing that only the server can set. */
function requireServerFields({ keptRequired, words }: Resource, fields: Fields): void {
  if (keptRequired.every((field) => Object.hasOwn(fields, field))) return;
  throw ApiError.of(
    HttpStatus.UNPROCESSABLE_ENTITY,
    `${words.many} können hier nicht angelegt werden. Bitte laden Sie dazu eine Datei hoch.`,
  );
}

/** As they are stored: without names of others, and with HTML that runs nothing. */
const storedFields = (resource: Resource, fields: Fields): Fields =>
  withSafeHtml(resource, stripReferenceNames(resource, fields));

const fieldsOf = (record: RecordState): Fields => (record.status === 'none' ? {} : record.fields);
