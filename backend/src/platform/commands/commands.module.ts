import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CommandContexts } from './command-contexts.js';
import { Commands } from './commands.js';
import { NameReservations } from './name-reservations.js';

@Module({
  imports: [CqrsModule.forRoot()],
  providers: [CommandContexts, Commands, NameReservations],
  exports: [CommandContexts, Commands, NameReservations],
})
export class CommandsModule {}
