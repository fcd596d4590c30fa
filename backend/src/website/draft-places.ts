import type { ShownDraft } from '@bestellwerk/domain/contracts/website.schema';
import { site, type Site } from '@bestellwerk/domain/records/definitions/site';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { HOME_NODE } from '@bestellwerk/domain/website/navigations';
import { Injectable } from '@nestjs/common';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Records } from '../records/records.js';

const pages = site as unknown as Resource;

/** Where in the shop guests see a record that has drafts. */
@Injectable()
export class DraftPlaces {
  constructor(
    private readonly records: Records,
    private readonly catalogue: CatalogueReader,
  ) {}

  /** The first published page, by name, that shows a tree by one of its sections at an instant (ISO); null if none does. */
  async pageShowing(tree: string, at: string): Promise<Site | null> {
    const shown = await this.records.shown(pages, { sort: [], ids: undefined }, at);
    const showing = shown.flatMap((record) => {
      const read = site.schemas.entity.safeParse(record);
      const shows =
        read.success &&
        read.data.content.sections.some((section) => section.type === 'tree' && section.node?.id === tree);
      return shows ? [read.data] : [];
    });
    return showing.sort((one, other) => one.name.localeCompare(other.name, 'de'))[0] ?? null;
  }

  /** Path of a page where guests see the published version of a draft's record; null if they see none. */
  async shownAt(draft: ShownDraft, at: string): Promise<string | null> {
    const { blocks, nodes, config } = this.catalogue.catalogue();
    const { id } = draft.record;
    switch (draft.resource) {
      case 'site': {
        const [shown] = await this.records.shown(pages, { sort: [], ids: [id] }, at);
        return (shown?.['path'] as string | undefined) ?? null;
      }
      case 'block':
        return blocks.find(({ type }) => type === draft.record.type)?.id === id ? '/' : null;
      case 'node': {
        const shown = nodes.find((node) => node.id === id);
        if (!shown) return null;
        if (shown.identifier === HOME_NODE && config.enablePluginHomePage) return '/';
        return draft.page?.path ?? null;
      }
    }
  }
}
