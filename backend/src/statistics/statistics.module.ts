import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { FiguresController } from './figures.controller.js';
import { StatisticsController } from './statistics.controller.js';

@Module({
  imports: [AccessModule, ReadModelsModule],
  controllers: [FiguresController, StatisticsController],
})
export class StatisticsModule {}
