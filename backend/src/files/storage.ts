import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { BucketFileStore } from './bucket-file-store.js';
import type { FileStore } from './file-store.js';
import { FolderFileStore } from './folder-file-store.js';

/** Finds a file that comes with the product by its hash. */
export abstract class ShippedFiles {
  abstract find(hash: string): Promise<Buffer | null>;
}

/** The files of the shop, in a bucket or the data folder, and those that come with the product. */
@Injectable()
export class Storage {
  private readonly store: FileStore;

  constructor(
    @Inject(SETTINGS) { files: { bucket, folder } }: Settings,
    private readonly shipped: ShippedFiles,
  ) {
    this.store = bucket ? new BucketFileStore(bucket) : new FolderFileStore(join(folder, 'files'));
  }

  /** @returns the hash of the content. Throws a Failure if it cannot be stored. */
  async keep(content: Buffer): Promise<string> {
    const hash = hashOf(content);
    await this.store.put(hash, content);
    return hash;
  }

  /** Idempotent. Files that come with the product stay. */
  async remove(hash: string): Promise<void> {
    await this.store.remove(hash);
  }

  async find(hash: string): Promise<Buffer | null> {
    return (await this.store.get(hash)) ?? (await this.shipped.find(hash));
  }
}

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
