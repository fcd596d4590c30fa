import type { Figure } from './report/figure.js';
import type { Sizes } from './sizes.js';

export interface Surroundings {
  readonly sizes: Sizes;
  /** An empty folder that goes away with the run. */
  readonly folder: string;
  /** Called at the end, the last first. */
  readonly atEnd: (end: () => Promise<unknown> | unknown) => void;
  /** Reports how far it is. */
  readonly say: (line: string) => void;
}

export interface Scenario {
  readonly name: string;
  run(surroundings: Surroundings): Promise<Figure[]>;
}
