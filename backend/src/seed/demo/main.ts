/**
 * Puts demo data into an empty log and ends: `DEMO=shop` puts in only the inn itself, `DEMO=0` keeps the start from
 * calling it.
 * DEMO_PASSWORD is the password of the demo staff; without it one is generated and printed once.
 */
import { randomBytes } from 'node:crypto';
import { createLogger } from '@bestellwerk/server-kit/logger';
import { exitWith } from '@bestellwerk/server-kit/process-lifecycle';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { settingsFrom } from '../../platform/settings.js';
import { DemoData } from './demo-data.js';
import { DemoModule } from './demo.module.js';
import { staff } from './staff.js';

const REPORT_EVERY = 50;

let app: INestApplicationContext | undefined;
try {
  const settings = settingsFrom(process.env);
  const logger = createLogger('backend', settings.logLevel);
  app = await NestFactory.createApplicationContext(DemoModule.with(settings, logger), {
    logger: false,
    abortOnError: false,
  });
  if (process.env.DEMO === 'shop') await app.get(DemoData).addShop();
  else await addEverything(app.get(DemoData));
} catch (error) {
  await exitWith(error);
} finally {
  await app?.close();
}
process.exit();

async function addEverything(demoData: DemoData): Promise<void> {
  const password = process.env.DEMO_PASSWORD || randomBytes(9).toString('base64url');
  const isAdded = await demoData.add(password, (done, of) => {
    if (done % REPORT_EVERY === 0 || done === of) console.log(`         demo data: ${done} of ${of} orders`);
  });
  if (isAdded) console.log(`\n${logins(password)}`);
}

function logins(password: string): string {
  const rows = staff.map(({ username, roles }) => `    ${username.padEnd(8)} ${roles.join(', ')}`);
  return [`  Demo staff, password ${password}`, ...rows].join('\n');
}
