import type { Fields } from '@bestellwerk/domain/records/record-state';
import { mapReferences } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { image } from '@bestellwerk/domain/records/definitions/image';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { type FramedImage, seenFocus } from '@bestellwerk/domain/website/image-region';
import type { EntityManager } from 'typeorm';

export const imageModel = modelNameOf(image);

/** By id: what is newest of an image. */
export type ImageVersions = ReadonlyMap<
  string,
  Pick<ImageReference, 'version' | 'focus'> & { readonly description: string }
>;

interface Row extends Pick<FramedImage, 'crop' | 'focus'> {
  readonly id: string;
  readonly version: number;
  readonly description: string;
}

export async function readImageVersions(manager: EntityManager): Promise<ImageVersions> {
  const rows: Row[] = await manager.query(
    `SELECT id, (document->>'version')::int AS version, coalesce(document->>'description', '') AS description,
            document->'focus' AS focus, document->'crop' AS crop
     FROM views.${imageModel} WHERE NOT is_removed`,
  );
  return new Map(
    rows.map(({ id, focus, crop, ...newest }) => [
      id,
      { ...newest, ...withFocus(focus && seenFocus({ focus, crop })) },
    ]),
  );
}

/**
 * The record with the current version of every image instead of the one that was chosen; with what is to be seen in them
 * where that is wanted.
 */
export const withNewestImages = (
  resource: Resource,
  fields: Fields,
  versions: ImageVersions,
  { isDescribed }: { isDescribed: boolean },
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const schema = resource.fields[field];
      const newest = (referred: string, reference: unknown): unknown =>
        referred === image.name ? newestOf(reference as ImageReference, versions, isDescribed) : reference;
      return [field, schema ? mapReferences(schema, value, newest) : value];
    }),
  );

function newestOf(reference: ImageReference, versions: ImageVersions, isDescribed: boolean): ImageReference {
  const { version, description = '', focus } = versions.get(reference.id) ?? reference;
  return {
    ...reference,
    version,
    ...(isDescribed && description !== '' && { description }),
    ...withFocus(focus),
  };
}

const withFocus = (focus: ImageReference['focus'] | null) => (focus ? { focus } : {});
