import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { listenFailure } from '@bestellwerk/event-log/listen-failure';
import { endBecauseOf } from '@bestellwerk/event-log/wrong-settings';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app/app.module.js';
import { NestLogger, createLogger } from './app/logger.js';
import { RunnerHost } from './app/runner-host.js';
import { settingsFrom } from './app/settings.js';

const STOP_WITHIN_MS = 3_000;
const LOOK_EVERY_MS = 20;

try {
  await run();
} catch (error) {
  await endBecauseOf(error);
}

async function run(): Promise<void> {
  const settings = settingsFrom(process.env);
  const logger = createLogger(settings.logLevel);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, logger),
    new FastifyAdapter(),
    { logger: new NestLogger(logger), abortOnError: false },
  );

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  process.once('disconnect', () => void stop());

  await app.listen(settings.port, settings.host).catch((error: unknown) => {
    throw listenFailure(error, { ...settings, variable: 'PROJECTIONS_PORT' });
  });
  const url = await app.getUrl();
  logger.info({ url }, 'Health and metrics are served');

  const host = app.get(RunnerHost);
  while (!isStopping && !host.runner?.isFollowing) await delay(LOOK_EVERY_MS);
  if (isStopping) return;
  logger.info('The log is being followed');
  process.send?.({ ready: true, url });
}
