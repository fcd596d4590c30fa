import { TOMBSTONE } from './event.js';

export const METADATA_TYPE = '$metadata';
export const STREAM_DELETED_TYPE = '$streamDeleted';
/** What a soft delete writes: everything before int64's greatest revision is hidden. */
export const SOFT_DELETE_JSON = '{"$tb":9223372036854775807}';

/** The metadata of `stream`, from `$$stream`. */
export interface StreamMetadata {
  /** Of the event in `$$stream` with this metadata; -1: there is none. */
  readonly revision: number;
  readonly json: string;
  readonly truncateBefore?: number;
  readonly maxCount?: number;
  readonly maxAgeSeconds?: number;
}

export const NO_METADATA: StreamMetadata = { revision: -1, json: '{}' };

/** The head of a stream. `last`: -1 without events, TOMBSTONE when it is deleted for ever. */
export interface Head {
  readonly last: number;
  readonly metadata: StreamMetadata;
}

export const NEW_STREAM: Head = { last: -1, metadata: NO_METADATA };

/** Looks the heads of streams up; answers one for every name. */
export type HeadLoader = (streams: string[]) => Promise<ReadonlyMap<string, Head>>;

interface Load {
  readonly names: Set<string>;
  /** Streams that were committed to while the load was under way: what it brings for them may be old. */
  readonly superseded: Set<string>;
  done: Promise<void>;
}

/** The heads of streams used lately, as of the last commit. Those not in memory are looked up many at a time. */
export class Heads {
  private readonly cached = new Map<string, Head>();
  private readonly running = new Set<Load>();
  private collecting: Load | undefined;

  constructor(
    private readonly load: HeadLoader,
    private readonly capacity = 50_000,
  ) {}

  async of(streams: readonly string[]): Promise<Map<string, Head>> {
    const found = new Map<string, Head>();
    for (;;) {
      const missing = streams.filter((stream) => !this.take(stream, found));
      if (!missing.length) return found;
      await this.fetch(missing);
    }
  }

  /** The head if it is in memory. */
  known(stream: string): Head | undefined {
    return this.cached.get(stream);
  }

  /** Takes over what a commit has changed. */
  publish(heads: Iterable<[string, Head]>): void {
    for (const [stream, head] of heads) {
      for (const load of this.running) load.superseded.add(stream);
      this.put(stream, head);
    }
  }

  /** Forgets everything, also what is being looked up. */
  clear(): void {
    this.cached.clear();
    for (const load of this.running) for (const name of load.names) load.superseded.add(name);
  }

  private take(stream: string, found: Map<string, Head>): boolean {
    if (found.has(stream)) return true;
    const head = this.cached.get(stream);
    if (!head) return false;
    this.put(stream, head);
    found.set(stream, head);
    return true;
  }

  /** The map's order is that of use; the one unused for longest goes first. */
  private put(stream: string, head: Head): void {
    this.cached.delete(stream);
    this.cached.set(stream, head);
    if (this.cached.size <= this.capacity) return;
    for (const oldest of this.cached.keys()) {
      this.cached.delete(oldest);
      break;
    }
  }

  private fetch(streams: string[]): Promise<void> {
    const load = (this.collecting ??= this.collect());
    for (const stream of streams) load.names.add(stream);
    return load.done;
  }

  private collect(): Load {
    const load: Load = { names: new Set(), superseded: new Set(), done: Promise.resolve() };
    load.done = new Promise(setImmediate).then(() => this.run(load));
    return load;
  }

  private async run(load: Load): Promise<void> {
    this.collecting = undefined;
    this.running.add(load);
    try {
      for (const [stream, head] of await this.load([...load.names])) {
        if (!load.superseded.has(stream)) this.put(stream, head);
      }
    } finally {
      this.running.delete(load);
    }
  }
}

/** Never throws: metadata that is no JSON object limits nothing. */
export function parseStreamMetadata(json: string, revision: number): StreamMetadata {
  const fields = objectOf(json);
  return {
    revision,
    json: JSON.stringify(fields) === '{}' ? '{}' : json,
    truncateBefore: numberOf(fields.$tb),
    maxCount: numberOf(fields.$maxCount),
    maxAgeSeconds: numberOf(fields.$maxAge),
  };
}

export function isSoftDeleted(metadata: StreamMetadata): boolean {
  return metadata.truncateBefore !== undefined && metadata.truncateBefore >= TOMBSTONE;
}

/** The metadata of a soft-deleted stream that is written to again: what was there before stays hidden. */
export function revivedMetadata(metadata: StreamMetadata, firstRevision: number): string {
  return JSON.stringify({ ...objectOf(metadata.json), $tb: firstRevision });
}

export const isMetastream = (stream: string): boolean => stream.startsWith('$$');
export const metastreamOf = (stream: string): string => `$$${stream}`;
export const originalOf = (metastream: string): string => metastream.slice(2);

function objectOf(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? value : undefined;
}
