import type { ExistingRecord } from '@bestellwerk/domain/records/managed-record';
import { Injectable } from '@nestjs/common';

type Consequence = (id: string, record: ExistingRecord) => Promise<void>;

/** Actions that run right after a record was written, without waiting for read models. */
@Injectable()
export class Aftermath {
  private readonly consequences = new Map<string, Consequence>();

  /** `consequence` must be idempotent. */
  of(resource: string, consequence: Consequence): void {
    this.consequences.set(resource, consequence);
  }

  async follow(resource: string, id: string, record: ExistingRecord): Promise<void> {
    await this.consequences.get(resource)?.(id, record);
  }
}
