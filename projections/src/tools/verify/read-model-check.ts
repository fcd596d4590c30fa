import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { isUndecodable, type LogEvent } from '@bestellwerk/event-log/log-event';
import type { QueryRunner } from 'typeorm';
import type { Rows } from '../../engine/projection.js';
import { RowSet } from '../../engine/runner/row-set.js';
import { isAfter, type Target } from '../../engine/runner/target.js';
import { Findings } from './findings.js';
import { FoldedRows } from './folded-rows.js';
import { FoldedSums } from './folded-sums.js';
import { RowText } from './row-text.js';

const MOST_IN_HAND = 10_000;

/** What was found in one table. */
export interface TableReport {
  readonly table: string;
  readonly rows: number;
  readonly differences: number;
  /** The first of them. */
  readonly listed: readonly string[];
}

/** Folds one read model from the log, up to the position at which its tables are looked at. */
export class ReadModelCheck {
  private readonly rows: FoldedRows;
  private readonly sums: readonly { readonly name: string; readonly folded: FoldedSums }[];
  private readonly findings = new Findings();

  constructor(
    readonly target: Target,
    runner: QueryRunner,
    mostInHand = MOST_IN_HAND,
  ) {
    const { generation, projection } = target;
    this.rows = new FoldedRows(generation.rows, new RowText(projection.table), runner, mostInHand);
    this.sums = generation.rollups.map(({ rollup, table }) => ({
      name: rollup.table.options.name,
      folded: new FoldedSums(rollup, table, runner),
    }));
    for (const { stream, fromRevision, error } of target.parked.values()) {
      this.findings.add(`${stream}: parked from ${fromRevision} on: ${error}`);
    }
  }

  async take(entries: readonly LogEvent[]): Promise<void> {
    const events = entries.filter((entry) => this.concerns(entry)) as RecordedEvent[];
    if (events.length === 0) return;
    const { projection, generation } = this.target;
    const keys = new Map(
      events.flatMap((event) => projection.keys(event).map((key) => [generation.rows.keyOf(key), key])),
    );
    const rows = new RowSet(generation.rows, await this.rows.take([...keys.values()]));
    for (const event of events) this.apply(event, rows);
    const changes = rows.changes();
    for (const { folded } of this.sums) folded.put(changes);
    await this.rows.put(changes);
  }

  async finish(): Promise<TableReport[]> {
    await this.rows.finish(this.findings);
    const reports = [report(this.target.projection.table.options.name, this.rows.count, this.findings)];
    for (const { name, folded } of this.sums) {
      const findings = new Findings();
      await folded.finish(findings);
      reports.push(report(name, folded.count, findings));
    }
    return reports;
  }

  private concerns(entry: LogEvent): boolean {
    const parked = this.target.parked.get(entry.stream);
    return (
      !isUndecodable(entry) &&
      this.target.follows(entry.stream) &&
      !isAfter(entry.position, this.target.position) &&
      !(parked && BigInt(entry.revision) >= BigInt(parked.fromRevision))
    );
  }

  private apply(event: RecordedEvent, rows: Rows<object>): void {
    try {
      this.target.projection.apply(event, rows);
    } catch (error) {
      const { stream, revision, type } = event;
      this.findings.add(`${stream}: ${revision} ${type} cannot be applied: ${(error as Error).message}`);
    }
  }
}

const report = (table: string, rows: number, { count, list }: Findings): TableReport => ({
  table,
  rows,
  differences: count,
  listed: list,
});
