import { referredResources } from '@bestellwerk/domain/records/reference-fields';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RESOURCES, type Resources } from './resources.token.js';

const MOST_NAMED = 10;

/** Finds references to a record. */
@Injectable()
export class IncomingReferences {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  /** One problem for each place where the record is used; none if it may be removed. */
  async problems(resource: Resource, id: string): Promise<Problem[]> {
    const places = await Promise.all(
      this.resources
        .filter((other) => mayRefer(other, resource))
        .map((other) => this.placesIn(other, resource, id)),
    );
    const all = places.flat();
    const problems = all
      .slice(0, MOST_NAMED)
      .map((place) => ({ message: `Wird noch verwendet: ${place}.`, field: null }));
    const more = all.length - problems.length;
    return more > 0 ? [...problems, { message: `Und an ${more} weiteren Stellen.`, field: null }] : problems;
  }

  private async placesIn(other: Resource, resource: Resource, id: string): Promise<string[]> {
    const rows: { title: string; refs: string }[] = await this.dataSource.query(
      `SELECT title, refs FROM views.${modelNameOf(other)}
       WHERE NOT is_removed AND id <> $2 AND refs LIKE $1 ORDER BY title LIMIT 200`,
      [`%>${resource.name}:${id}%`, other === resource ? id : ''],
    );
    return rows.map(
      ({ title, refs }) => `${other.words.one} „${title}“ (${fieldsIn(other, refs, resource, id)})`,
    );
  }
}

const mayRefer = (other: Resource, resource: Resource): boolean =>
  Object.values(other.fields).some((schema) => referredResources(schema).includes(resource.name));

function fieldsIn(other: Resource, refs: string, resource: Resource, id: string): string {
  const fields = refs
    .split(' ')
    .filter((ref) => ref.endsWith(`>${resource.name}:${id}`))
    .map((ref) => ref.slice(0, ref.indexOf('>')));
  return fields.map((field) => formOf(other.fields[field]!)?.label ?? field).join(', ');
}
