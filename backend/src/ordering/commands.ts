import { HttpStatus, Injectable } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import { failureText } from '../http/failure-texts.js';
import { Failure } from '../http/failure.js';
import { Metrics } from '../metrics/metrics.js';

const WITHIN_MS = 10_000;

/**
 * The door for commands. Measures how long each kind takes. What takes longer than ten seconds is answered 503:
 * the command may still be carried out, and whoever sends it again under the same key finds out.
 */
@Injectable()
export class Commands {
  constructor(
    private readonly bus: CommandBus,
    private readonly metrics: Metrics,
  ) {}

  async execute<Result>(command: Command<Result>): Promise<Result> {
    const stop = this.metrics.commands.startTimer({ command: command.constructor.name });
    try {
      const result = await soon(this.bus.execute(command));
      stop({ outcome: 'accepted' });
      return result;
    } catch (error) {
      stop({ outcome: 'refused' });
      throw error;
    }
  }
}

async function soon<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = Failure.of(HttpStatus.SERVICE_UNAVAILABLE, failureText(HttpStatus.SERVICE_UNAVAILABLE));
    timer = setTimeout(() => reject(failure), WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
