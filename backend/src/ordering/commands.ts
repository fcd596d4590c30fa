import { Injectable } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import { Metrics } from '../metrics/metrics.js';

/** The door for commands. Measures how long each kind takes. */
@Injectable()
export class Commands {
  constructor(
    private readonly bus: CommandBus,
    private readonly metrics: Metrics,
  ) {}

  async execute<Result>(command: Command<Result>): Promise<Result> {
    const stop = this.metrics.commands.startTimer({ command: command.constructor.name });
    try {
      const result = await this.bus.execute(command);
      stop({ outcome: 'accepted' });
      return result;
    } catch (error) {
      stop({ outcome: 'refused' });
      throw error;
    }
  }
}
