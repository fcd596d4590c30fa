import { EventLog } from '@bestellwerk/event-log/event-log';
import { BatchLoader } from '@bestellwerk/event-log/queues';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const HEAD_WITHIN_MS = 500;

/**
 * The position of the latest acknowledged change to the catalogue, across all nodes and restarts: prices used for orders
 * must be at least as new. One row; concurrent reads and updates share a statement.
 */
@Injectable()
export class CatalogueFloor {
  private readonly reading = new BatchLoader(() => this.select());
  private readonly raising = new BatchLoader((positions) => this.update(positions));

  constructor(
    private readonly dataSource: DataSource,
    private readonly eventLog: EventLog,
  ) {}

  /** Includes all changes acknowledged before this call. */
  read(): Promise<bigint> {
    return this.reading.of([]);
  }

  /** A change may be acknowledged once this has returned. */
  raise(position: string): Promise<void> {
    return this.raising.of([position]);
  }

  /** True, and resets the position, if the log has not reached it: the log was moved from another server. */
  async isOfAnotherLog(floor: bigint): Promise<boolean> {
    const head = BigInt(await this.eventLog.head({ withinMs: HEAD_WITHIN_MS }));
    if (head >= floor) return false;
    await this.dataSource.query('UPDATE app.catalogue_floor SET position = $1 WHERE position = $2', [
      String(head),
      String(floor),
    ]);
    return true;
  }

  private async select(): Promise<bigint> {
    const [row]: { position: string }[] = await this.dataSource.query(
      'SELECT position::text AS position FROM app.catalogue_floor',
    );
    return BigInt(row!.position);
  }

  private async update(positions: readonly string[]): Promise<void> {
    const newest = positions.map(BigInt).reduce((left, right) => (left > right ? left : right));
    await this.dataSource.query('UPDATE app.catalogue_floor SET position = $1 WHERE position < $1', [
      String(newest),
    ]);
  }
}
