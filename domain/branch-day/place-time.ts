const WRITTEN_WITHIN_MS = 60_000;
const RENEWED_AFTER_MS = 30_000;

/** From then on a place without its order counts as abandoned: the process that was to write the order has died. */
export const abandonedAt = (takenAt: string): string =>
  new Date(Date.parse(takenAt) + WRITTEN_WITHIN_MS).toISOString();

/** Whether to renew the reservation of an order that asks again, so that its place is not freed meanwhile. */
export const needsRenewal = (takenAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(takenAt) >= RENEWED_AFTER_MS;
