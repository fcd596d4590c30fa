import type { Box, Size } from './geometry.js';

/** Where things are aligned, in pixels from the left and from the top. */
export interface SnapLines {
  readonly vertical: readonly number[];
  readonly horizontal: readonly number[];
}
export const noLines: SnapLines = { vertical: [], horizontal: [] };

/** How near something must be to a line, in pixels. */
export const REACH = 6;

/** Edges and middles of the drawing and of boxes on it. */
export const snapLines = (drawing: Size, boxes: readonly Box[]): SnapLines => {
  const all = [{ x: 0, y: 0, ...drawing }, ...boxes];
  return {
    vertical: all.flatMap(({ x, width }) => marks(x, width)),
    horizontal: all.flatMap(({ y, height }) => marks(y, height)),
  };
};

const marks = (start: number, length: number): readonly number[] => [
  start,
  start + length / 2,
  start + length,
];

interface Snapped {
  /** How far the box is to be moved. */
  readonly x: number;
  readonly y: number;
  /** The lines at which it lies then. */
  readonly guides: SnapLines;
}

/** How a box that is moved comes to lie at the nearest lines in reach, with its edges or its middle. */
export function snapMove(box: Box, lines: SnapLines, reach = REACH): Snapped {
  const x = nearest(marks(box.x, box.width), lines.vertical, reach);
  const y = nearest(marks(box.y, box.height), lines.horizontal, reach);
  return { x: x.by, y: y.by, guides: { vertical: x.at, horizontal: y.at } };
}

export interface MovedEdges {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  readonly bottom: boolean;
}

/** A box of which some edges are moved, with these at the nearest lines in reach; the others stay. */
export function snapResize(
  box: Box,
  moved: MovedEdges,
  lines: SnapLines,
  reach = REACH,
): { readonly box: Box; readonly guides: SnapLines } {
  const across = snapEdges([box.x, box.x + box.width], [moved.left, moved.right], lines.vertical, reach);
  const down = snapEdges([box.y, box.y + box.height], [moved.top, moved.bottom], lines.horizontal, reach);
  return {
    box: { x: across.start, width: across.length, y: down.start, height: down.length },
    guides: { vertical: across.at, horizontal: down.at },
  };
}

function snapEdges(
  [start, end]: readonly [number, number],
  [isStartMoved, isEndMoved]: readonly [boolean, boolean],
  lines: readonly number[],
  reach: number,
) {
  const { by, at } = nearest(isStartMoved ? [start] : isEndMoved ? [end] : [], lines, reach);
  const [first, last] = isStartMoved ? [start + by, end] : [start, end + by];
  return last > first ? { start: first, length: last - first, at } : { start, length: end - start, at: [] };
}

/** How far the nearest of some marks is from a line, 0 out of reach; and that line. */
function nearest(marks: readonly number[], lines: readonly number[], reach: number) {
  let best: { by: number; at: readonly number[] } = { by: 0, at: [] };
  let least = reach;
  for (const mark of marks) {
    for (const line of lines) {
      const distance = Math.abs(line - mark);
      if (distance > least || (distance === least && best.at.length > 0)) continue;
      least = distance;
      best = { by: line - mark, at: [line] };
    }
  }
  return best;
}
