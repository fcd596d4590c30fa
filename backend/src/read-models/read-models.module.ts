import { Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed.js';
import { Checkpoints } from './checkpoints.js';

@Module({ providers: [Checkpoints, ChangeFeed], exports: [Checkpoints, ChangeFeed] })
export class ReadModelsModule {}
