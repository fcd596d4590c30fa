import { LRUCache } from 'lru-cache';
import { LogUnavailable } from './errors.js';
import { BatchLoader } from './queues.js';

/** Stores the keys of personal data, apart from the log. A subject is an order or a person. */
export interface KeyStore {
  /**
   * The key (32 bytes) of every subject, created if missing. A subject that was erased gets
   * no key again and is missing in the answer. Two callers at once receive the same key.
   */
  create(subjects: readonly string[]): Promise<Map<string, Buffer>>;
  /** The keys there are. */
  find(subjects: readonly string[]): Promise<Map<string, Buffer>>;
  /** Destroys a key for good: everything encrypted with it reads as null from now on. */
  erase(subject: string): Promise<void>;
}

const MAX_KEYS = 20_000;
/** A key that another node erased is forgotten here after this time at the latest. */
const MAX_AGE_MS = 60_000;

/** The keys used lately, in front of a key store. Throws LogUnavailable while the store is away. */
export class KeyRing implements KeyStore {
  private readonly keys = new LRUCache<string, Buffer>({ max: MAX_KEYS, ttl: MAX_AGE_MS });

  private readonly created: BatchLoader<Map<string, Buffer>>;

  constructor(private readonly store: KeyStore) {
    this.created = new BatchLoader((missing) => store.create(missing));
  }

  create(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    return this.collect(subjects, async (missing) => chosen(await this.created.of(missing), missing));
  }

  find(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    return this.collect(subjects, (missing) => this.store.find(missing));
  }

  async erase(subject: string): Promise<void> {
    await this.store.erase(subject);
    this.keys.delete(subject);
  }

  private async collect(
    subjects: readonly string[],
    load: (missing: readonly string[]) => Promise<Map<string, Buffer>>,
  ): Promise<Map<string, Buffer>> {
    const found = new Map<string, Buffer>();
    const missing = new Set<string>();
    for (const subject of subjects) {
      const key = this.keys.get(subject);
      if (key) found.set(subject, key);
      else missing.add(subject);
    }
    if (missing.size === 0) return found;
    for (const [subject, key] of await load([...missing]).catch(unavailable)) {
      this.keys.set(subject, key);
      found.set(subject, key);
    }
    return found;
  }
}

function chosen(keys: ReadonlyMap<string, Buffer>, subjects: readonly string[]): Map<string, Buffer> {
  return new Map(
    subjects.flatMap((subject) => {
      const key = keys.get(subject);
      return key ? [[subject, key] as const] : [];
    }),
  );
}

function unavailable(error: unknown): never {
  throw new LogUnavailable(error);
}
