import type { Resource } from '@bestellwerk/domain/records/resource';
import type { Catalogue, WholeCatalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { audienceOf, catalogueFor } from '@bestellwerk/domain/views/catalogue-audience';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ApiError } from '../platform/http/api-error.js';
import { DEFAULT_LIMIT } from '../platform/http/list-query.js';
import { askedPosition } from '../platform/consistency/consistent-with.js';
import type { RecordQuery } from './record-query.js';

interface Reader {
  readonly staff: Staff | null;
  readonly request: FastifyRequest;
}

/** Limits visitors to the records in their start-up batch, without removed ones. */
@Injectable()
export class PublicRecordFilter {
  private readonly views = new WeakMap<WholeCatalogue, Catalogue>();

  constructor(private readonly reader: CatalogueReader) {}

  /** The unchanged query for staff, and one limited to visible records for visitors. */
  async narrowed(resource: Resource, query: RecordQuery, { staff, request }: Reader): Promise<RecordQuery> {
    if (audienceOf(staff) === 'staff') return query;
    const { page, limit, ids } = query;
    const shown = await this.shown(resource, request);
    return {
      ...query,
      removed: false,
      limit: limit ?? (page !== undefined && !ids ? DEFAULT_LIMIT : undefined),
      ids: shown && (ids ? ids.filter((id) => shown.includes(id)) : shown),
    };
  }

  /** Throws 404 for a record that the user may not see. */
  async requireVisible(resource: Resource, id: string, { staff, request }: Reader): Promise<void> {
    if (audienceOf(staff) === 'staff') return;
    const shown = await this.shown(resource, request);
    if (!shown || shown.includes(id)) return;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
  }

  /** Visible ids; undefined for a kind of record that is not in the batch. */
  private async shown({ path }: Resource, request: FastifyRequest): Promise<readonly string[] | undefined> {
    const position = askedPosition(request);
    if (position !== null) await this.reader.upTo(position);
    const whole = this.reader.catalogue();
    const view = this.views.get(whole) ?? catalogueFor('visitors', whole);
    this.views.set(whole, view);
    const records = (view as unknown as Readonly<Record<string, readonly { id: string }[] | undefined>>)[
      path
    ];
    return records?.map(({ id }) => id);
  }
}
