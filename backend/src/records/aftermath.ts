import type { ExistingRecord } from '@bestellwerk/domain/managed/managed-record';
import { Injectable } from '@nestjs/common';

type Consequence = (id: string, record: ExistingRecord) => Promise<void>;

/** What must hold at once when a record of a resource was written, and waits for no read model. */
@Injectable()
export class Aftermath {
  private readonly consequences = new Map<string, Consequence>();

  /** `consequence` may be repeated. */
  of(resource: string, consequence: Consequence): void {
    this.consequences.set(resource, consequence);
  }

  async follow(resource: string, id: string, record: ExistingRecord): Promise<void> {
    await this.consequences.get(resource)?.(id, record);
  }
}
