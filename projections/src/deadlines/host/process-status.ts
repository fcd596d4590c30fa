import type { Deadline } from '@bestellwerk/domain/deadlines/deadline';

/** State of the process host, for health and metrics. */
export interface ProcessStatus {
  /** Null if this process does not hold the lease, or has not looked yet. */
  readonly secondsSinceLook: number | null;
  /** Why it cannot work at the moment. */
  readonly waitingFor: string | null;
  /** Deadlines whose time has come and that were not carried out yet. */
  readonly due: number;
  readonly oldestDueAt: string | null;
  readonly failing: readonly (Pick<Deadline, 'kind' | 'stream' | 'dueAt'> & {
    readonly reason: string;
    readonly times: number;
  })[];
}
