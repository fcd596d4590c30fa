const DAY_MS = 86_400_000;

/** A range of business days that contains everything that happens now, in every time zone. */
export function aroundToday(): string {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  return `from=${day(-1)}&to=${day(1)}`;
}
