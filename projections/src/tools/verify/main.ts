import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { keptProofSchema, type KeptProof } from '@bestellwerk/domain/contracts/log-proof.schema';
import { LogProofs } from '@bestellwerk/event-log/seal/log-proofs';
import { describeFailure } from '../../database/failure.js';
import { projections } from '../../projections.js';
import { progressLine } from '../rebuild/progress-line.js';
import { openServices, type Services } from '../../app/services.js';
import { settingsFrom } from '../../app/settings.js';
import { provenVerify } from './proven-verify.js';
import { reportLines } from './report-lines.js';

const REPORTED_EVERY_MS = 1_000;
const { values } = parseArgs({
  options: { json: { type: 'boolean' }, proof: { type: 'string', multiple: true } },
});

async function main(): Promise<boolean> {
  const { databaseUrl, eventStoreUrl } = settingsFrom(process.env);
  const kept = await Promise.all((values.proof ?? []).map(keptProof));
  const services = await openServices(databaseUrl, eventStoreUrl);
  const started = performance.now();
  let reportedAt = started;
  try {
    const proofs = await openProofs(services);
    for (const proof of kept) {
      const signature = proofs?.signatureOf(proof);
      if (signature === 'wrong') throw new Error(`the proof of ${proof.at} is not as it was signed`);
      if (signature === 'other') console.error(`The proof of ${proof.at} was signed by another server key.`);
    }
    const { report, recorded } = await provenVerify(services, proofs, kept, {
      projections,
      now: () => new Date(),
      onProgress: ({ events, position, end }) => {
        if (performance.now() - reportedAt < REPORTED_EVERY_MS) return;
        reportedAt = performance.now();
        const seconds = (reportedAt - started) / 1000;
        console.error(progressLine({ name: 'verify', position, head: end, events, seconds }));
      },
    });
    const all = { ...report, proof: recorded?.kept ?? null };
    console.log(values.json ? JSON.stringify(all, null, 2) : reportLines(report).join('\n'));
    if (!recorded)
      console.error('No proof was recorded: another check is running, or nothing is sealed yet.');
    return report.isRight;
  } finally {
    await services.close();
  }
}

/** Null where the product was never set up: then there is nothing to sign with. */
async function openProofs({ dataSource }: Services): Promise<LogProofs | null> {
  try {
    return await LogProofs.open(dataSource, process.env.SERVER_KEY || null);
  } catch (error) {
    console.error(`No proof is recorded, and earlier ones are not compared: ${describeFailure(error)}`);
    return null;
  }
}

async function keptProof(path: string): Promise<KeptProof> {
  const text = await readFile(path, 'utf8');
  const proof = keptProofSchema.safeParse(parsed(text));
  if (!proof.success) throw new Error(`${path} is not a proof of a log`);
  return proof.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(`Nothing could be verified: ${describeFailure(error)}`);
  process.exitCode = 2;
}
