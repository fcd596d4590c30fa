import type { Decision } from '@bestellwerk/domain/kernel/decider';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import {
  endActivity,
  pauseActivity,
  type ActionTime,
  resumeActivity,
  startActivity,
} from '@bestellwerk/domain/working-time/clock-decisions';
import type { WorkingTime } from '@bestellwerk/domain/working-time/working-time';
import type { WorkingTimeEvent } from '@bestellwerk/domain/working-time/working-time-events';
import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../platform/clock.js';
import type { CommandResult } from '../platform/http/command-result.js';
import {
  EndActivity,
  PauseActivity,
  ResumeActivity,
  StartActivity,
  type ClockActionCommand,
} from './clock-action.commands.js';
import { WorkingTimeChanges } from './working-time-changes.js';
import { Workplaces } from './workplaces.js';

type Answer = Promise<CommandResult<WorkingActivity>>;

/** Takes the server's clock for a press. */
@Injectable()
export class ClockActions {
  constructor(
    private readonly changes: WorkingTimeChanges,
    private readonly clock: Clock,
  ) {}

  /** `payload`: the data of the clock action. */
  execute(
    { account, metadata, deviceAt }: ClockActionCommand,
    decide: (person: WorkingTime, press: ActionTime) => Decision<WorkingTimeEvent>,
    payload: object = {},
  ): Answer {
    const press = { at: this.clock.now().toISOString(), deviceAt };
    return this.changes.execute(account.id, metadata, payload, (person) => decide(person, press));
  }
}

@CommandHandler(StartActivity)
export class StartActivityHandler implements ICommandHandler<StartActivity> {
  constructor(
    private readonly actions: ClockActions,
    private readonly workplaces: Workplaces,
  ) {}

  async execute(command: StartActivity): Answer {
    const { account, metadata } = command;
    const branch = this.workplaces.demand(account, command.branch);
    const timeZone = this.workplaces.timeZoneOf(branch);
    const activity = deterministicId('activity', account.id, metadata.key ?? metadata.requestId);
    const start = (person: WorkingTime, press: ActionTime) =>
      startActivity(person, { ...press, activity, branch, timeZone });
    return this.actions.execute(command, start, { branch });
  }
}

@CommandHandler(PauseActivity)
export class PauseActivityHandler implements ICommandHandler<PauseActivity> {
  constructor(private readonly actions: ClockActions) {}

  execute(command: PauseActivity): Answer {
    return this.actions.execute(command, pauseActivity);
  }
}

@CommandHandler(ResumeActivity)
export class ResumeActivityHandler implements ICommandHandler<ResumeActivity> {
  constructor(private readonly actions: ClockActions) {}

  execute(command: ResumeActivity): Answer {
    return this.actions.execute(command, resumeActivity);
  }
}

@CommandHandler(EndActivity)
export class EndActivityHandler implements ICommandHandler<EndActivity> {
  constructor(private readonly actions: ClockActions) {}

  execute(command: EndActivity): Answer {
    return this.actions.execute(command, endActivity);
  }
}

export const clockActionHandlers = [
  StartActivityHandler,
  PauseActivityHandler,
  ResumeActivityHandler,
  EndActivityHandler,
];
