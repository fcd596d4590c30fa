import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { BranchKeys } from './branch-keys.js';
import { BranchKeysController } from './branch-keys.controller.js';

/** API keys for the displays of a branch. */
@Module({
  imports: [AccessModule],
  controllers: [BranchKeysController],
  providers: [BranchKeys],
  exports: [BranchKeys],
})
export class BranchKeysModule {}
