import { columnValue } from '@bestellwerk/domain/records/list-columns';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { sortKey } from '@bestellwerk/domain/records/sort-key';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isFoundByIdentifier, isRecordId } from '../record-request.js';
import { RESOURCES, type Resources } from '../resources.token.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly identifier: string | null;
}

/** The texts that identify records in files: the identifier if there is one, otherwise the title. */
@Injectable()
export class ReferenceKeys {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  /** Texts by id. Removed records are missing. */
  async of(name: string, ids: readonly string[]): Promise<Map<string, string>> {
    const resource = this.resources.find((one) => one.name === name);
    if (!resource) return new Map();
    const rows = await this.rows(resource, 'id = ANY ($1)', [ids]);
    return new Map(rows.map(({ id, title, identifier }) => [id, identifier ?? title]));
  }

  /** Finds records by identifier, title or id. An ambiguous title is not found. */
  async find(name: string, texts: readonly string[]): Promise<(text: string) => string | null> {
    const resource = this.resources.find((one) => one.name === name);
    if (!resource || texts.length === 0) return () => null;
    const rows = await this.rows(
      resource,
      `id = ANY ($1) OR title = ANY ($2) OR ${keyOf(resource)} = ANY ($3)`,
      [
        texts.filter((text) => isRecordId(resource, text)),
        texts,
        texts.map((text) => columnValue(resource, 'identifier', text)),
      ],
    );
    return (text) => {
      const [found, ...more] =
        [
          rows.filter(({ id }) => id === text),
          rows.filter(({ identifier }) => identifier !== null && sortKey(identifier) === sortKey(text)),
          rows.filter(({ title }) => title === text),
        ].find((some) => some.length > 0) ?? [];
      return more.length === 0 ? (found?.id ?? null) : null;
    };
  }

  private rows(resource: Resource, condition: string, values: unknown[]): Promise<Row[]> {
    return this.dataSource.query(
      `SELECT id, title, ${identifierOf(resource)} AS identifier
       FROM views.${modelNameOf(resource)} WHERE NOT is_removed AND (${condition})`,
      values,
    );
  }
}

const identifierOf = (resource: Resource): string =>
  isFoundByIdentifier(resource) ? `document->>'identifier'` : 'NULL::text';

const keyOf = (resource: Resource): string =>
  isFoundByIdentifier(resource) ? 'by_identifier' : 'NULL::text';
