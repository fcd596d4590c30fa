import { nextChangeAfter, type Publication, shownAt } from '@bestellwerk/domain/records/publication';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { block, type Block } from '@bestellwerk/domain/records/definitions/block';
import { type ContentNode, node } from '@bestellwerk/domain/records/definitions/node';
import { site, siteSummarySchema, type SiteSummary } from '@bestellwerk/domain/records/definitions/site';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import type { EntityManager } from 'typeorm';
import { withSafeHtml } from '../platform/rich-text/rich-text-fields.js';
import { withNewestImages, type ImageVersions } from './newest-images.js';

const published = { sites: site, blocks: block, nodes: node } as unknown as Readonly<
  Record<string, Resource>
>;
/** The read models of records with drafts. */
export const publishedModels = Object.values(published).map(modelNameOf);

export interface ShownContents {
  /** Without their contents, by name. */
  readonly sites: readonly SiteSummary[];
  /** What was published last comes first. */
  readonly blocks: readonly Block[];
  readonly nodes: readonly ContentNode[];
  /** When something else is shown, ISO in UTC; null if this stays for good. */
  readonly until: string | null;
}

interface Row {
  readonly list: string;
  readonly id: string;
  readonly publication: Publication;
}

const everyRow = Object.entries(published)
  .map(
    ([list, resource]) =>
      `SELECT '${list}' AS list, id, publication FROM views.${modelNameOf(resource)}
       WHERE NOT is_removed AND publication::text <> '[]'`,
  )
  .join(' UNION ALL ');

/** The records with drafts that guests see at an instant (ISO in UTC), as they are published. Those that do not match their schema are omitted. */
export async function readShownContents(
  manager: EntityManager,
  versions: ImageVersions,
  at: string,
): Promise<ShownContents> {
  const rows: Row[] = await manager.query(everyRow);
  const shown = rows.flatMap(({ list, id, publication }) => {
    const version = shownAt(publication, at);
    if (!version) return [];
    const fields = withNewestImages(published[list]!, version.fields, versions, { isDescribed: true });
    return [{ list, from: version.from, record: { id, ...fields } }];
  });
  const of = (list: string) => shown.filter((one) => one.list === list);
  const sites = of('sites').flatMap(({ record }) => parsed(siteSummarySchema, record));
  const blocks = of('blocks')
    .sort((one, other) => (one.from < other.from ? 1 : -1))
    .flatMap(({ record }) => parsed(block.schemas.entity, withSafeHtml(block, record)));
  const nodes = of('nodes').flatMap(({ record }) => parsed(node.schemas.entity, withSafeHtml(node, record)));
  const changes = rows.flatMap(({ publication }) => nextChangeAfter(publication, at) ?? []);
  return {
    sites: sites.sort(byName),
    blocks,
    nodes: nodes.sort(byName),
    until: changes.sort()[0] ?? null,
  };
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name, 'de');

function parsed<Value>(
  schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } },
  value: unknown,
): Value[] {
  const result = schema.safeParse(value);
  return result.success ? [result.data] : [];
}
