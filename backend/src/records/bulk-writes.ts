import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { BulkRecords, BulkResult } from '@bestellwerk/domain/contracts/bulk.schema';
import { from, lastValueFrom, mergeMap, toArray } from 'rxjs';
import { ApiError } from '../platform/http/api-error.js';
import { metadataOfPart } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { CommandResult } from '../platform/http/command-result.js';
import type { WriteRecord, Writing, WritingMany } from './change-record.js';

const BEFORE_ALL = '-1';

/** The problems of one refused command of several. Rethrows other errors: then all commands must be sent again. */
export function problemsOf(error: unknown): readonly Problem[] {
  const isRefusal =
    error instanceof ApiError && error.getStatus() < HttpStatus.INTERNAL_SERVER_ERROR.valueOf();
  if (isRefusal) return error.problems;
  throw error;
}

/** The position at which all of several writes are visible. */
export const latestPosition = (positions: readonly string[]): string =>
  positions.reduce((last, one) => (BigInt(one) > BigInt(last) ? one : last), BEFORE_ALL);

const AT_ONCE = 8;

type Outcome =
  | { readonly id: string; readonly position: string }
  | { readonly id: string; readonly errors: ReturnType<typeof problemsOf> };

/** Applies one change to many records, each with its own command: some may be refused. */
@Injectable()
export class BulkWrites {
  constructor(private readonly commands: Commands) {}

  /** Idempotent by key: completed commands return their first result. */
  async run(
    records: BulkRecords,
    many: WritingMany,
    command: (writing: Writing, expected: number) => WriteRecord,
  ): Promise<CommandResult<BulkResult>> {
    const one = async ({ id, revision }: BulkRecords[number]): Promise<Outcome> => {
      const writing = { ...many, id, metadata: metadataOfPart(many.metadata, 'one of many', id) };
      try {
        const { position } = await this.commands.execute(command(writing, Number(revision)));
        return { id, position };
      } catch (error) {
        return { id, errors: problemsOf(error) };
      }
    };
    const outcomes = await lastValueFrom(from(records).pipe(mergeMap(one, AT_ONCE), toArray()));
    const places = new Map(records.map(({ id }, place) => [id, place]));
    outcomes.sort((left, right) => places.get(left.id)! - places.get(right.id)!);
    const done = outcomes.filter((outcome) => 'position' in outcome);
    const refused = outcomes.filter((outcome) => 'errors' in outcome);
    return new CommandResult(
      {
        done: done.map(({ id }) => id),
        refused: refused.map(({ id, errors }) => ({ id, errors: [...errors] })),
      },
      latestPosition(done.map(({ position }) => position)),
    );
  }
}
