import type { Fields } from '@bestellwerk/domain/records/record-state';
import { mapReferences, referencesIn, type Reference } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RecordAnswer } from './record-answer.js';
import { isRecordId } from './record-request.js';
import { RESOURCES, type Resources } from './resources.token.js';

export const REMOVED_NAME = 'gelöscht';

/** The name and embedded fields of a reference. */
interface EmbeddedFields {
  readonly name: string;
  readonly [carried: string]: unknown;
}

/** Adds names and embedded fields to references. */
@Injectable()
export class ReferenceNames {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  /** The records with `name` in every reference; removed ones are called 'gelöscht'. */
  async put(resource: Resource, records: readonly RecordAnswer[]): Promise<RecordAnswer[]> {
    const names = await this.namesFor(resource, records);
    if (names.size === 0) return [...records];
    const named = (referred: string, value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || !this.knows(referred)) return value;
      return { ...value, ...(names.get(`${referred}:${(value as Reference).id}`) ?? { name: REMOVED_NAME }) };
    };
    return records.map((record) => ({
      ...record,
      ...Object.fromEntries(
        Object.entries(resource.fields).map(([field, schema]) => [
          field,
          mapReferences(schema, record[field], named),
        ]),
      ),
    }));
  }

  private async namesFor(
    resource: Resource,
    records: readonly RecordAnswer[],
  ): Promise<Map<string, EmbeddedFields>> {
    const wanted = new Map<string, Set<string>>();
    for (const record of records) {
      for (const { resource: referred, id } of referencesIn(resource.fields, record)) {
        const ids = wanted.get(referred) ?? new Set();
        wanted.set(referred, ids.add(id));
      }
    }
    const found = await Promise.all(
      [...wanted].map(async ([referred, ids]) => {
        const names = await this.fieldsOf(referred, [...ids]);
        return [...names].map(([id, each]) => [`${referred}:${id}`, each] as const);
      }),
    );
    return new Map(found.flat());
  }

  private knows(referred: string): boolean {
    return this.resources.some(({ name }) => name === referred);
  }

  /** Titles of records by id; removed and unknown ones are missing. */
  async titles(referred: string, ids: readonly string[]): Promise<Map<string, string>> {
    const names = await this.fieldsOf(referred, ids);
    return new Map([...names].map(([id, { name }]) => [id, name]));
  }

  private async fieldsOf(referred: string, ids: readonly string[]): Promise<Map<string, EmbeddedFields>> {
    const resource = this.resources.find(({ name }) => name === referred);
    const known = ids.filter((id) => resource && isRecordId(resource, id));
    if (!resource || known.length === 0) return new Map();
    const { carried = [] } = resource;
    const columns = carried.length > 0 ? 'id, title, document' : 'id, title';
    const rows: { id: string; title: string; document?: Fields }[] = await this.dataSource.query(
      `SELECT ${columns} FROM views.${modelNameOf(resource)} WHERE id = ANY ($1) AND NOT is_removed`,
      [known],
    );
    return new Map(
      rows.map(({ id, title, document }) => [
        id,
        { ...Object.fromEntries(carried.map((field) => [field, document?.[field]])), name: title },
      ]),
    );
  }
}
