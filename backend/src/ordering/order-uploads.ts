import { byId } from '@bestellwerk/domain/kernel/by-id';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { messages } from '@bestellwerk/domain/ordering/checkout/check/messages';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { upload as uploadResource } from '@bestellwerk/domain/records/definitions/upload';
import { stepsOf, type UploadReference, uploadsOf } from '@bestellwerk/domain/catalogue/configuration';
import { takesUpload } from '@bestellwerk/domain/catalogue/part-uploads';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeptUploads } from '../files/kept-uploads.js';

/** Limit of files per order. */
const MOST = 50;

/**
 * Uploads that are in an order, but in none with the uid $2. Only orders since the upload can have it: that keeps the search
 * short. The hour is for clocks that differ between nodes.
 */
const TAKEN = `
  SELECT r.id::text AS id FROM views.${modelNameOf(uploadResource)} r
  WHERE r.id::text = ANY ($1) AND EXISTS (
    SELECT FROM views.order_board b
    WHERE b.placed_at > r.created_at - interval '1 hour' AND b.uid <> $2
      AND jsonb_path_exists(b.document::jsonb,
        '$.items[*].parts[*].uploads[*].id ? (@ == $id)', jsonb_build_object('id', r.id)))`;

interface Sent {
  readonly upload: UploadReference;
  readonly step: Product['config']['parts'][number];
  readonly problem: Problem;
}

/** Checks that the files of an order exist and its customer may reference them. */
@Injectable()
export class OrderUploads {
  constructor(
    private readonly uploads: KeptUploads,
    private readonly dataSource: DataSource,
  ) {}

  /** Files that there are not, that their step does not take, or that are too many. */
  async problems(form: OrderForm, products: readonly Product[]): Promise<Problem[]> {
    const sent = sentWith(form, products);
    if (sent.length > MOST) return [{ field: 'items', message: messages.tooManyUploads(MOST) }];
    const problems = await Promise.all(
      sent.map(async ({ upload, step, problem }) =>
        takesUpload(step, upload) && (await this.isThere(upload)) ? null : problem,
      ),
    );
    return [...new Set(problems.filter((problem) => problem !== null))];
  }

  /**
   * Files that are in another order: they are erased along with that one. Only for an order that is about to be placed,
   * since the same form may have been accepted before. An order of the last moment may be missed by the read model.
   */
  async takenProblems(form: OrderForm, products: readonly Product[]): Promise<Problem[]> {
    const sent = sentWith(form, products);
    if (sent.length === 0) return [];
    const rows: { id: string }[] = await this.dataSource.query(TAKEN, [
      sent.map(({ upload }) => upload.id),
      form.replaces?.uid ?? '',
    ]);
    const taken = new Set(rows.map(({ id }) => id));
    return [...new Set(sent.filter(({ upload }) => taken.has(upload.id)).map(({ problem }) => problem))];
  }

  private async isThere(upload: UploadReference): Promise<boolean> {
    return (await this.uploads.find(upload))?.file.mimeType === upload.mimeType;
  }
}

/** Every file of the form; those of one step share the problem that they may be. */
function sentWith({ items }: OrderForm, products: readonly Product[]): Sent[] {
  const productsById = byId(products);
  return items.flatMap((item, index) => {
    const product = productsById.get(item.product);
    if (!product) return [];
    return stepsOf(product).flatMap((step, number) => {
      const problem: Problem = {
        field: `items.${index}.parts.${number}`,
        message: messages.uploadUnknown(product.name, step.name ?? `Schritt ${number + 1}`),
      };
      return uploadsOf(item.parts[number] ?? null).map((upload) => ({ upload, step, problem }));
    });
  });
}
