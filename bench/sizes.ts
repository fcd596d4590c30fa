/** How much a run measures. */
export interface Sizes {
  readonly rounds: number;
  /** Milliseconds of each measurement under load. */
  readonly loadMs: number;
  /** Events of the log that projections catch up over. */
  readonly catchUpEvents: number;
  /** Orders of a young and of an old installation. */
  readonly few: number;
  readonly many: number;
  /** Customers of a large installation. */
  readonly customers: number;
  /** Hits of the shop in the three years of statistics. */
  readonly hits: number;
}

export const full: Sizes = {
  rounds: 5,
  loadMs: 4_000,
  catchUpEvents: 100_000,
  few: 1_000,
  many: 200_000,
  customers: 100_000,
  hits: 20_000_000,
};
export const quick: Sizes = {
  rounds: 3,
  loadMs: 1_500,
  catchUpEvents: 20_000,
  few: 500,
  many: 10_000,
  customers: 20_000,
  hits: 1_000_000,
};
/** Only to see that everything works. */
export const tiny: Sizes = {
  rounds: 1,
  loadMs: 200,
  catchUpEvents: 600,
  few: 20,
  many: 60,
  customers: 60,
  hits: 2_000,
};
