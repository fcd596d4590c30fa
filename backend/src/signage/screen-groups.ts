import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { Injectable } from '@nestjs/common';
import { from, lastValueFrom, mergeMap, toArray } from 'rxjs';
import { z } from 'zod';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { ApiError } from '../platform/http/api-error.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { SendInstruction } from './screen.commands.js';
import { Screens } from './screens.js';

const AT_ONCE = 8;

export const groupResultSchema = z
  .object({ device: z.uuid(), name: z.string(), accepted: z.boolean(), message: z.string().nullable() })
  .meta({ id: 'SignageGroupResult' });
type GroupResult = z.infer<typeof groupResultSchema>;

export interface GroupRequest {
  /** Null for all branches in which the person may send commands. */
  readonly branch: string | null;
  readonly instruction: SignageInstruction;
  readonly expiresInSeconds: number;
}

/** Sends the same to many screens: one command for each, and each with a result of its own. */
@Injectable()
export class ScreenGroups {
  constructor(
    private readonly screens: Screens,
    private readonly commands: Commands,
  ) {}

  /** By the screens' names. */
  async request(staff: Staff, metadata: CommandMetadata, request: GroupRequest): Promise<GroupResult[]> {
    const branches = authorizedBranches(staff, 'signage.command', request.branch ?? undefined);
    const screens = await this.screens.paired(branches);
    const results = await lastValueFrom(
      from(screens).pipe(
        mergeMap((screen) => this.requestOf(screen, staff, metadata, request), AT_ONCE),
        toArray(),
      ),
    );
    const byDevice = new Map(results.map((result) => [result.device, result]));
    return screens.map(({ id }) => byDevice.get(id)!);
  }

  private async requestOf(
    { id, name }: SignageDevice,
    staff: Staff,
    metadata: CommandMetadata,
    { instruction, expiresInSeconds }: GroupRequest,
  ): Promise<GroupResult> {
    const result = { device: id, name };
    try {
      const body = { ...instruction, expiresInSeconds };
      await this.commands.execute(new SendInstruction({ by: staff, metadata, params: { id }, body }));
      return { ...result, accepted: true, message: null };
    } catch (error) {
      return { ...result, accepted: false, message: messageOf(error) };
    }
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof ApiError && error.problems[0]?.message) || 'Befehl konnte nicht ausgeführt werden.';
