import { image, type Image } from '@bestellwerk/domain/records/definitions/image';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RecordHooks } from '../records/record-hooks.js';
import { RecordHistory } from '../records/record-history.js';

const MOST = 5_000;
/** How long another node may serve a removed image. */
const SECONDS = 60;

/** The visible properties of one version of an image. */
export type Picture = Pick<Image, 'file' | 'focus' | 'crop'>;
/** With what texts of a template say of it. */
export type NamedPicture = Picture & Pick<Image, 'name' | 'description'>;
type Versions = ReadonlyMap<number, NamedPicture>;

/** Versions of images from the log. A version never changes; removed images have none. */
@Injectable()
export class ImageVersions {
  private readonly known = new LRUCache<string, Versions>({
    max: MOST,
    ttl: SECONDS * 1_000,
    fetchMethod: (id) => this.read(id),
  });

  constructor(
    private readonly history: RecordHistory,
    hooks: RecordHooks,
  ) {
    hooks.afterWrite(image.name, (id) => {
      this.known.delete(id);
      return Promise.resolve();
    });
  }

  async find(id: string, version: number): Promise<NamedPicture | null> {
    const known = await this.known.fetch(id);
    if (!known || known.has(version)) return known?.get(version) ?? null;
    const newest = await this.known.fetch(id, { forceRefresh: true });
    return newest?.get(version) ?? null;
  }

  private async read(id: string): Promise<Versions | undefined> {
    const revisions = await this.history.revisions(image, id);
    if (revisions.length === 0) return undefined;
    if (revisions.at(-1)!.kind === 'removed') return new Map();
    return new Map(revisions.map(({ fields }) => [(fields as Image).version, fields as Image]));
  }
}
