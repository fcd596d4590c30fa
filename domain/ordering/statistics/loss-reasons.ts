/** Why an order came to nothing. */
export const lossReasons = [
  'rejected',
  'customer',
  'notMet',
  'duplicate',
  'staff',
  'declined',
  'unanswered',
  'unpaid',
  'system',
] as const;
export type LossReason = (typeof lossReasons)[number];

export const lossLabels: Readonly<Record<LossReason, string>> = {
  rejected: 'Von der Filiale abgelehnt',
  customer: 'Vom Gast abgesagt',
  notMet: 'Nicht abgeholt oder angetroffen',
  duplicate: 'Doppelt bestellt',
  staff: 'Vom Personal storniert',
  declined: 'Anderer Termin abgelehnt',
  unanswered: 'Nicht rechtzeitig beantwortet',
  unpaid: 'Online nicht bezahlt',
  system: 'Automatisch storniert',
};
