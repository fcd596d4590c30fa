import { mapReferences, referencesIn, type Reference } from '@bestellwerk/domain/managed/reference-fields';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { modelNameOf } from '@bestellwerk/projections/managed-record/table';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RecordAnswer } from './record-answer.js';
import { RESOURCES, type Resources } from './registered.js';

export const REMOVED_NAME = 'gelöscht';

/** Puts names beside the ids by which records refer to others. */
@Injectable()
export class ReferenceNames {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  /** The records with `name` in every reference; what was removed is called 'gelöscht'. */
  async put(resource: Resource, records: readonly RecordAnswer[]): Promise<RecordAnswer[]> {
    const names = await this.namesFor(resource, records);
    if (names.size === 0) return [...records];
    const named = (referred: string, value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || !this.knows(referred)) return value;
      const name = names.get(`${referred}:${(value as Reference).id}`) ?? REMOVED_NAME;
      return { ...value, name };
    };
    return records.map((record) => ({
      ...record,
      ...Object.fromEntries(
        Object.entries(resource.fields).map(([field, schema]) => [
          field,
          mapReferences(schema as never, record[field], named),
        ]),
      ),
    }));
  }

  private async namesFor(resource: Resource, records: readonly RecordAnswer[]): Promise<Map<string, string>> {
    const wanted = new Map<string, Set<string>>();
    for (const record of records) {
      for (const { resource: referred, id } of referencesIn(resource.fields as never, record)) {
        const ids = wanted.get(referred) ?? new Set();
        wanted.set(referred, ids.add(id));
      }
    }
    const found = await Promise.all(
      [...wanted].map(async ([referred, ids]) => {
        const titles = await this.titles(referred, [...ids]);
        return [...titles].map(([id, title]) => [`${referred}:${id}`, title] as const);
      }),
    );
    return new Map(found.flat());
  }

  private knows(referred: string): boolean {
    return this.resources.some(({ name }) => name === referred);
  }

  /** Titles of records by id; removed and unknown ones are missing. */
  async titles(referred: string, ids: readonly string[]): Promise<Map<string, string>> {
    const resource = this.resources.find(({ name }) => name === referred);
    if (!resource || ids.length === 0) return new Map();
    const rows: { id: string; title: string }[] = await this.dataSource.query(
      `SELECT id, title FROM views.${modelNameOf(resource)} WHERE id = ANY ($1) AND NOT is_removed`,
      [ids],
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }
}
