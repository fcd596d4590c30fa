import type { Erasure } from '@bestellwerk/domain/contracts/personal-data.schema';
import { upload } from '@bestellwerk/domain/records/definitions/upload';
import { EventLog } from '@bestellwerk/event-log/event-log';
import type { ReadModelName } from '@bestellwerk/projections/projections';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { PersonSearch } from './person-search.js';
import type { KeptErasure } from './erasure-requests.js';

const WITHIN_MS = 30_000;
const models: readonly ReadModelName[] = [
  ...(['order_board', 'order_history', 'order_search', 'public_order', 'payment', 'erased_order'] as const),
  ...(['record_customer', 'record_upload'] as const),
];

/** Looks for what is left of what was erased: the result stands in the proof. */
@Injectable()
export class ErasureCheck {
  constructor(
    private readonly dataSource: DataSource,
    private readonly eventLog: EventLog,
    private readonly checkpoints: Checkpoints,
    private readonly search: PersonSearch,
  ) {}

  /** Throws as long as the read models have not handled what was erased. */
  async of({ orders, customers, asked }: KeptErasure): Promise<Erasure['left']> {
    const head = await this.eventLog.head();
    for (const model of models)
      if (!(await this.checkpoints.reaches(model, head, WITHIN_MS))) throw new Error(`${model} is behind`);
    const erased = [...orders, ...customers]
      .filter(({ outcome }) => outcome === 'erased')
      .map(({ id }) => id);
    const counts: [Counts] = await this.dataSource.query(LEFT, [erased]);
    const found = asked === null ? null : await this.search.find(asked);
    return { ...counts[0], found: found && found.orders.length + found.customers.length };
  }
}

type Counts = Omit<NonNullable<Erasure['left']>, 'found'>;

const LEFT = `
  SELECT
    (SELECT count(*)::int FROM app.subject_key WHERE subject = ANY ($1::text[]) AND key IS NOT NULL) AS keys,
    (SELECT count(*)::int FROM app.mail WHERE person::text = ANY ($1)) AS mails,
    (SELECT count(*)::int FROM views.erased_order e
       JOIN LATERAL jsonb_array_elements_text(e.uploads::jsonb) AS u(id) ON true
       JOIN views.${modelNameOf(upload)} r ON r.id = u.id
       WHERE e.id::text = ANY ($1) AND NOT r.is_removed) AS uploads,
    (SELECT count(*)::int FROM views.order_board b WHERE b.id = ANY ($1::uuid[])
       AND (b.document->'contact'->>'email' IS NOT NULL OR b.document->'contact'->>'lastName' IS NOT NULL
         OR b.document->>'erasedAt' IS NULL)) +
    (SELECT count(*)::int FROM views.order_search s WHERE s.id = ANY ($1::uuid[])
       AND (s.guest <> s.plain_guest OR s.sounds <> '')) +
    (SELECT count(*)::int FROM views.order_history h WHERE h.order_id = ANY ($1::uuid[]) AND h.erased IS NOT NULL) +
    (SELECT count(*)::int FROM views.public_order p WHERE p.id = ANY ($1::uuid[])
       AND p.document->>'comment' IS NOT NULL) +
    (SELECT count(*)::int FROM views.record_customer r WHERE r.id = ANY ($1) AND r.title <> '') AS "readModels"`;
