import { handlePlayerReport } from '@bestellwerk/domain/signage/player-decisions';
import { playerTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { StoredSignageDevice } from '@bestellwerk/domain/views/signage-device';
import type { PlayerWork } from '@bestellwerk/domain/contracts/signage.schema';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { CommandResult } from '../platform/http/command-result.js';
import { HandlePlayerReport } from './handle-player-report.js';
import { unpairedFailure, type Player } from './player.guard.js';
import { ScreenChanges } from './screen-changes.js';

@CommandHandler(HandlePlayerReport)
export class HandlePlayerReportHandler implements ICommandHandler<HandlePlayerReport> {
  constructor(
    private readonly changes: ScreenChanges,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  async execute({ player, metadata, report }: HandlePlayerReport): Promise<CommandResult<PlayerWork>> {
    const now = this.clock.now().toISOString();
    const { data, position } = await this.changes.execute(player.device, metadata, report, (screen) =>
      screen.status === 'unpaired' ? [] : handlePlayerReport(screen, report, now),
    );
    if (!data.isPaired) throw unpairedFailure();
    return new CommandResult(this.workOf(data, player, now), position);
  }

  private workOf(screen: StoredSignageDevice, { device, token }: Player, now: string): PlayerWork {
    const [current, ...waiting] = screen.open;
    return {
      device: {
        id: device,
        name: screen.name,
        branch: this.catalogue.branch(screen.branch)?.name ?? '',
      },
      // A screen need not know who sends it something.
      command: current ? { ...current, requestedBy: { ...current.requestedBy, name: null } } : null,
      waiting: waiting.length,
      topic: playerTopic(device, token),
      now,
    };
  }
}
