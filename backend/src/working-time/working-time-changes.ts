import type { Decision } from '@bestellwerk/domain/kernel/decider';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import {
  workingTimeStream,
  type WorkingTimeEvent,
} from '@bestellwerk/domain/working-time/working-time-events';
import { workingTimeDecider, type WorkingTime } from '@bestellwerk/domain/working-time/working-time';
import type { Accepted } from '@bestellwerk/event-log/outcome';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { CommandResult } from '../platform/http/command-result.js';
import { accepted } from '../platform/commands/accepted.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import { ActivityAnswers } from './activity-answers.js';

/** Executes a command on one person's working time, and returns the new state of the activity. */
@Injectable()
export class WorkingTimeChanges {
  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
    private readonly answers: ActivityAnswers,
  ) {}

  /** `payload`: the command without its person; the same key with another payload is refused. */
  async execute(
    account: string,
    metadata: CommandMetadata,
    payload: unknown,
    decide: (person: WorkingTime) => Decision<WorkingTimeEvent>,
    activity?: string,
  ): Promise<CommandResult<WorkingActivity>> {
    const stream = workingTimeStream(account);
    const context = this.contexts.contextFor(metadata, payload);
    const outcome = accepted(
      await this.transactor.transact({ stream, decider: workingTimeDecider, decide, context }),
    );
    const concerned = outcome.events[0]?.data.activity ?? activity ?? latest(outcome);
    return new CommandResult(await this.answers.read(stream, concerned, outcome.revision), outcome.position);
  }
}

/** What a press that changed nothing was about. */
function latest({ state }: Accepted<WorkingTime, WorkingTimeEvent>): string {
  const activity = state.status === 'away' ? state.closed.at(-1)?.activity : state.open.activity;
  if (!activity) throw new Error('Nothing was changed, and there is no activity.');
  return activity;
}
