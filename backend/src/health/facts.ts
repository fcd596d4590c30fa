import type { PartFacts } from './parts.js';
import type { ParkedStream } from '@bestellwerk/domain/contracts/health.schema';

/** State of a read model, as its runner has written it. */
export interface ReadModelFacts {
  readonly id: string;
  /** Decimal string. */
  readonly position: string;
  /** Since it came further last. */
  readonly seconds: number;
  readonly isBeingRebuilt: boolean;
  /** The first statement that changed its tables by hand; null if there is none. */
  readonly damagedBy: string | null;
  /** How far what is being built beside it has come. Decimal string. */
  readonly rebuiltUpTo: string;
}

/** Why the read models do not come further, and at which event, if one is to blame. */
export interface Standstill {
  readonly reason: string;
  readonly stream: string | null;
  readonly revision: string | null;
  readonly type: string | null;
  readonly since: Date;
}

export interface LogFacts {
  /** Position of the newest event; null while the log cannot be read. */
  readonly head: string | null;
  /** What is wrong with it, in German; null if nothing is. */
  readonly failure: string | null;
  /** Since when nothing can be written, although it may be readable. */
  readonly refusesSince: Date | null;
  /** Whether the read models were built from another log. */
  readonly isOther: boolean;
}

export interface LastBackup {
  readonly takenAt: Date;
  /** An event store of the operator's is no part of it. */
  readonly holdsLog: boolean;
}

/** Everything that the health page reports, before it becomes text. */
export interface HealthFacts {
  readonly now: Date;
  readonly log: LogFacts;
  /** Whether a process of the projections holds the lease. */
  readonly isRunnerThere: boolean;
  readonly readModels: readonly ReadModelFacts[];
  readonly standstill: Standstill | null;
  readonly parked: readonly ParkedStream[];
  /** Deadlines that should have been carried out a while ago, and since when the oldest waits. */
  readonly overdue: { readonly count: number; readonly oldest: Date | null };
  /** As the supervisor sees them; none where nobody supervises. */
  readonly parts: readonly PartFacts[];
  readonly sockets: number;
  readonly lastBackup: LastBackup | null;
  /** When the first visit came that is not counted yet; null if all are. */
  readonly uncountedSince: Date | null;
}
