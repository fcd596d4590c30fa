import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { PersonSelection } from '@bestellwerk/domain/contracts/personal-data.schema';
import { uploadsIn } from '@bestellwerk/domain/ordering/order/personal-items';
import { customer, type Customer } from '@bestellwerk/domain/records/definitions/customer';
import { upload, type Upload } from '@bestellwerk/domain/records/definitions/upload';
import { type PersonExport, personExportHtml } from '@bestellwerk/domain/views/person-export';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Injectable } from '@nestjs/common';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import { promisify } from 'node:util';
import { DataSource } from 'typeorm';
import { Storage } from '../files/storage.js';
import { OrderBoard } from '../ordering/order-board.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';

const zipped = promisify<AsyncZippable, Uint8Array>((files, done) => zip(files, done));

/** All that is kept of one person as a file: a page for people, the same for programs, and the files they sent. */
@Injectable()
export class PersonFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly board: OrderBoard,
    private readonly storage: Storage,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  async of(selection: PersonSelection): Promise<Buffer> {
    const orders = await this.board.byIds(selection.orders);
    const files = await this.filesOf(orders);
    const texts = await this.historyOf(orders);
    const data: PersonExport = {
      createdAt: this.clock.now().toISOString(),
      search: selection.search,
      orders: orders.map((order) => ({
        ...order,
        // Names of staff are not this person's.
        notes: order.notes.map(({ text, at, actor }) => ({
          text,
          at,
          actor: { kind: actor.kind, id: null },
        })),
        history: texts.get(order.id) ?? [],
        files: uploadsIn(order.items).flatMap((id) => files.get(id)?.name ?? []),
      })),
      customers: await this.documents<Customer>(customer, selection.customers),
    };
    const { timeZone } = this.catalogue.catalogue().config;
    const named = [...files.values()].map(({ name, content }) => [name, new Uint8Array(content)] as const);
    const packed = await zipped({
      'auskunft.html': strToU8(personExportHtml(data, timeZone)),
      'auskunft.json': strToU8(`${JSON.stringify(data, null, 2)}\n`),
      ...Object.fromEntries(named),
    });
    return Buffer.from(packed);
  }

  /** By the id of the upload. */
  private async filesOf(
    orders: readonly StaffOrder[],
  ): Promise<Map<string, { name: string; content: Buffer }>> {
    const ids = [...new Set(orders.flatMap(({ items }) => uploadsIn(items)))];
    const uploads = await this.documents<Upload>(upload, ids);
    const files = await Promise.all(
      uploads.map(async ({ id, file }) => {
        const content = await this.storage.find(file.hash);
        return content && ([id, { name: `dateien/${id}.${file.extension}`, content }] as const);
      }),
    );
    return new Map(files.filter((file) => file !== null));
  }

  private async historyOf(
    orders: readonly StaffOrder[],
  ): Promise<Map<string, { at: string; text: string }[]>> {
    const rows: { order: string; entries: { at: string; text: string }[] }[] = await this.dataSource.query(
      `SELECT order_id AS "order", jsonb_agg(jsonb_build_object('at', document->>'at', 'text', document->>'text')
         ORDER BY revision) AS entries
       FROM views.order_history WHERE order_id = ANY ($1::uuid[]) GROUP BY order_id`,
      [orders.map(({ id }) => id)],
    );
    return new Map(rows.map(({ order, entries }) => [order, entries]));
  }

  private async documents<Fields>(
    resource: Parameters<typeof modelNameOf>[0],
    ids: readonly string[],
  ): Promise<(Fields & { id: string })[]> {
    const rows: { id: string; document: Fields }[] = await this.dataSource.query(
      `SELECT id, document FROM views.${modelNameOf(resource)} WHERE id = ANY ($1) AND title <> '' ORDER BY id`,
      [ids],
    );
    return rows.map(({ id, document }) => ({ ...document, id }));
  }
}
