import type { LiveChanges } from '@bestellwerk/domain/contracts/live.schema';
import { Injectable } from '@nestjs/common';
import type { Change } from '../platform/consistency/change-feed.js';
import { LiveGateway } from './live.gateway.js';

/** Sends only that a list has changed: every client sorts and filters in its own way. */
@Injectable()
export class LiveRecords {
  constructor(private readonly gateway: LiveGateway) {}

  /** One message for each topic of a batch, without rows. */
  tell(batch: readonly Change[]): void {
    for (const message of messagesOf(batch)) {
      if (this.gateway.hasListeners(message.topic)) this.gateway.send(message);
    }
  }
}

function messagesOf(batch: readonly Change[]): LiveChanges[] {
  const { projection, position } = batch.at(-1)!;
  const topics = [...new Set(batch.flatMap((change) => change.topics))];
  return topics.map((topic) => ({ topic, projection, position, rows: [] }));
}
