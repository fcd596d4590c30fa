import { nextChangeAfter, type Publication, shownAt } from '@bestellwerk/domain/records/publication';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { site, siteSummarySchema, type SiteSummary } from '@bestellwerk/domain/records/definitions/site';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import type { EntityManager } from 'typeorm';
import { withNewestImages, type ImageVersions } from './newest-images.js';

export const siteModel = modelNameOf(site);

export interface ShownSites {
  /** By name. */
  readonly sites: readonly SiteSummary[];
  /** When other ones are shown, ISO in UTC; null if these stay for good. */
  readonly until: string | null;
}

interface Row {
  readonly id: string;
  readonly publication: Publication;
}

/** The pages that guests see at an instant (ISO in UTC), without their contents. */
export async function readShownSites(
  manager: EntityManager,
  versions: ImageVersions,
  at: string,
): Promise<ShownSites> {
  const rows: Row[] = await manager.query(
    `SELECT id, publication FROM views.${siteModel} WHERE NOT is_removed AND publication::text <> '[]'`,
  );
  const sites = rows.flatMap(({ id, publication }) => {
    const fields = shownAt(publication, at)?.fields;
    const summary = siteSummarySchema.safeParse({
      id,
      ...(fields && withNewestImages(site as unknown as Resource, fields, versions)),
    });
    return summary.success ? [summary.data] : [];
  });
  const changes = rows.flatMap(({ publication }) => nextChangeAfter(publication, at) ?? []);
  return {
    sites: sites.sort((one, other) => one.name.localeCompare(other.name, 'de')),
    until: changes.sort()[0] ?? null,
  };
}
