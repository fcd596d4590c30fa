import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { imageRegion, type Region } from '@bestellwerk/domain/website/image-region';
import { type ImageExtension, imageSizes } from '@bestellwerk/domain/records/definitions/image.schema';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { DRAWING_VERSION } from '@bestellwerk/domain/views/image-template-versions';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import type { Sharp } from 'sharp';
import { type Settings, SETTINGS } from '../platform/settings.js';
import type { ImageAddress } from './image-address.js';
import { markOf } from './generated-mark.js';
import type { Picture } from './image-versions.js';
import { readPicture } from './picture-check.js';
import { hashOf, Storage } from './storage.js';
import { draw } from './templates/draw.js';
import type { Drawing } from './templates/drawing.js';
import { samplePicture } from './templates/sample-picture.js';
import { writeWhole } from './write-file-atomic.js';

const CACHE_BYTES = 32 * 1024 * 1024;
/** Then it is read from the disk again, where its time says that it is still asked for. */
const CACHE_MS = 24 * 60 * 60 * 1_000;
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

/** How something is rendered that is kept under a key. */
interface Recipe {
  readonly extension: ImageExtension;
  /** Null if a file is lost. */
  render(): Promise<Sharp | null>;
}

/** To what pictures are cut: `height` null is as they are. In pixels; none gets wider. */
interface Cut {
  readonly width: number;
  readonly height: number | null;
}
const uncut: Cut = { width: Infinity, height: null };

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
  /** Beside the other queue: nobody's picture in the shop waits for what is tried in an editor. */
  private readonly tried = pLimit(1);
  private readonly folder: string;
  private readonly made = new LRUCache<string, Buffer, Recipe>({
    maxSize: CACHE_BYTES,
    ttl: CACHE_MS,
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
  async find(
    picture: Picture,
    { isWhole, size, extension }: Pick<ImageAddress, 'isWhole' | 'size' | 'extension'>,
    cut: Cut = uncut,
  ): Promise<Variant | null> {
    const ratio = cut.height === null ? null : cut.width / cut.height;
    const region = imageRegion(isWhole ? { ...picture, crop: null } : picture, ratio);
    const width = Math.min(imageSizes[size], cut.width);
    const spec: VariantSpec = { hash: picture.file.hash, region, width, extension };
    return this.kept(spec, { extension, render: () => this.resized(spec) });
  }

  /** Null if the file of a picture in it is lost. */
  async drawn(drawing: Drawing, extension: ImageExtension): Promise<Variant | null> {
    const spec = { drawing: DRAWING_VERSION, ...drawing, extension };
    return this.kept(spec, { extension, render: () => this.draw(drawing) });
  }

  /** As PNG, of what nobody will ask for again. Null if the file of a picture in it is lost. */
  async drawnOnce(drawing: Drawing): Promise<Buffer | null> {
    const recipe: Recipe = { extension: 'png', render: () => this.draw(drawing) };
    return (await this.tried(() => rendered(recipe))) ?? null;
  }

  /** How many `drawnOnce` have not begun yet. */
  get waitingOnce(): number {
    return this.tried.pendingCount;
  }

  private async kept(spec: object, recipe: Recipe): Promise<Variant | null> {
    const key = hashOf(Buffer.from(JSON.stringify([RENDER_VERSION, spec])));
    const content = await this.made.fetch(key, { context: recipe });
    return content ? { key, content, mimeType: imageEncodings[recipe.extension].mimeType } : null;
  }

  private async fetch(key: string, recipe: Recipe): Promise<Buffer | undefined> {
    const path = join(this.folder, key.slice(0, 2), `${key}.${recipe.extension}`);
    const kept = await readFile(path).catch(() => undefined);
    if (kept) {
      await utimes(path, new Date(), new Date()).catch(() => undefined);
      return kept;
    }
    const content = await this.limited(() => rendered(recipe));
    if (content) await writeWhole(path, content).catch((error: Error) => this.notKept(error));
    return content;
  }

  private async resized({ hash, region, width }: VariantSpec): Promise<Sharp | null> {
    const original = await this.file(hash);
    if (!original) return null;
    const picture = readPicture(original).extract(region).resize({ width, withoutEnlargement: true });
    return marked(picture, [await markOf(original)]);
  }

  private async draw(drawing: Drawing): Promise<Sharp | null> {
    const marks: (string | null)[] = [];
    const drawn = await draw(drawing, async (hash) => {
      const sample = await samplePicture();
      if (hash === sample.picture.file.hash) return sample.content;
      const file = await this.file(hash);
      if (file) marks.push(await markOf(file));
      return file;
    });
    return drawn && marked(drawn, marks);
  }

  private async file(hash: string): Promise<Buffer | null> {
    const file = await this.storage.find(hash);
    if (!file) this.log.error({ hash }, 'the file of an image is lost');
    return file;
  }

  private notKept({ message }: Error): void {
    this.log.warn({ reason: message }, 'a variant of an image could not be kept');
  }
}

async function rendered({ extension, render }: Recipe): Promise<Buffer | undefined> {
  const picture = await render();
  return picture ? imageEncodings[extension].encode(picture).toBuffer() : undefined;
}

/** What is made of a picture that a model made says so as well. */
function marked(picture: Sharp, marks: readonly (string | null)[]): Sharp {
  const mark = marks.find((one) => one !== null);
  return mark ? picture.withXmp(mark) : picture;
}

interface Encoding {
  readonly mimeType: string;
  encode(picture: Sharp): Sharp;
}

/** Image encoders by extension. None keeps metadata of cameras. */
export const imageEncodings: Readonly<Record<ImageExtension, Encoding>> = {
  webp: { mimeType: 'image/webp', encode: (picture) => picture.webp({ quality: 82 }) },
  avif: { mimeType: 'image/avif', encode: (picture) => picture.avif({ quality: 58, effort: 3 }) },
  jpg: {
    mimeType: 'image/jpeg',
    encode: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }),
  },
  png: { mimeType: 'image/png', encode: (picture) => picture.png() },
};
