/** One day, week or month of a chart, by its first day, with the value of each series under its name. */
export type ChartRow = { date: string } & Record<string, number | string>;

const branchColours = [
  'var(--bw-chart-1)',
  'var(--bw-chart-2)',
  'var(--bw-chart-3)',
  'var(--bw-chart-4)',
  'var(--bw-chart-5)',
];

interface NamedBranch {
  id: string;
  name: string;
}

/** One row per first day with the sum of each branch under its name; `valueOf` answers whole numbers. */
export function rowsByBranch<Row extends { branch: string; date: string }>(
  rows: readonly Row[],
  branches: readonly NamedBranch[],
  days: readonly string[],
  valueOf: (row: Row) => number,
  shown: (sum: number) => number = (sum) => sum,
): ChartRow[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const key = `${row.date} ${row.branch}`;
    sums.set(key, (sums.get(key) ?? 0) + valueOf(row));
  }
  return days.map((date) => ({
    date,
    ...Object.fromEntries(branches.map(({ id, name }) => [name, shown(sums.get(`${date} ${id}`) ?? 0)])),
  }));
}

export const branchSeries = (branches: readonly NamedBranch[]) =>
  branches.map(({ name }, index) => ({ name, color: branchColours[index % branchColours.length]! }));
