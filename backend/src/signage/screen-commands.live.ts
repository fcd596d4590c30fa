import { screenTopic } from '@bestellwerk/domain/contracts/live-topics';
import { Injectable } from '@nestjs/common';
import type { LiveReadModel } from '../platform/consistency/live-read-model.js';
import { Screens } from './screens.js';

/** Commands appear under the topic of their screen. */
@Injectable()
export class LiveScreenCommands implements LiveReadModel {
  readonly name = 'signage_command';
  readonly topics = [];

  constructor(private readonly screens: Screens) {}

  async show(ids: readonly string[]) {
    const commands = await this.screens.commandsByIds(ids);
    return commands.map((row) => ({ row, topics: [screenTopic(row.device)] }));
  }
}
