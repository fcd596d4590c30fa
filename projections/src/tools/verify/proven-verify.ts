import type { KeptProof, LogProof } from '@bestellwerk/domain/contracts/log-proof.schema';
import type { LogProofs } from '@bestellwerk/event-log/seal/log-proofs';
import { StoredSeals } from '@bestellwerk/event-log/seal/stored-seals';
import type { Services } from '../../app/services.js';
import { verify, type VerifyOptions, type VerifyReport } from './verify.js';

const NOTED_EVERY_MS = 2_000;

export interface Proof {
  readonly report: VerifyReport;
  /** As it was recorded; null while another check runs, or if nothing is sealed yet. */
  readonly recorded: LogProof | null;
}

/** Verifies also against all earlier proofs and those that were kept outside, and records what comes out. */
export async function provenVerify(
  services: Services,
  proofs: LogProofs | null,
  kept: readonly KeptProof[],
  options: VerifyOptions,
): Promise<Proof> {
  const open = await new StoredSeals(services.dataSource).open();
  const id = (open && (await proofs?.begin(open.events))) ?? null;
  let notedAt = performance.now();
  const report = await verify(services, {
    ...options,
    heads: [...((await proofs?.heads()) ?? []), ...kept],
    onProgress: (progress) => {
      options.onProgress?.(progress);
      if (id === null || performance.now() - notedAt < NOTED_EVERY_MS) return;
      notedAt = performance.now();
      proofs?.progress(id, progress.events).catch(() => undefined);
    },
  });
  const { chain } = report;
  const recorded = proofs && id !== null && chain && (await proofs.finish(id, chain, options.now()));
  return { report, recorded: recorded || null };
}
