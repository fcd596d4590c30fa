import type { QueryRunner } from 'typeorm';
import { type Contribution, contributionsOf, type Rollup } from '../../engine/projection.js';
import type { RowChange } from '../../engine/runner/row-set.js';
import type { TableSql } from '../../engine/storage/table-sql.js';
import type { Findings } from './findings.js';

const UNITS = 10_000;

/** The sums of one rollup as the log makes them, in exact units. */
export class FoldedSums {
  private readonly sums = new Map<string, number[]>();

  constructor(
    private readonly rollup: Rollup<object>,
    private readonly table: TableSql,
    private readonly runner: QueryRunner,
  ) {}

  get count(): number {
    return this.sums.size;
  }

  put(changes: readonly RowChange[]): void {
    for (const { before, after } of changes) {
      if (before) this.add(before, -1);
      if (after) this.add(after, 1);
    }
  }

  async finish(findings: Findings): Promise<void> {
    const expected = new Map(this.sums);
    for await (const page of this.table.pages(this.runner)) {
      for (const row of page) {
        const key = this.table.keyOf(row);
        const sums = expected.get(key);
        expected.delete(key);
        if (!sums) findings.add(`${key}: not of the log`);
        else if (String(sums) !== String(this.unitsOf(row))) findings.add(`${key}: another sum`);
      }
    }
    for (const key of expected.keys()) findings.add(`${key}: missing`);
  }

  private add(row: object, sign: 1 | -1): void {
    for (const contribution of contributionsOf(this.rollup, row)) this.addOne(contribution, sign);
  }

  private addOne(contribution: Contribution, sign: 1 | -1): void {
    const key = this.table.keyOf(contribution);
    const before = this.sums.get(key);
    const after = this.unitsOf(contribution).map((units, index) => (before?.[index] ?? 0) + sign * units);
    if (after.every((units) => units === 0)) this.sums.delete(key);
    else this.sums.set(key, after);
  }

  private unitsOf(row: object): number[] {
    return this.table.values.map((name) =>
      Math.round(Number((row as Record<string, unknown>)[name]) * UNITS),
    );
  }
}
