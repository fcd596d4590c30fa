import type { Found } from '@bestellwerk/domain/views/search.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Branches } from '../ordering/order-board.js';

/** Older orders are found by the list of orders: a search while typing looks at what is spoken of. */
const NEWEST = 5_000;

interface Row {
  readonly id: string;
  readonly uid: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Orders by number, ticket and whatever else their list is searched by. */
@Injectable()
export class OrderSearch {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. Every word has to occur. */
  async find(words: readonly string[], branches: Branches, limit: number): Promise<Found[]> {
    if (branches !== 'all' && branches.length === 0) return [];
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    const rows: Row[] = await this.dataSource.query(
      `SELECT id, uid, document -> 'contact' ->> 'firstName' AS "firstName",
              document -> 'contact' ->> 'lastName' AS "lastName"
       FROM (SELECT * FROM views.order_board WHERE $1::uuid[] IS NULL OR branch = ANY ($1)
             ORDER BY placed_at DESC LIMIT ${NEWEST}) AS newest
       WHERE search LIKE ALL ($2) ORDER BY placed_at DESC LIMIT ${limit}`,
      [branches === 'all' ? null : branches, patterns],
    );
    return rows.map(({ id, uid, firstName, lastName }) => ({
      resource: 'order',
      path: 'orders',
      id,
      title: [uid, firstName, lastName].filter(Boolean).join(' '),
    }));
  }
}
