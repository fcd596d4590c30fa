import type { Erasure, ErasureSummary } from '@bestellwerk/domain/contracts/personal-data.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountService } from '../access/account.service.js';

/** Longer than one step of the work takes: until then nobody else goes on with it. */
const IN_HAND_SECONDS = 120;
const LONGEST_PAUSE_SECONDS = 300;

/** An erasure as it is kept. */
export interface KeptErasure extends Omit<Erasure, 'requestedBy'> {
  readonly requestedBy: string | null;
  /** What was sought, only until the work is done. */
  readonly asked: string | null;
  readonly tries: number;
}

export type NewErasure = Pick<
  KeptErasure,
  'id' | 'reason' | 'requestedBy' | 'asked' | 'searchHash' | 'orders' | 'customers'
>;

const COLUMNS = `id, reason, requested_at AS "requestedAt", requested_by AS "requestedBy", asked,
  search_hash AS "searchHash", orders, customers, emptied, left_over AS "left", finished_at AS "finishedAt", tries`;
const NOTHING_YET: Erasure['emptied'] = { keys: 0, mails: 0, messages: 0, uploads: 0 };

/** Erasures that were asked for. They outlive the process: any backend goes on with one. */
@Injectable()
export class ErasureRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
  ) {}

  /** Once: the same again changes nothing. */
  async add({ id, reason, requestedBy, asked, searchHash, orders, customers }: NewErasure): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO app.erasure (id, reason, requested_by, asked, search_hash, orders, customers, emptied)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [id, reason, requestedBy, asked, searchHash, json(orders), json(customers), json(NOTHING_YET)],
    );
  }

  /** Takes the next one that is to be worked on; null if there is none. */
  async take(): Promise<KeptErasure | null> {
    const [row]: Row[] = await this.dataSource.query(
      `WITH taken AS (
         UPDATE app.erasure SET tries = tries + 1, due_at = now() + make_interval(secs => $1)
         WHERE id = (SELECT id FROM app.erasure WHERE finished_at IS NULL AND due_at <= now()
                     ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING *
       ) SELECT ${COLUMNS} FROM taken`,
      [IN_HAND_SECONDS],
    );
    return row ? keptOf(row) : null;
  }

  async isUnderWay(reason: KeptErasure['reason']): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT 1 FROM app.erasure WHERE finished_at IS NULL AND reason = $1 LIMIT 1',
      [reason],
    );
    return rows.length > 0;
  }

  async save({ id, orders, customers, emptied }: KeptErasure): Promise<void> {
    await this.dataSource.query(
      `UPDATE app.erasure SET orders = $2, customers = $3, emptied = $4, due_at = now() + make_interval(secs => $5)
       WHERE id = $1`,
      [id, json(orders), json(customers), json(emptied), IN_HAND_SECONDS],
    );
  }

  async finish({ id }: KeptErasure, left: Erasure['left']): Promise<void> {
    await this.dataSource.query(
      'UPDATE app.erasure SET left_over = $2, asked = NULL, finished_at = now() WHERE id = $1',
      [id, json(left)],
    );
  }

  /** Somebody goes on with it later, each time after a longer pause. */
  async postpone({ id, tries }: KeptErasure): Promise<void> {
    await this.dataSource.query(
      'UPDATE app.erasure SET due_at = now() + make_interval(secs => $2) WHERE id = $1',
      [id, Math.min(2 ** Math.min(tries, 16), LONGEST_PAUSE_SECONDS)],
    );
  }

  /** Newest first. */
  async page(page: number, limit: number): Promise<{ erasures: ErasureSummary[]; total: number }> {
    const rows: (Row & { total: number })[] = await this.dataSource.query(
      `SELECT ${COLUMNS}, (count(*) OVER ())::int AS total FROM app.erasure ORDER BY number DESC LIMIT $1 OFFSET $2`,
      [limit, (page - 1) * limit],
    );
    const kept = await this.named(rows.map(keptOf));
    const erasures = kept.map(({ id, reason, requestedAt, requestedBy, finishedAt, orders, customers }) => ({
      ...{ id, reason, requestedAt, requestedBy, finishedAt },
      ...{ orders: orders.length, customers: customers.length },
      ...{ erasedOrders: erasedOf(orders), erasedCustomers: erasedOf(customers) },
    }));
    return { erasures, total: rows[0]?.total ?? 0 };
  }

  async find(id: string): Promise<Erasure | null> {
    const rows: Row[] = await this.dataSource.query(`SELECT ${COLUMNS} FROM app.erasure WHERE id = $1`, [id]);
    const [erasure] = await this.named(rows.map(keptOf));
    return erasure ?? null;
  }

  private async named(kept: readonly KeptErasure[]): Promise<Erasure[]> {
    const names = await this.accounts.names(kept.flatMap(({ requestedBy }) => requestedBy ?? []));
    return kept.map(({ asked: _, tries: _1, requestedBy: by, ...erasure }) => ({
      ...erasure,
      requestedBy: by === null ? null : { id: by, name: names.get(by) ?? null },
    }));
  }
}

type Row = Omit<KeptErasure, 'requestedAt' | 'finishedAt'> & {
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
};

const erasedOf = (parts: readonly Pick<Erasure['orders'][number], 'outcome'>[]): number =>
  parts.filter(({ outcome }) => outcome === 'erased').length;

const keptOf = ({ requestedAt, finishedAt, ...row }: Row): KeptErasure => ({
  ...row,
  requestedAt: requestedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
