import { randomUUID } from 'node:crypto';
import type { KeptProof, LogFinding, LogProof } from '@bestellwerk/domain/contracts/log-proof.schema';
import type { EarlierHead, SealResult } from './seal-check.js';
import { ProofSigner } from './signature.js';
import type { Database } from './stored-seals.js';

/** Not a read model: a proof must outlive the tables that are made again from a log that was changed. */
export const CREATE_LOG_PROOF = `
  CREATE TABLE IF NOT EXISTS app.log_proof (
    id uuid PRIMARY KEY,
    started_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz,
    events bigint NOT NULL,
    total bigint NOT NULL,
    hash text,
    finding json,
    kept json)`;

/** A running check reports more often than this. */
const SILENT_AFTER = "interval '60 seconds'";
const SERVER_KEY = `SELECT value FROM app.secret WHERE name = 'server-key'`;

interface ProofRow {
  readonly id: string;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly isSilent: boolean;
  readonly events: string;
  readonly total: string;
  readonly hash: string | null;
  readonly finding: LogFinding | null;
  readonly kept: KeptProof | null;
}

/** The checks of the log: the running one, and what earlier ones have found. */
export class LogProofs {
  private constructor(
    private readonly database: Database,
    private readonly signer: ProofSigner,
  ) {}

  /** Makes the table if it is missing. `override`: the server key, if it is not in the database. */
  static async open(database: Database, override: string | null): Promise<LogProofs> {
    await database.query(CREATE_LOG_PROOF);
    return new LogProofs(database, new ProofSigner(await serverKeyIn(database, override)));
  }

  /** The latest checks, the newest first. */
  async latest(count: number): Promise<LogProof[]> {
    return this.read('ORDER BY started_at DESC, id LIMIT $1', [count]);
  }

  /** What was right at every earlier check. */
  async heads(): Promise<EarlierHead[]> {
    const kept = `SELECT kept FROM app.log_proof WHERE kept IS NOT NULL ORDER BY events`;
    return ((await this.database.query(kept)) as { kept: KeptProof }[]).map(({ kept: proof }) => proof);
  }

  /** A new check, over so many events. Null while another one is running. */
  async begin(total: number): Promise<string | null> {
    const id = randomUUID();
    const begun = (await this.database.query(
      `INSERT INTO app.log_proof (id, events, total)
       SELECT $1, 0, $2 WHERE NOT EXISTS (
         SELECT FROM app.log_proof WHERE finished_at IS NULL AND seen_at > now() - ${SILENT_AFTER})
       RETURNING id`,
      [id, total],
    )) as unknown[];
    return begun.length > 0 ? id : null;
  }

  async progress(id: string, events: number): Promise<void> {
    await this.database.query('UPDATE app.log_proof SET events = $2, seen_at = now() WHERE id = $1', [
      id,
      events,
    ]);
  }

  /** Nobody works on it any more. */
  async abandon(id: string): Promise<void> {
    await this.database.query(
      `UPDATE app.log_proof SET seen_at = now() - ${SILENT_AFTER} WHERE id = $1 AND finished_at IS NULL`,
      [id],
    );
  }

  async finish(id: string, { events, hash, finding }: SealResult, at: Date): Promise<LogProof> {
    const kept = finding ? null : this.signer.signed({ at: at.toISOString(), events, hash });
    const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
    await this.database.query(
      `UPDATE app.log_proof SET finished_at = $2, seen_at = now(), events = $3, hash = $4, finding = $5, kept = $6
       WHERE id = $1`,
      [id, at, events, hash, json(finding), json(kept)],
    );
    const [proof] = await this.read('WHERE id = $1', [id]);
    return proof!;
  }

  signatureOf(proof: KeptProof): 'own' | 'other' | 'wrong' {
    return this.signer.signatureOf(proof);
  }

  private async read(rest: string, parameters: unknown[]): Promise<LogProof[]> {
    const rows = (await this.database.query(
      `SELECT id, started_at AS "startedAt", finished_at AS "finishedAt",
              seen_at <= now() - ${SILENT_AFTER} AS "isSilent", events, total, hash, finding, kept
       FROM app.log_proof ${rest}`,
      parameters,
    )) as ProofRow[];
    return rows.map(proofOf);
  }
}

const proofOf = ({ startedAt, finishedAt, isSilent, events, total, ...row }: ProofRow): LogProof => ({
  id: row.id,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  outcome: outcomeOf(finishedAt !== null, isSilent, row.finding),
  events: Number(events),
  total: Number(total),
  hash: row.hash,
  finding: row.finding,
  kept: row.kept,
});

function outcomeOf(isFinished: boolean, isSilent: boolean, finding: LogFinding | null): LogProof['outcome'] {
  if (!isFinished) return isSilent ? 'interrupted' : 'running';
  return finding ? 'wrong' : 'right';
}

async function serverKeyIn(database: Database, override: string | null): Promise<Buffer> {
  if (override) return Buffer.from(override, 'utf8');
  const [key] = (await database.query(SERVER_KEY)) as { value: Buffer }[];
  if (!key) throw new Error('There is no server key yet. The setup makes one.');
  return key.value;
}
