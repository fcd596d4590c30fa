import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { QueryRunner } from 'typeorm';
import type { RowChange } from '../../engine/runner/row-set.js';
import type { TableSql } from '../../engine/storage/table-sql.js';
import type { Findings } from './findings.js';
import type { RowText } from './row-text.js';

const COMPARED_AT_ONCE = 500;

/**
 * The rows of one table as the log makes them. Rows that nothing has touched for a while are compared with the
 * stored ones: an equal one need not be kept, because it can be read again; another one is kept, packed, for
 * further events. So a log of any length fits in memory.
 */
export class FoldedRows {
  private readonly inHand = new Map<string, object>();
  /** Keys of rows that are stored as the log has them. */
  private readonly equal = new Set<string>();
  private readonly unequal = new Map<string, Buffer>();

  constructor(
    private readonly table: TableSql,
    private readonly text: RowText,
    private readonly runner: QueryRunner,
    private readonly mostInHand: number,
  ) {}

  get count(): number {
    return this.inHand.size + this.equal.size + this.unequal.size;
  }

  /** The rows with these keys, as far as there are any. */
  async take(keys: readonly object[]): Promise<object[]> {
    const stored: object[] = [];
    const rows: object[] = [];
    for (const key of keys) {
      const name = this.table.keyOf(key);
      const row = this.inHand.get(name) ?? this.unpacked(name);
      if (row) rows.push(row);
      else if (this.equal.delete(name)) stored.push(key);
    }
    if (stored.length > 0) rows.push(...(await this.table.load(this.runner, stored)));
    for (const row of rows) this.hold(row);
    return rows;
  }

  /** Takes over what events have made of rows that were taken, and lets go of those that rest. */
  async put(changes: readonly RowChange[]): Promise<void> {
    for (const { before, after } of changes) {
      if (after) this.hold(after);
      else if (before) this.inHand.delete(this.table.keyOf(before));
    }
    if (this.inHand.size > 2 * this.mostInHand) await this.letGo(this.inHand.size - this.mostInHand);
  }

  /** Compares everything; the keys that are wrong go to the findings. */
  async finish(findings: Findings): Promise<void> {
    await this.letGo(this.inHand.size);
    let storedCount = this.equal.size;
    for (const names of chunks([...this.unequal.keys()])) {
      const rows = names.map((name): [string, object] => [name, unpack(this.unequal.get(name)!)]);
      const stored = await this.storedLike(rows);
      storedCount += stored.size;
      for (const [name, folded] of rows)
        findings.add(`${name}: ${this.difference(folded, stored.get(name))}`);
    }
    if ((await this.table.count(this.runner)) !== storedCount) await this.findSurplus(findings);
  }

  private difference(folded: object, stored: object | undefined): string {
    return stored ? `${this.text.differences(folded, stored).join(', ')} differs` : 'missing';
  }

  private async storedLike(rows: readonly (readonly [string, object])[]): Promise<Map<string, object>> {
    const keys = rows.map(([, row]) => this.table.primaryOf(row));
    const stored = await this.table.load(this.runner, keys);
    return new Map(stored.map((row) => [this.table.keyOf(row), row]));
  }

  private async findSurplus(findings: Findings): Promise<void> {
    for await (const page of this.table.pages(this.runner, { onlyKeys: true })) {
      for (const key of page) {
        const name = this.table.keyOf(key);
        if (!this.equal.has(name) && !this.unequal.has(name)) findings.add(`${name}: not of the log`);
      }
    }
  }

  private hold(row: object): void {
    const name = this.table.keyOf(row);
    this.inHand.delete(name);
    this.inHand.set(name, row);
  }

  private unpacked(name: string): object | undefined {
    const packed = this.unequal.get(name);
    this.unequal.delete(name);
    return packed && unpack(packed);
  }

  private async letGo(count: number): Promise<void> {
    for (const rows of chunks([...this.inHand].slice(0, count))) {
      const stored = await this.storedLike(rows);
      for (const [name, row] of rows) {
        const found = stored.get(name);
        this.inHand.delete(name);
        if (found && this.text.of(found) === this.text.of(row)) this.equal.add(name);
        else this.unequal.set(name, deflateRawSync(JSON.stringify(row)));
      }
    }
  }
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += COMPARED_AT_ONCE) {
    yield items.slice(from, from + COMPARED_AT_ONCE);
  }
}

const unpack = (packed: Buffer): object => JSON.parse(inflateRawSync(packed).toString()) as object;
