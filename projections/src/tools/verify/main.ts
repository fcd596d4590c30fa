import 'reflect-metadata';
import { describeFailure } from '../../database/failure.js';
import { projections } from '../../projections.js';
import { progressLine } from '../rebuild/progress-line.js';
import { openServices } from '../../app/services.js';
import { settingsFrom } from '../../app/settings.js';
import { reportLines } from './report-lines.js';
import { verify } from './verify.js';

const REPORTED_EVERY_MS = 1_000;
const isJson = process.argv.includes('--json');

async function main(): Promise<boolean> {
  const { databaseUrl, eventStoreUrl } = settingsFrom(process.env);
  const services = await openServices(databaseUrl, eventStoreUrl);
  const started = performance.now();
  let reportedAt = started;
  try {
    const report = await verify(services, {
      projections,
      now: () => new Date(),
      onProgress: ({ events, position, end }) => {
        if (performance.now() - reportedAt < REPORTED_EVERY_MS) return;
        reportedAt = performance.now();
        const seconds = (reportedAt - started) / 1000;
        console.error(progressLine({ name: 'verify', position, head: end, events, seconds }));
      },
    });
    console.log(isJson ? JSON.stringify(report, null, 2) : reportLines(report).join('\n'));
    return report.isRight;
  } finally {
    await services.close();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(`Nothing could be verified: ${describeFailure(error)}`);
  process.exitCode = 2;
}
