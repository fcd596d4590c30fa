import type { Trouble } from '@bestellwerk/server-kit/process-lifecycle';

/** How one part is, as the supervisor sees it. */
export interface PartState {
  readonly name: string;
  /** 'waiting': it has ended and is started again after a pause. */
  readonly state: 'starting' | 'running' | 'waiting';
  /** When it came into this state, ISO 8601. */
  readonly since: string;
  /** How often it was started again. */
  readonly restarts: number;
  /** While it does not run, why; while it runs, what it cannot do. Null when all is well. */
  readonly reason: Trouble | null;
}
