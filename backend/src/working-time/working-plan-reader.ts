import type { PlannedShift } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import type { Period } from '../platform/http/period.js';

/** Who shall work when, wherever it is kept. */
export abstract class WorkingPlanReader {
  /** The shifts of these people that begin on the calendar days of a period, by account and in order. */
  abstract shifts(accounts: readonly string[], period: Period): Promise<Map<string, PlannedShift[]>>;
}
