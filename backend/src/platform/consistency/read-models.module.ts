import { Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed.js';
import { Checkpoints } from './checkpoints.js';
import { LogAtStart } from './log-at-start.js';
import { LogHead } from './log-head.js';

const providers = [Checkpoints, ChangeFeed, LogAtStart, LogHead];

@Module({ providers, exports: providers })
export class ReadModelsModule {}
