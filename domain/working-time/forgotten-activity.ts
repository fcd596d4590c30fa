/** Longer than any shift that the law allows with its breaks. */
const FORGOTTEN_AFTER_HOURS = 14;

/** From then on an activity that has not ended counts as forgotten. ISO instants. */
export const forgottenAt = (startedAt: string): string =>
  new Date(Date.parse(startedAt) + FORGOTTEN_AFTER_HOURS * 3_600_000).toISOString();
