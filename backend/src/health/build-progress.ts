import { readModelTitle } from './read-model-titles.js';

/** Progress of a read model towards the head of the log at the start. Positions are decimal strings. */
export interface ReadModelProgress {
  readonly id: string;
  readonly title: string;
  readonly handled: string;
  readonly target: string;
  readonly percent: number;
}

/** What `/health/ready` answers beside its 503 while read models are being built. */
export interface BuildProgress {
  readonly text: string;
  /** Of the one that is furthest behind. */
  readonly percent: number;
  readonly readModels: readonly ReadModelProgress[];
}

const BEFORE_ALL = -1n;

/** Null if all have reached the target. `handled` holds the positions of those that exist. */
export function buildProgress(
  handled: ReadonlyMap<string, bigint>,
  expected: readonly string[],
  target: bigint,
): BuildProgress | null {
  const isThere = (id: string) => handled.has(id) && handled.get(id)! >= target;
  if (expected.every(isThere)) return null;
  const readModels = expected.map((id) => {
    const position = handled.get(id) ?? BEFORE_ALL;
    const percent = isThere(id) ? 100 : percentHandled(position, target);
    return { id, title: readModelTitle(id), handled: String(position), target: String(target), percent };
  });
  const percent = Math.min(...readModels.map((one) => one.percent));
  const missing = readModels.filter(({ id }) => !isThere(id)).map(({ title }) => title);
  return { text: textOf(percent, missing), percent, readModels };
}

/** Never 100, so that it never reports completion too early. */
export function percentHandled(position: bigint, target: bigint): number {
  if (target <= BEFORE_ALL) return 0;
  return Math.min(99, Number(((position + 1n) * 100n) / (target + 1n)));
}

const NAMED = 3;

function textOf(percent: number, missing: readonly string[]): string {
  const named = missing.slice(0, NAMED).join(', ');
  const more = missing.length > NAMED ? ` und ${missing.length - NAMED} weitere` : '';
  return `Die Listen werden aufgebaut: ${percent}\u00a0%. Es fehlen noch: ${named}${more}.`;
}
