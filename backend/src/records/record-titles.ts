import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RESOURCES, type Resources } from './resources.token.js';

export interface NamedRecord {
  /** Name of its resource. */
  readonly resource: string;
  readonly id: string;
}

/** Titles of records of any kind, removed or not. */
@Injectable()
export class RecordTitles {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  /** Returns a function for the title of each record; null for unknown and erased ones. */
  async of(records: readonly NamedRecord[]): Promise<(record: NamedRecord) => string | null> {
    const known = this.resources.filter(({ name }) => records.some(({ resource }) => resource === name));
    if (known.length === 0) return () => null;
    const parts = known.map(
      (resource) =>
        `SELECT '${resource.name}' AS resource, id, title FROM views.${modelNameOf(resource)} WHERE id = ANY ($1)`,
    );
    const ids = [...new Set(records.map(({ id }) => id))];
    const rows: (NamedRecord & { title: string })[] = await this.dataSource.query(parts.join(' UNION ALL '), [
      ids,
    ]);
    const titles = new Map(rows.map(({ resource, id, title }) => [`${resource} ${id}`, title]));
    return ({ resource, id }) => titles.get(`${resource} ${id}`) || null;
  }
}
