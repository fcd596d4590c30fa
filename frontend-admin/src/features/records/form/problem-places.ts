import type { Resource } from '@bestellwerk/domain/records/resource';
import type { FormErrors } from '../../../shared/forms/form-sending.js';
import { labelOf } from '../../../shared/records/definitions.js';

/** A field that something is wrong with, and the first path below it. */
export interface ProblemPlace {
  readonly label: string;
  readonly path: string;
}

interface Problems {
  /** What belongs to no field of the form. */
  readonly text: string | null;
  /** The fields with errors, each once, in display order. */
  readonly places: readonly ProblemPlace[];
}

/** The content of the error summary above a form. */
export function problemsAbove(
  resource: Resource,
  { fields, general }: FormErrors,
  order: readonly string[],
): Problems {
  const isPlaced = (path: string) => topOf(path) in resource.fields;
  const paths = Object.keys(fields);
  const unplaced = paths.find((path) => !isPlaced(path));
  const tops = [...new Set(paths.filter(isPlaced).map(topOf))].sort(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  );
  return {
    text: general ?? (unplaced === undefined ? null : (fields[unplaced] ?? null)),
    places: tops.map((top) => ({
      label: labelOf(resource, top),
      path: paths.find((path) => topOf(path) === top)!,
    })),
  };
}

const topOf = (path: string): string => path.split('.')[0]!;
