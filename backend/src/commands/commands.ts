import { HttpException, HttpStatus, Inject, Injectable } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { failureText } from '../http/failure-texts.js';
import { Failure } from '../http/failure.js';
import { LOGGER } from '../http/logger.js';
import { isUnavailable } from '../http/unavailable.js';
import { Metrics } from '../metrics/metrics.js';

const WITHIN_MS = 10_000;

/**
 * The door for commands. Measures and logs how long each one takes and how it ends, nothing of what it says. What takes longer than ten seconds is answered 503:
 * the command may still be carried out, and whoever sends it again under the same key finds out.
 */
@Injectable()
export class Commands {
  constructor(
    private readonly bus: CommandBus,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async execute<Result>(command: Command<Result> & Partial<Called>): Promise<Result> {
    const started = performance.now();
    const tell = (outcome: Outcome): void => {
      const name = command.constructor.name;
      const ms = performance.now() - started;
      this.metrics.commands.observe({ command: name, outcome }, ms / 1_000);
      const facts = {
        command: name,
        request: command.caller?.requestId,
        ms: Math.round(ms * 10) / 10,
        outcome,
      };
      this.log.info(facts, 'command');
    };
    try {
      const result = await soon(this.bus.execute(command));
      tell('accepted');
      return result;
    } catch (error) {
      tell(outcomeOf(error));
      throw error;
    }
  }
}

interface Called {
  readonly caller: { readonly requestId: string };
}

type Outcome = 'accepted' | 'refused' | 'unavailable' | 'failed';

function outcomeOf(error: unknown): Outcome {
  const status = error instanceof HttpException ? error.getStatus() : isUnavailable(error) ? 503 : 500;
  if (status === HttpStatus.SERVICE_UNAVAILABLE.valueOf()) return 'unavailable';
  return status >= 500 ? 'failed' : 'refused';
}

async function soon<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Failure.of(HttpStatus.SERVICE_UNAVAILABLE, failureText(HttpStatus.SERVICE_UNAVAILABLE)));
    }, WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
