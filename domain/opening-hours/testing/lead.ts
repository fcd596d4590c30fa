import type { LeadTime } from '../lead-time.js';

export const lead = (leadTimeValue: number | null, leadTimeType: LeadTime['leadTimeType']): LeadTime => ({
  isLeadTimeEnabled: true,
  leadTimeType,
  leadTimeValue,
});
