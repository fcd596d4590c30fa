import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Injectable } from '@nestjs/common';
import { InitAnswers } from '../catalogue/init-answers.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import type { PageContent } from '../platform/pages/finished-pages.js';
import { PageRenderer } from '../platform/pages/page-renderer.js';

/** What pages of the shop show before any script has run. */
@Injectable()
export class PageContents {
  constructor(
    private readonly reader: CatalogueReader,
    private readonly answers: InitAnswers,
    private readonly renderer: PageRenderer,
  ) {}

  /** Of the page at a path, decoded, in a minute. */
  of(path: string, minute: number): PageContent {
    return { version: minute, make: () => this.render(path) };
  }

  /** Of the status page of an order, for one answer. */
  ofOrder(path: string, order: PublicOrder): Promise<string | null> {
    return this.render(path, order);
  }

  private render(path: string, order?: PublicOrder): Promise<string | null> {
    const catalogue = {
      version: this.reader.catalogue(),
      answer: () => this.answers.of('visitors'),
    };
    return this.renderer.render(encodeURI(path), catalogue, order);
  }
}

interface StatusPages {
  /** Null for an unknown order or a wrong hash. */
  readonly find: (uid: string, hash: string) => Promise<PublicOrder | null>;
  readonly contents: PageContents;
  readonly isAllowed: (ip: string) => boolean;
}

/** Answers the content of a status page by its path; null where the shop itself has to show what is wrong. */
export function contentOfStatusPages({ find, contents, isAllowed }: StatusPages) {
  return async (path: string, ip: string): Promise<string | null> => {
    const [, uid = '', hash = ''] = /^\/status\/([^/]+)\/([^/]+)\/?$/i.exec(path) ?? [];
    if (uid === '' || !isAllowed(ip)) return null;
    try {
      const order = await find(uid, hash);
      return order && (await contents.ofOrder(path, order));
    } catch {
      return null;
    }
  };
}
