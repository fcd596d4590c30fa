import { failureTitles } from '@bestellwerk/domain/text/failure-texts';
import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { activeMenu } from '@bestellwerk/domain/catalogue/availability';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { WholeCatalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { iconOf, type ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { legalPages } from '@bestellwerk/domain/text/legal-pages';
import { type HeadOfPage, pageHead } from '@bestellwerk/domain/website/page-head';
import { dataHtml, headHtml } from '@bestellwerk/domain/website/page-head-html';
import { comparablePath, PREVIEW_PATH } from '@bestellwerk/domain/website/paths';
import { graphOf, menuOf, restaurantOf, shopOf } from '@bestellwerk/domain/website/structured-data';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import type { PageParts } from '../platform/pages/finished-pages.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { lookHtml } from './look-html.js';
import { PageContents } from './page-contents.js';
import { branchPath, offeredMenu, placeOf, templatedImage } from './page-heads-data.js';

interface Page extends Omit<HeadOfPage, 'image'> {
  /** Shown with a shared link; without one it is that of the shop. */
  readonly image?: ImageReference | null;
  /** Of what else it is made beside the catalogue. */
  readonly depends?: string;
  readonly data?: () => object;
  /** Whether it arrives with what it shows. */
  readonly isRendered?: boolean;
}

interface Made {
  readonly catalogue: WholeCatalogue | null;
  readonly minute: number;
  /** By path. */
  readonly parts: Map<string, PageParts>;
}

const MINUTE = 60_000;
const notFound: Page = { title: failureTitles.notFound, path: null, isHidden: true };
/** Titles as the shop has them before it knows the order. */
const order: Page = { title: 'Bestellstatus', path: null, isHidden: true };
const kiosk: Page = { title: 'Selbstbedienung', path: null, isHidden: true };
const preview: Page = { title: 'Vorschau', path: PREVIEW_PATH, isHidden: true };

/** What each page of the shop has in its head before any script has run. */
@Injectable()
export class PageHeads {
  /** What was found in this minute: menus begin at full minutes, days end at them. */
  private made: Made = { catalogue: null, minute: 0, parts: new Map() };

  constructor(
    private readonly reader: CatalogueReader,
    private readonly clock: Clock,
    private readonly contents: PageContents,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Of the page at a path, decoded; null until the catalogue has been read. */
  of(path: string, isFound: boolean): PageParts | null {
    const catalogue = this.known();
    if (!catalogue) return null;
    const minute = Math.floor(this.clock.now().getTime() / MINUTE);
    if (this.made.catalogue !== catalogue || this.made.minute !== minute) {
      this.made = { catalogue, minute, parts: new Map() };
    }
    const known = isFound ? this.made.parts.get(path) : undefined;
    if (known) return known;
    const page = (isFound && this.pageAt(path, catalogue)) || notFound;
    const parts = this.partsOf(page, catalogue);
    // Nobody can invent such paths: each is of one page.
    if (page.path === path) this.made.parts.set(path, parts);
    return parts;
  }

  private partsOf(page: Page, catalogue: WholeCatalogue): PageParts {
    const { path, title, depends, isRendered } = page;
    return {
      key: [path, title, depends].join('\n'),
      version: catalogue,
      make: () => this.make(page, catalogue),
      // Of this minute: it shows what is open, and when something would be ready.
      content: isRendered && path !== null ? this.contents.of(path, this.made.minute) : undefined,
    };
  }

  private known(): WholeCatalogue | null {
    try {
      return this.reader.catalogue();
    } catch {
      return null;
    }
  }

  /** Guests order without a head as well: what fails here must not keep them from the page. */
  private make({ data, ...page }: Page, catalogue: WholeCatalogue) {
    try {
      const { config } = catalogue;
      const { preloads, styles } = lookHtml(config);
      const { publicUrl } = this.settings;
      const image = templatedImage(page.image ?? config.shareImage, catalogue, publicUrl);
      const head = headHtml(pageHead(config, { ...page, image, icon: iconOf(config) }, publicUrl)) + preloads;
      return { head, styles, data: data ? dataHtml(data()) : '' };
    } catch (error) {
      this.log.error({ err: error, path: page.path }, 'the head of a page could not be made');
      return null;
    }
  }

  /** In the order in which the shop looks for its pages. */
  private pageAt(asked: string, catalogue: WholeCatalogue): Page | null {
    const path = comparablePath(asked);
    const [kind, name = '', more] = asked.split('/').filter(Boolean);
    switch (kind?.toLowerCase()) {
      case undefined:
        return this.home(catalogue);
      case 'store':
        return this.pageOfBranch(name, more !== undefined, catalogue);
      case 'self-service':
        return kiosk;
      case 'status':
        return order;
    }
    if (path === PREVIEW_PATH) return preview;
    const legal = legalPages.find((one) => one.path === path);
    if (legal && catalogue.config[legal.text] !== '') return { title: legal.label, path, isRendered: true };
    return this.site(path, catalogue);
  }

  private home(catalogue: WholeCatalogue): Page {
    const { config, branches } = catalogue;
    const { publicUrl } = this.settings;
    const active = branches.filter(({ isPublic }) => isPublic);
    const [only] = active;
    const page = { title: null, path: '/', isRendered: true };
    if (active.length !== 1 || !only) {
      return {
        ...page,
        data: () => graphOf(...shopOf({ ...config, name: config.shopName, url: `${publicUrl}/` })),
      };
    }
    const today = this.today(only, catalogue);
    return {
      ...page,
      image: only.images[0] ?? null,
      depends: today,
      data: () => graphOf(restaurantOf(placeOf(only, publicUrl, today))),
    };
  }

  private pageOfBranch(name: string, isCheckout: boolean, catalogue: WholeCatalogue): Page | null {
    const branch = this.reader.branch(name);
    if (!branch) return null;
    const path = branchPath(branch);
    if (isCheckout) return { title: 'Bestellvorgang', path: `${path}/checkout`, isHidden: true };
    const { name: title, description, images, isPublic } = branch;
    const page = { title, description, path, image: images[0] ?? null, isRendered: true };
    if (!isPublic) return page;
    const menu = activeMenu(catalogue.menus, branch.id, this.clock.now());
    const today = this.today(branch, catalogue);
    return {
      ...page,
      depends: `${today} ${menu?.id}`,
      data: () => {
        const place = placeOf(branch, this.settings.publicUrl, today);
        const menus = menu ? [menuOf(place.url, offeredMenu(menu, catalogue))] : [];
        return graphOf(restaurantOf(place), ...menus);
      },
    };
  }

  private site(path: string, { sites }: WholeCatalogue): Page | null {
    const site = sites.find((one) => one.path === path);
    if (!site) return null;
    const { title, name, description, noIndex, image } = site;
    return {
      title: title || name,
      description,
      path,
      isHidden: noIndex,
      image,
    };
  }

  private today({ timeZone }: Branch, { config }: WholeCatalogue): string {
    return localTime(this.clock.now(), timeZone ?? config.timeZone).date;
  }
}
