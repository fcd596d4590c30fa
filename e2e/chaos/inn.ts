import type { Ledger } from './ledger.js';
import type { PatientClient } from './patient-client.js';

/** Where everybody lives during a run. */
export interface Inn {
  /** Signed in as administrator. */
  readonly office: PatientClient;
  readonly ledger: Ledger;
  /** What an order form looks like. */
  readonly form: Readonly<Record<string, unknown>>;
  readonly branch: string;
}
