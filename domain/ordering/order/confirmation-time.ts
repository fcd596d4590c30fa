const USUAL_MINUTES = 10;

/** Deadline for confirming an order that was submitted at an instant. ISO instants. */
export const confirmBy = (submittedAt: string, minutes = USUAL_MINUTES): string =>
  new Date(Date.parse(submittedAt) + minutes * 60_000).toISOString();
