import { BatchLoader } from '@bestellwerk/event-log/queues';
import type { ReadModelName } from '@bestellwerk/projections/projections';
import { Injectable } from '@nestjs/common';
import { filter, firstValueFrom, map, race, Subject, timer } from 'rxjs';
import { DataSource } from 'typeorm';

interface CheckpointRow {
  readonly projection: string;
  readonly generation: number;
  readonly position: string;
  readonly isDamaged: boolean;
  /** Streams. */
  readonly parked: readonly string[];
  readonly tableOid: string;
}

/** How far the read models have come, as far as this node knows. Positions are decimal strings. */
@Injectable()
export class Checkpoints {
  private readonly known = new Map<string, bigint>();
  private readonly generations = new Map<string, number>();
  private damaged: ReadonlySet<string> = new Set();
  private parkedStreams: ReadonlySet<string> = new Set();
  private tableOid: string | undefined;
  private readonly moved = new Subject<string>();
  /** When all read models are made again, as of another log: positions known before are void then. */
  readonly madeAgain = new Subject<void>();
  /**
   * When the rows of a read model were replaced: what was read of it before may be wrong, and no change reports
   * that. The new rows may also hold events that the old ones never had.
   */
  readonly rebuilt = new Subject<void>();
  private readonly looking = new BatchLoader(() => this.look());

  constructor(private readonly dataSource: DataSource) {}

  /** '-1' as long as none is known. */
  of(model: ReadModelName): string {
    return String(this.known.get(model) ?? -1n);
  }

  /** Whether its tables were changed by hand: its rows are wrong until it is rebuilt. */
  isDamaged(model: ReadModelName): boolean {
    return this.damaged.has(model);
  }

  /** Whether a read model has parked the stream, from an event on that it could not apply. */
  isParked(stream: string): boolean {
    return this.parkedStreams.has(stream);
  }

  /** Those that are known. */
  names(): string[] {
    return [...this.known.keys()];
  }

  /** Looks at all of them; those who ask at the same time share a look. */
  refresh(): Promise<void> {
    return this.looking.of([]);
  }

  /** Whether the read model has handled the position, or does so within the time given. */
  async reaches(model: ReadModelName, position: string, withinMs: number): Promise<boolean> {
    const wanted = BigInt(position);
    const hasReached = () => (this.known.get(model) ?? -1n) >= wanted;
    if (hasReached()) return true;
    await this.refresh();
    if (hasReached()) return true;
    const reached = this.moved.pipe(
      filter((name) => name === model && hasReached()),
      map(() => true),
    );
    return firstValueFrom(race(reached, timer(withinMs).pipe(map(hasReached))));
  }

  private async look(): Promise<void> {
    const rows: CheckpointRow[] = await this.dataSource.query(
      `SELECT projection, generation, position::text AS position, d.projection IS NOT NULL AS "isDamaged",
         ARRAY(SELECT stream FROM views.parked AS p
               WHERE p.projection = c.projection AND p.generation = c.generation) AS parked,
         c.tableoid::text AS "tableOid"
       FROM views.checkpoint AS c LEFT JOIN views.damage AS d USING (projection, generation) WHERE is_active`,
    );
    this.damaged = new Set(rows.filter(({ isDamaged }) => isDamaged).map(({ projection }) => projection));
    this.parkedStreams = new Set(rows.flatMap(({ parked }) => parked));
    if (rows[0]) this.noteTable(rows[0].tableOid);
    for (const { projection, position } of rows) this.advance(projection, position);
    if (this.noteGenerations(rows)) this.rebuilt.next();
  }

  /** Whether another generation of a read model is read than before. */
  private noteGenerations(rows: readonly CheckpointRow[]): boolean {
    let isAnother = false;
    for (const { projection, generation } of rows) {
      isAnother ||= (this.generations.get(projection) ?? generation) !== generation;
      this.generations.set(projection, generation);
    }
    return isAnother;
  }

  /** The oid of the table in PostgreSQL changes whenever it was dropped and created again. */
  private noteTable(oid: string): void {
    const isAnother = this.tableOid !== undefined && this.tableOid !== oid;
    this.tableOid = oid;
    if (!isAnother) return;
    this.known.clear();
    this.generations.clear();
    this.madeAgain.next();
    this.rebuilt.next();
  }

  private advance(projection: string, position: string): void {
    const now = BigInt(position);
    if (this.known.get(projection) === now) return;
    this.known.set(projection, now);
    this.moved.next(projection);
  }
}
