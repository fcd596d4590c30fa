import { z } from 'zod';

const count = z.number().int().nonnegative();
/** SHA-256 in hexadecimal. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Number of an event in the log, from 1. */
const event = count;

const ofEvent = { event, stream: z.string(), revision: z.string(), type: z.string() };
const ofEarlierProof = { event, proven: count, provenAt: z.iso.datetime() };

/** The first thing that was found to be other than it was sealed. */
export const logFindingSchema = z
  .discriminatedUnion('kind', [
    /** The event at this place is another one, comes in front of an unknown one, or in place of one that is gone. */
    z.object({ kind: z.enum(['changed', 'inserted', 'missing', 'swapped']), ...ofEvent }),
    /** The log ends after `event`, but more is sealed. */
    z.object({ kind: z.literal('ended'), event, sealed: count }),
    z.object({ kind: z.enum(['noSeal', 'sealDiffers']), event, seal: count }),
    /** The log ends before what an earlier proof contains. */
    z.object({ kind: z.literal('shorter'), ...ofEarlierProof }),
    /** Something from `event` to `proven` has another content than at the earlier proof. */
    z.object({ kind: z.literal('otherThanProven'), ...ofEarlierProof }),
  ])
  .meta({ id: 'LogFinding' });
export type LogFinding = z.infer<typeof logFindingSchema>;

/** What an auditor keeps outside: the head of the chain over so many events, signed by the server. */
export const keptProofSchema = z
  .object({
    product: z.literal('Bestellwerk'),
    proof: z.literal(1),
    at: z.iso.datetime(),
    events: count,
    hash,
    /** Ed25519, both in base64. */
    publicKey: z.string().max(100),
    signature: z.string().max(200),
  })
  .meta({ id: 'KeptProof' });
export type KeptProof = z.infer<typeof keptProofSchema>;

/** One check of the whole log. */
export const logProofSchema = z
  .object({
    id: z.uuid(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    /** `interrupted`: nobody works on it any more. */
    outcome: z.enum(['running', 'right', 'wrong', 'interrupted']),
    /** Events that were read, and those that there are to read. */
    events: count,
    total: count,
    hash: hash.nullable(),
    finding: logFindingSchema.nullable(),
    /** Null unless it is right. */
    kept: keptProofSchema.nullable(),
  })
  .meta({ id: 'LogProof' });
export type LogProof = z.infer<typeof logProofSchema>;

/** The chain over the log, and its latest checks. */
export const logSealStateSchema = z
  .object({
    /** Null while nothing is sealed. */
    head: z.object({ events: count, hash, at: z.iso.datetime().nullable() }).nullable(),
    /** The newest first. */
    proofs: z.array(logProofSchema),
  })
  .meta({ id: 'LogSealState' });
export type LogSealState = z.infer<typeof logSealStateSchema>;

/** How a proof that was kept outside compares with the chain of today. */
export const proofComparisonSchema = z
  .object({
    /** `shorter`: the log holds less than the proof. */
    chain: z.enum(['same', 'other', 'shorter']),
    /** `other`: signed by another key than this server's. */
    signature: z.enum(['own', 'other', 'wrong']),
    at: z.iso.datetime(),
    events: count,
  })
  .meta({ id: 'ProofComparison' });
export type ProofComparison = z.infer<typeof proofComparisonSchema>;
