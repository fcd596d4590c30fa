import { byId } from '@bestellwerk/domain/kernel/by-id';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { messages } from '@bestellwerk/domain/ordering/checkout/check/messages';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { stepsOf, type UploadReference, uploadsOf } from '@bestellwerk/domain/catalogue/configuration';
import { acceptedTypes } from '@bestellwerk/domain/catalogue/part-uploads';
import { Injectable } from '@nestjs/common';
import { KeptUploads } from '../files/kept-uploads.js';

/** Limit of files per order. */
const MOST = 50;

/** Checks that the files of an order exist and its customer may reference them. */
@Injectable()
export class OrderUploads {
  constructor(private readonly uploads: KeptUploads) {}

  async problems({ items }: OrderForm, products: readonly Product[]): Promise<Problem[]> {
    const productsById = byId(products);
    const sent = items.flatMap((item, index) => {
      const product = productsById.get(item.product);
      if (!product) return [];
      return stepsOf(product).flatMap((step, number) => {
        const problem: Problem = {
          field: `items.${index}.parts.${number}`,
          message: messages.uploadUnknown(product.name, step.name ?? `Schritt ${number + 1}`),
        };
        const uploads = uploadsOf(item.parts[number] ?? null);
        return uploads.map((upload) => ({ upload, endings: acceptedTypes(step), problem }));
      });
    });
    if (sent.length > MOST) return [{ field: 'items', message: messages.tooManyUploads(MOST) }];
    const problems = await Promise.all(
      sent.map(async ({ upload, endings, problem }) =>
        endings.includes(`.${upload.extension}`) && (await this.isThere(upload)) ? null : problem,
      ),
    );
    return [...new Set(problems.filter((problem) => problem !== null))];
  }

  private async isThere(upload: UploadReference): Promise<boolean> {
    return (await this.uploads.find(upload))?.file.mimeType === upload.mimeType;
  }
}
