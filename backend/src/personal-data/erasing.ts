import type { PersonSelection } from '@bestellwerk/domain/contracts/personal-data.schema';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { Staff } from '../access/staff.js';
import { OrderBoard } from '../ordering/order-board.js';
import { ApiError } from '../platform/http/api-error.js';
import { Secrets } from '../platform/secrets.js';
import { ErasureRequests } from './erasure-requests.js';
import { ErasureWorker } from './erasure-worker.js';
import { erasedOrders } from './erased-orders.js';

/** Begins erasures that somebody asks for. */
@Injectable()
export class Erasing {
  constructor(
    private readonly requests: ErasureRequests,
    private readonly worker: ErasureWorker,
    private readonly board: OrderBoard,
    private readonly secrets: Secrets,
  ) {}

  /** The id of the erasure; the same for a repeated command. Throws 422 under a key of another one. */
  async begin(
    { search, orders: ids, customers }: PersonSelection,
    staff: Staff,
    key: string,
  ): Promise<string> {
    const id = deterministicId('erasure', key);
    const searchHash = this.secrets.pseudonym('erasure', search.trim().toLowerCase());
    const known = await this.requests.find(id);
    if (known && known.searchHash !== searchHash) throw usedKey();
    const orders = erasedOrders(ids, await this.board.byIds(ids));
    await this.requests.add({
      ...{ id, reason: 'request', requestedBy: staff.id, asked: search, searchHash, orders },
      customers: customers.map((customer) => ({ id: customer, outcome: null })),
    });
    this.worker.look();
    return id;
  }
}

const usedKey = (): ApiError =>
  ApiError.of(
    HttpStatus.UNPROCESSABLE_ENTITY,
    'Dieser Schlüssel wurde schon für eine andere Löschung verwendet.',
  );
