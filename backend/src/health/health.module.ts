import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { Conditions } from './conditions.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController, MetricsController],
  providers: [Conditions],
})
export class HealthModule {}
