import { availabilityTopic } from '@bestellwerk/domain/contracts/live-topics';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import type { Change } from '../platform/consistency/change-feed.js';
import type { LiveReadModel } from '../platform/consistency/live-read-model.js';
import { Availability } from './availability.js';

/** Everybody may follow what a branch does not take: the shop offers only the rest. */
const topics = [{ kind: 'availability', open: (branch: string) => isUuid(branch) }];

@Injectable()
export class LiveBranchDays implements LiveReadModel {
  readonly name = 'branch_day';
  readonly topics = topics;
}

@Injectable()
export class LiveWindowLoads implements LiveReadModel {
  readonly name = 'window_load';
  readonly topics = topics;

  constructor(
    private readonly availability: Availability,
    private readonly catalogue: CatalogueReader,
  ) {}

  /** Nobody sees the rows. This replaces the notices by the projection's topics with those of `alsoNotified`. */
  show = (): Promise<[]> => Promise.resolve([]);

  /** Where windows have no capacity an order makes none full, and nobody has to read again. */
  async alsoNotified(changes: readonly Change[]): Promise<string[]> {
    const changed = new Set(changes.flatMap((change) => change.topics));
    const notified: string[] = [];
    for (const branch of this.catalogue.catalogue().branches) {
      const topic = availabilityTopic(branch.id);
      if (changed.has(topic) && (await this.availability.hasCapacity(branch))) notified.push(topic);
    }
    return notified;
  }
}
