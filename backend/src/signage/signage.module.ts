import { signageCommandTable } from '@bestellwerk/projections/signage/signage-command/table';
import { signageDeviceTable } from '@bestellwerk/projections/signage/signage-device/table';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { PairingsController } from './pairings.controller.js';
import { Pairings } from './pairings.js';
import { PlayerController, playerHandlers } from './player.controller.js';
import { PlayerSecrets, PlayerTokens } from './player-tokens.js';
import { ScreenPresence } from './presence.js';
import { ScreenCommandsController, screenHandlers } from './screen-commands.controller.js';
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
    ...screenHandlers,
    ...playerHandlers,
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
