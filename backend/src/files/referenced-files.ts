import { image } from '@bestellwerk/domain/records/definitions/image';
import { upload } from '@bestellwerk/domain/records/definitions/upload';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long a removed record can be restored with its file. */
const DAYS_AFTER_REMOVAL = 30;

interface Holder {
  readonly hashes: Set<string>;
  removedAt: number | null;
}

/** File hashes referenced by images and uploads, in any revision, since earlier ones can be restored. */
export class HeldFiles {
  private readonly holders = new Map<string, Holder>();

  take({ stream, type, data, metadata }: RecordedEvent): void {
    const holder = this.holders.get(stream) ?? { hashes: new Set<string>(), removedAt: null };
    this.holders.set(stream, holder);
    const { hash } = (data as { file?: { hash: string } }).file ?? {};
    if (hash !== undefined) holder.hashes.add(hash);
    if (ends.has(type)) holder.removedAt = Date.parse(metadata.at);
    if (returns.has(type)) holder.removedAt = null;
  }

  /** Referenced hashes, without those of records removed more than 30 days ago. */
  at(now: Date): Set<string> {
    const since = now.getTime() - DAYS_AFTER_REMOVAL * DAY_MS;
    const holding = [...this.holders.values()].filter(
      ({ removedAt }) => removedAt === null || removedAt > since,
    );
    return new Set(holding.flatMap(({ hashes }) => [...hashes]));
  }
}

const ends = new Set([image, upload].flatMap(({ names }) => [names.removed, names.erased]));
const returns = new Set([image, upload].map(({ names }) => names.restored));
