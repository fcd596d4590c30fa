import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageExtension, imageSizes } from '@bestellwerk/domain/records/definitions/image.schema';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import type { Sharp } from 'sharp';
import { type Settings, SETTINGS } from '../platform/settings.js';
import { type ImageAddress, templateOf } from './image-address.js';
import { imageRegion, type Region } from './image-region.js';
import type { Picture } from './image-versions.js';
import { readPicture } from './picture-check.js';
import { hashOf, Storage } from './storage.js';
import { writeWhole } from './write-file-atomic.js';

const CACHE_BYTES = 32 * 1024 * 1024;
/** Must be incremented when the same spec renders differently. */
const RENDER_VERSION = 1;
/** Limits concurrent rendering, to leave processor time for other work. */
const AT_ONCE = 2;

interface VariantSpec {
  readonly hash: string;
  readonly region: Region;
  readonly width: number;
  readonly extension: ImageExtension;
}

export interface Variant {
  /** Equal for equal bytes. */
  readonly key: string;
  readonly mimeType: string;
  readonly content: Buffer;
}

/** Rendered sizes and formats of images: generated on first request, cached in memory and on disk. */
@Injectable()
export class Variants {
  private readonly limited = pLimit(AT_ONCE);
  private readonly folder: string;
  private readonly made = new LRUCache<string, Buffer, VariantSpec>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (content) => content.length,
    fetchMethod: (key, _, { context }) => this.fetch(key, context),
  });

  constructor(
    private readonly storage: Storage,
    @Inject(SETTINGS) { files }: Settings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.folder = join(files.folder, 'variants');
  }

  /** Null if the file of the picture is lost. */
  async find(picture: Picture, { template, size, extension }: ImageAddress): Promise<Variant | null> {
    const { ratio, isWhole } = templateOf(template);
    const region = imageRegion(isWhole ? { ...picture, crop: null } : picture, ratio);
    const recipe: VariantSpec = { hash: picture.file.hash, region, width: imageSizes[size], extension };
    const key = hashOf(Buffer.from(JSON.stringify([RENDER_VERSION, recipe])));
    const content = await this.made.fetch(key, { context: recipe });
    return content ? { key, content, mimeType: imageEncodings[extension].mimeType } : null;
  }

  private async fetch(key: string, recipe: VariantSpec): Promise<Buffer | undefined> {
    const path = join(this.folder, key.slice(0, 2), `${key}.${recipe.extension}`);
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return kept;
    const content = await this.limited(() => this.make(recipe));
    if (content) await writeWhole(path, content).catch((error: Error) => this.notKept(error));
    return content;
  }

  private async make({ hash, region, width, extension }: VariantSpec): Promise<Buffer | undefined> {
    const original = await this.storage.find(hash);
    if (original) {
      const picture = readPicture(original).extract(region).resize({ width, withoutEnlargement: true });
      return imageEncodings[extension].encode(picture).toBuffer();
    }
    this.log.error({ hash }, 'the file of an image is lost');
    return undefined;
  }

  private notKept({ message }: Error): void {
    this.log.warn({ reason: message }, 'a variant of an image could not be kept');
  }
}

interface Encoding {
  readonly mimeType: string;
  encode(picture: Sharp): Sharp;
}

/** Image encoders by extension. None keeps camera metadata. */
export const imageEncodings: Readonly<Record<ImageExtension, Encoding>> = {
  webp: { mimeType: 'image/webp', encode: (picture) => picture.webp({ quality: 82 }) },
  avif: { mimeType: 'image/avif', encode: (picture) => picture.avif({ quality: 58, effort: 3 }) },
  jpg: {
    mimeType: 'image/jpeg',
    encode: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }),
  },
  png: { mimeType: 'image/png', encode: (picture) => picture.png() },
};
