import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { listenFailure } from '@bestellwerk/server-kit/ports';
import { NestLogger, createLogger } from '@bestellwerk/server-kit/logger';
import { announce, exitWith, onShutdown } from '@bestellwerk/server-kit/process-lifecycle';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app/app.module.js';
import { RunnerHost } from './app/runner-host.js';
import { settingsFrom } from './app/settings.js';

const LOOK_EVERY_MS = 20;

try {
  await run();
} catch (error) {
  await exitWith(error);
}

async function run(): Promise<void> {
  const settings = settingsFrom(process.env);
  const logger = createLogger('projections', settings.logLevel);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, logger),
    new FastifyAdapter(),
    { logger: new NestLogger(logger), abortOnError: false },
  );

  let isStopping = false;
  onShutdown(() => {
    isStopping = true;
    return app.close();
  });

  await app.listen(settings.port, settings.host).catch((error: unknown) => {
    throw listenFailure(error, { ...settings, variable: 'PROJECTIONS_PORT' });
  });
  const url = await app.getUrl();
  logger.info({ url }, 'Health and metrics are served');

  const host = app.get(RunnerHost);
  while (!isStopping && !host.runner?.isFollowing) await delay(LOOK_EVERY_MS);
  if (isStopping) return;
  logger.info('The log is being followed');
  announce({ ready: true, url });
}
