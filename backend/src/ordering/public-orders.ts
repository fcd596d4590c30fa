import { publicNumber } from '@bestellwerk/domain/kernel/identifiers';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { StoredPublicOrder } from '@bestellwerk/domain/views/order-documents';
import { publicOrderTable, type PublicOrderRow } from '@bestellwerk/projections/ordering/public-order/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { ApiError } from '../platform/http/api-error.js';
import { Secrets } from '../platform/secrets.js';
import { IncompleteOrders } from './incomplete-orders.js';

/** Orders as their customers see them. */
@Injectable()
export class PublicOrders {
  constructor(
    @InjectRepository(publicOrderTable) private readonly rows: Repository<PublicOrderRow>,
    private readonly secrets: Secrets,
    private readonly incomplete: IncompleteOrders,
  ) {}

  /** Finds an order by its case-insensitive number. Null for an unknown order or a wrong hash. */
  async find(uid: string, hash: string): Promise<PublicOrder | null> {
    const row = await this.rows.findOneBy({ uid: uid.toUpperCase() });
    return row && this.secrets.isOrderHash(row.id, hash) ? this.withHash(row.document) : null;
  }

  /** Throws 404 for an unknown order or a wrong hash. */
  async idOf(uid: string, hash: string): Promise<string> {
    const [row] = await this.rows.find({ select: { id: true }, where: { uid: uid.toUpperCase() } });
    if (row && this.secrets.isOrderHash(row.id, hash)) return row.id;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Bestellung gibt es nicht.');
  }

  async byIds(ids: readonly string[]): Promise<PublicOrder[]> {
    const rows = await this.rows.findBy({ id: In([...ids]) });
    return rows.map(({ document }) => this.withHash(document));
  }

  /** Numbers and hashes by which customers access their orders. */
  keysOf(ids: readonly string[]): { id: string; uid: string; hash: string }[] {
    return ids.map((id) => ({ id, uid: publicNumber(id), hash: this.secrets.orderHash(id) }));
  }

  withHash(order: StoredPublicOrder): PublicOrder {
    return { ...this.incomplete.mark(order), hash: this.secrets.orderHash(order.id) };
  }
}
