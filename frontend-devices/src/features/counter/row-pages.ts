/** A row of cards, in pixels from the top of the list. */
export interface Row {
  readonly top: number;
  readonly bottom: number;
}

/** Rows of which each is shown from its top on: where a page begins and ends, with the rows that fit whole. */
export type Page = Row;

/** Whole rows by pages of a height. Only a row that is higher than a page goes on with the next one. */
export function rowPages(rows: readonly Row[], height: number): Page[] {
  const pages: Page[] = [];
  for (const { top, bottom } of rows) {
    const last = pages.at(-1);
    if (last && bottom - last.top <= height) pages[pages.length - 1] = { top: last.top, bottom };
    else pages.push(...cut(top, bottom, height));
  }
  return pages;
}

function cut(top: number, bottom: number, height: number): Page[] {
  if (bottom - top <= height || height <= 0) return [{ top, bottom }];
  return [{ top, bottom: top + height }, ...cut(top + height, bottom, height)];
}

/** The rows of cards in a grid, by where they begin. */
export function rowsOf(cards: readonly Pick<HTMLElement, 'offsetTop' | 'offsetHeight'>[]): Row[] {
  const rows = new Map<number, number>();
  for (const { offsetTop, offsetHeight } of cards) {
    rows.set(offsetTop, Math.max(rows.get(offsetTop) ?? 0, offsetTop + offsetHeight));
  }
  return [...rows].map(([top, bottom]) => ({ top, bottom })).sort((a, b) => a.top - b.top);
}
