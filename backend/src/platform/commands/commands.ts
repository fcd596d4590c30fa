import { LogUnavailable } from '@bestellwerk/event-log/errors';
import { HttpException, HttpStatus, Inject, Injectable } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { failureText } from '../http/failure-texts.js';
import { ApiError } from '../http/api-error.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { withTimeout } from '@bestellwerk/server-kit/timeout';
import { isUnavailable } from '../http/is-unavailable.js';
import { Metrics } from '../metrics/metrics.js';

/** How long a client waits for a command, and the message when its outcome is unknown by then. */
export interface Waiting {
  readonly withinMs: number;
  readonly text: string;
}

const forStaff: Waiting = { withinMs: 10_000, text: failureText(HttpStatus.SERVICE_UNAVAILABLE) };

/** The work goes on after that, so the order may still be placed. */
export const forGuests: Waiting = {
  withinMs: 3_000,
  text: 'Es dauert gerade länger als sonst. Ihre Bestellung ist noch nicht bestätigt, kann aber schon angekommen sein; wir versuchen es weiter. Bitte schicken Sie sie noch einmal ab: Sie wird nur einmal aufgenommen.',
};

/**
 * The door for commands. Measures and logs how long each one takes and how it ends, but no payload. What takes
 * longer than people wait is answered 503: the command may still be carried out, and sending it again under the
 * same key finds out.
 */
@Injectable()
export class Commands {
  constructor(
    private readonly bus: CommandBus,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async execute<Result>(
    command: Command<Result> & Partial<Called>,
    waiting: Waiting = forStaff,
  ): Promise<Result> {
    const started = performance.now();
    const logOutcome = (outcome: Outcome): void => {
      const name = command.constructor.name;
      const ms = performance.now() - started;
      this.metrics.commands.observe({ command: name, outcome }, ms / 1_000);
      const facts = {
        command: name,
        request: command.metadata?.requestId,
        ms: Math.round(ms * 10) / 10,
        outcome,
      };
      this.log.info(facts, 'command');
    };
    try {
      const result = await withTimeout(this.bus.execute(command), waiting.withinMs, () => notKnown(waiting));
      logOutcome('accepted');
      return result;
    } catch (error) {
      logOutcome(outcomeOf(error));
      throw error instanceof LogUnavailable ? notKnown(waiting) : error;
    }
  }
}

interface Called {
  readonly metadata: { readonly requestId: string };
}

type Outcome = 'accepted' | 'refused' | 'unavailable' | 'failed';

function outcomeOf(error: unknown): Outcome {
  const status = error instanceof HttpException ? error.getStatus() : isUnavailable(error) ? 503 : 500;
  if (status === HttpStatus.SERVICE_UNAVAILABLE.valueOf()) return 'unavailable';
  return status >= 500 ? 'failed' : 'refused';
}

const notKnown = ({ text }: Waiting): ApiError => ApiError.of(HttpStatus.SERVICE_UNAVAILABLE, text);
