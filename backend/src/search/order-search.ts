import type { Found } from '@bestellwerk/domain/views/search.schema';
import { orderSearchTable } from '@bestellwerk/projections/order-search/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { escapeLike } from '../database/escape-like.js';
import type { Branches } from '../ordering/order-board.js';

/** Orders by number, ticket and whoever ordered. */
@Injectable()
export class OrderSearch {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. Every word has to occur. */
  async find(words: readonly string[], branches: Branches, limit: number): Promise<Found[]> {
    if (branches !== 'all' && branches.length === 0) return [];
    const orders = this.dataSource.getRepository(orderSearchTable).createQueryBuilder('o');
    if (branches !== 'all') orders.where('o.branch = ANY (:branches)', { branches });
    for (const [index, word] of words.entries()) {
      orders.andWhere(`o.search LIKE :word${index}`, { [`word${index}`]: `%${escapeLike(word)}%` });
    }
    const found = await orders.orderBy('o.placedAt', 'DESC').limit(limit).getMany();
    return found.map(({ id, title }) => ({ resource: 'order', path: 'orders', id, title }));
  }
}
