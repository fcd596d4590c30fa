import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CommandContexts } from './command-contexts.js';
import { Commands } from './commands.js';

@Module({
  imports: [CqrsModule.forRoot()],
  providers: [CommandContexts, Commands],
  exports: [CommandContexts, Commands],
})
export class CommandsModule {}
