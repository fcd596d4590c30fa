import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { StatisticsController } from './statistics.controller.js';

@Module({
  imports: [AccessModule, ReadModelsModule],
  controllers: [StatisticsController],
})
export class StatisticsModule {}
