import type { Fields } from '@bestellwerk/domain/records/record-state';
import { mapReferences } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { image } from '@bestellwerk/domain/records/definitions/image';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import type { EntityManager } from 'typeorm';

export const imageModel = modelNameOf(image);

/** By id. */
export type ImageVersions = ReadonlyMap<string, number>;

export async function readImageVersions(manager: EntityManager): Promise<ImageVersions> {
  const rows: { id: string; version: number }[] = await manager.query(
    `SELECT id, (document->>'version')::int AS version FROM views.${imageModel} WHERE NOT is_removed`,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** The record with the current version of every image instead of the one that was chosen. */
export const withNewestImages = (resource: Resource, fields: Fields, versions: ImageVersions): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const schema = resource.fields[field];
      return [field, schema ? mapReferences(schema, value, (...found) => newest(versions, ...found)) : value];
    }),
  );

function newest(versions: ImageVersions, referred: string, value: unknown): unknown {
  if (referred !== image.name) return value;
  const reference = value as ImageReference;
  return { ...reference, version: versions.get(reference.id) ?? reference.version };
}
