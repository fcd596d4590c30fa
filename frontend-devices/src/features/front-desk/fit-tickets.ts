/** Pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface TicketGrid {
  /** Height of a number in pixels. */
  readonly size: number;
  readonly columns: number;
  readonly perPage: number;
}

/** Of the height of a number: the width of a digit, the gap between two numbers, the height of a row. */
const DIGIT = 0.62;
const GAP = 0.5;
const ROW = 1.2;
const SHRINK = 0.94;

/**
 * How large numbers of so many digits can be so that all fit into a box. They never become smaller than `least`: what
 * does not fit then goes to further pages. Only where not even one fits is it made to.
 */
export function fitTickets(box: Box, count: number, digits: number, least: number): TicketGrid {
  const widest = DIGIT * digits + GAP;
  const most = Math.max(least, Math.min(box.height / ROW / 2, box.width / widest / 1.5));
  for (let size = most; size > least; size *= SHRINK) {
    const grid = gridOf(box, size, widest);
    if (grid.perPage >= count) return grid;
  }
  const smallest = gridOf(box, least, widest);
  if (smallest.perPage > 0) return smallest;
  const size = Math.min(least, Math.max(1, box.width / widest), Math.max(1, box.height / ROW));
  return { size, columns: 1, perPage: Math.max(1, gridOf(box, size, widest).perPage) };
}

function gridOf({ width, height }: Box, size: number, widest: number): TicketGrid {
  const columns = Math.floor(width / (size * widest));
  return { size, columns, perPage: columns * Math.floor(height / (size * ROW)) };
}
