import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../platform/file-settings.js';
import { FileStore, notStored } from './file-store.js';

const WITHIN_MS = 60_000;

/** File contents in an S3 bucket, with path-style addresses. */
export class BucketFileStore extends FileStore {
  private readonly client: AwsClient;

  constructor(private readonly bucket: Bucket) {
    super();
    const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = bucket;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  }

  override async put(hash: string, content: Buffer): Promise<void> {
    try {
      const answer = await this.ask(hash, { method: 'PUT', body: new Uint8Array(content) });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The bucket answered ${answer.status}`);
    } catch (error) {
      throw notStored(error);
    }
  }

  override async get(hash: string): Promise<Buffer | null> {
    const answer = await this.ask(hash, { method: 'GET' });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw new Error(`The bucket answered ${answer.status}`);
  }

  override async remove(hash: string): Promise<void> {
    const answer = await this.ask(hash, { method: 'DELETE' });
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw new Error(`The bucket answered ${answer.status}`);
  }

  private ask(hash: string, init: RequestInit): Promise<Response> {
    const { endpoint, name } = this.bucket;
    const address = new URL(`${name}/files/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`, endpoint);
    return this.client.fetch(address, { ...init, signal: AbortSignal.timeout(WITHIN_MS) });
  }
}
