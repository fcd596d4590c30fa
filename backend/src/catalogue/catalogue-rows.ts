import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import {
  wholeCatalogueSchema,
  type WholeCatalogue,
} from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { category } from '@bestellwerk/domain/records/definitions/category';
import { config } from '@bestellwerk/domain/records/definitions/config';
import { division } from '@bestellwerk/domain/records/definitions/division';
import { donatee } from '@bestellwerk/domain/records/definitions/donatee';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import { menu } from '@bestellwerk/domain/records/definitions/menu';
import { navigation } from '@bestellwerk/domain/records/definitions/navigation';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { table } from '@bestellwerk/domain/records/definitions/table';
import { tag } from '@bestellwerk/domain/records/definitions/tag';
import { byName } from '@bestellwerk/domain/text/search';
import { imageTemplateVersion } from '@bestellwerk/domain/views/image-template-versions';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import type { EntityManager } from 'typeorm';
import { tablesExist } from '../platform/consistency/tables-exist.js';
import { publishedModels, readShownContents, type ShownContents } from './shown-contents.js';
import { imageModel, readImageVersions, withNewestImages, type ImageVersions } from './newest-images.js';

const lists = {
  divisions: division,
  branches: branch,
  menus: menu,
  categories: category,
  products: product,
  tags: tag,
  tables: table,
  donatees: donatee,
  navigations: navigation,
};
/** Resources that determine the price and availability of an order. */
const pricing = { branches: branch, menus: menu, products: product } as unknown as Readonly<
  Record<string, Resource>
>;
type ListName = keyof typeof lists;
const sources = { config, ...lists, imageTemplates: imageTemplate } as unknown as Readonly<
  Record<string, Resource>
>;

/** The read models of the catalogue. */
export const catalogueModels = [...Object.values(sources).map(modelNameOf), ...publishedModels, imageModel];

/** Whether an order may depend on the records of this resource. */
export const isSold = ({ name }: Resource): boolean =>
  Object.values(sources).some((source) => source.name === name);

export interface CatalogueRead {
  readonly catalogue: WholeCatalogue;
  readonly position: string;
  /** Until when it is so without a change in the log, ISO in UTC; null is for good. */
  readonly until: string | null;
}

interface Row {
  readonly list: string;
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly document: Fields;
}

const everyRow = Object.entries(sources)
  .map(
    ([list, resource]) =>
      `SELECT '${list}' AS list, id, title AS name, revision, document FROM views.${modelNameOf(resource)} WHERE NOT is_removed`,
  )
  .join(' UNION ALL ');

/**
 * Reads all records of the shop as they are shown at an instant (ISO in UTC), lists sorted by name, and their position in the log. Throws while the read models do
 * not exist.
 */
export async function readCatalogue(
  manager: EntityManager,
  version: string,
  at: string,
): Promise<CatalogueRead> {
  const isMade = await tablesExist(manager, ['checkpoint', 'parked', ...catalogueModels]);
  if (!isMade) throw new Error('The read models are not made yet');
  const [checkpoint]: { position: string }[] = await manager.query(
    'SELECT min(position)::text AS position FROM views.checkpoint WHERE is_active AND projection = ANY ($1)',
    [catalogueModels],
  );
  const rows: Row[] = await manager.query(everyRow);
  const versions = await readImageVersions(manager);
  const shown = await readShownContents(manager, versions, at);
  const heldBack = await readHeldBack(manager);
  const current = rows
    .filter(({ list, id }) => !heldBack.has(`${list} ${id}`))
    .toSorted(byName)
    .map((row) => withNewest(row, versions));
  return {
    catalogue: catalogueOf(current, shown, version),
    position: checkpoint?.position ?? '-1',
    until: shown.until,
  };
}

/** Records with a parked event: their fields and prices are older than what staff have saved. */
async function readHeldBack(manager: EntityManager): Promise<ReadonlySet<string>> {
  const parked: { projection: string; stream: string }[] = await manager.query(
    `SELECT projection, stream FROM views.parked JOIN views.checkpoint USING (projection, generation)
     WHERE is_active AND projection = ANY ($1)`,
    [Object.values(pricing).map(modelNameOf)],
  );
  const keys = Object.entries(pricing).flatMap(([list, resource]) =>
    parked
      .filter(({ projection }) => projection === modelNameOf(resource))
      .map(({ stream }) => `${list} ${stream.slice(resource.stream('').length)}`),
  );
  return new Set(keys);
}

const withNewest = ({ document, ...row }: Row, versions: ImageVersions): Row => ({
  ...row,
  // Pictures of products and categories stand beside their names.
  document: withNewestImages(sources[row.list]!, document, versions, {
    isDescribed: row.list === 'branches',
  }),
});

function catalogueOf(
  rows: readonly Row[],
  { sites, blocks, nodes, until }: ShownContents,
  version: string,
): WholeCatalogue {
  const settings = rows.find(({ list }) => list === 'config')?.document;
  const shop = config.schemas.fields.parse(settings ?? config.example);
  const catalogue = wholeCatalogueSchema.parse({
    config: { ...shop, version },
    imageTemplates: templatesOf(rows, shop),
    ...Object.fromEntries(Object.keys(lists).map((list) => [list, recordsOf(rows, list as ListName)])),
    sites,
    blocks,
    nodes,
    changesAt: until,
  });
  return { ...catalogue, branches: withNames(catalogue) };
}

/** Records that do not match their schema are omitted: one bad record must not close the shop. */
const recordsOf = (rows: readonly Row[], list: ListName): unknown[] =>
  rows
    .filter((row) => row.list === list)
    .map(({ id, revision, document }) => ({ id, revision: String(revision), ...document }))
    .filter((record) => wholeCatalogueSchema.shape[list].element.safeParse(record).success);

/** With the versions of the pictures that are drawn through them. */
const templatesOf = (rows: readonly Row[], shop: Parameters<typeof imageTemplateVersion>[1]) =>
  rows
    .filter(({ list }) => list === 'imageTemplates')
    .flatMap(({ id, document }) => {
      const { data } = imageTemplate.schemas.entity.safeParse({ id, ...document });
      return data ? [{ ...data, version: imageTemplateVersion(data, shop) }] : [];
    });

/** Customers search branches by the names of their tags. */
function withNames({ branches, tags, divisions }: WholeCatalogue): Branch[] {
  const names = new Map([
    ...tags.map(({ id, name }) => [id, name] as const),
    ...divisions.map(({ id, businessName }) => [id, businessName] as const),
  ]);
  const named = ({ id }: { id: string }) => ({ id, name: names.get(id) ?? 'gelöscht' });
  return branches.map((one) => ({ ...one, tags: one.tags.map(named), division: named(one.division) }));
}
