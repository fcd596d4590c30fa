import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CommandContexts } from './command-contexts.js';
import { CommandExecutor } from './command-executor.js';
import { Commands } from './commands.js';
import { NameReservations } from './name-reservations.js';

@Module({
  imports: [CqrsModule.forRoot()],
  providers: [CommandContexts, CommandExecutor, Commands, NameReservations],
  exports: [CommandContexts, CommandExecutor, Commands, NameReservations],
})
export class CommandsModule {}
