import { Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed.js';
import { Checkpoints } from './checkpoints.js';
import { LogAtStart } from './log-at-start.js';

@Module({ providers: [Checkpoints, ChangeFeed, LogAtStart], exports: [Checkpoints, ChangeFeed, LogAtStart] })
export class ReadModelsModule {}
