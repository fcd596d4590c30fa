import type { TakePlace } from '../branch-day-decisions.js';

/** An order as soon as possible that a branch without a capacity takes, as far as a test does not say otherwise. */
export const placeRequest = (differences: Partial<TakePlace> = {}): TakePlace => ({
  order: 'a',
  at: '2026-11-21T11:00:00.000Z',
  due: null,
  beginsAt: null,
  mode: 'takeaway',
  capacity: null,
  products: [],
  isPlacedHere: true,
  isDueHere: true,
  texts: {
    paused: (until) => `paused ${until}`,
    full: (window) => `full ${window}`,
    fullNow: (end) => `full until ${end}`,
    delayed: (minutes) => `delayed by ${minutes}`,
    soldOut: (product) => `sold out ${product}`,
  },
  ...differences,
});
