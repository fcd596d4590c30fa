import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../read-models/read-models.module.js';
import { StatisticsController } from './statistics.controller.js';

@Module({
  imports: [AccessModule, ReadModelsModule],
  controllers: [StatisticsController],
})
export class StatisticsModule {}
