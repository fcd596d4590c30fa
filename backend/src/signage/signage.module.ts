import { signageCommandTable } from '@bestellwerk/projections/signage/signage-command/table';
import { signageDeviceTable } from '@bestellwerk/projections/signage/signage-device/table';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { commandScreenHandlers } from './command-screen.handlers.js';
import { HandlePlayerReportHandler } from './handle-player-report.handler.js';
import { PairingsController } from './pairings.controller.js';
import { Pairings } from './pairings.js';
import { PlayerController } from './player.controller.js';
import { PlayerSecrets } from './player-secrets.js';
import { PlayerTokens } from './player-tokens.js';
import { ScreenPresence } from './presence.js';
import { ScreenChanges } from './screen-changes.js';
import { ScreenCommandsController } from './screen-commands.controller.js';
import { ScreenGroups } from './screen-groups.js';
import { ScreenNames } from './screen-names.js';
import { ScreensController } from './screens.controller.js';
import { Screens } from './screens.js';

@Module({
  imports: [
    AccessModule,
    CommandsModule,
    ReadModelsModule,
    TypeOrmModule.forFeature([signageDeviceTable, signageCommandTable]),
  ],
  controllers: [ScreenCommandsController, ScreensController, PairingsController, PlayerController],
  providers: [
    ...commandScreenHandlers,
    HandlePlayerReportHandler,
    ScreenChanges,
    ScreenGroups,
    ScreenNames,
    Screens,
    ScreenPresence,
    Pairings,
    PlayerSecrets,
    PlayerTokens,
  ],
  exports: [Pairings, Screens, ScreenPresence, PlayerTokens],
})
export class SignageModule {}
