import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { Conditions } from './conditions.js';
import { HealthDetailsController } from './health-details.controller.js';
import { HealthFactsReader } from './health-facts.js';
import { HealthController } from './health.controller.js';
import { LogCondition } from './log-condition.js';
import { MetricsController } from './metrics.controller.js';
import { Parts } from './parts.js';

@Module({
  imports: [TerminusModule.forRoot({ logger: false }), AccessModule, ReadModelsModule],
  controllers: [HealthController, HealthDetailsController, MetricsController],
  providers: [Conditions, Parts, LogCondition, HealthFactsReader],
})
export class HealthModule {}
