import { readFile } from 'node:fs/promises';
import { imageSizes, type ImageSize } from '@bestellwerk/domain/resources/image.schema';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

const pictures = new URL('../../../assets/pictures/', import.meta.url);
const CACHE_BYTES = 32 * 1024 * 1024;
const FILE_NAME = /^([a-z0-9-]{1,100})-\d{1,9}\.webp$/;

/** The catalogue's pictures in the sizes of the specification, scaled when first asked for and kept in memory. */
@Injectable()
export class ImageStore {
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (file) => file.length,
    fetchMethod: (key) => this.scale(key),
  });

  /** @param file `{id}-{version}.webp`. @returns WebP, or null if there is no such picture or size. */
  async find(size: string, file: string): Promise<Buffer | null> {
    const id = FILE_NAME.exec(file)?.[1];
    if (id === undefined || !isImageSize(size)) return null;
    return (await this.cache.fetch(`${size}/${id}`)) ?? null;
  }

  private async scale(key: string): Promise<Buffer | undefined> {
    const [size, id] = key.split('/') as [ImageSize, string];
    const original = await readFile(new URL(`${id}.webp`, pictures)).catch(() => undefined);
    if (!original) return undefined;
    const width = imageSizes[size];
    return sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();
  }
}

const isImageSize = (size: string): size is ImageSize => Object.hasOwn(imageSizes, size);
