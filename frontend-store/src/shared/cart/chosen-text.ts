import {
  chosenOptions,
  type PartValue,
  stepsOf,
  uploadsOf,
} from '@bestellwerk/domain/catalogue/configuration';
import { uploadWords } from '@bestellwerk/domain/catalogue/part-uploads';
import type { Product } from '@bestellwerk/domain/records/definitions/product';

/** What was chosen of a product, as one line: 'Groß, Pommes frites, „ohne Salz“, Torte.jpg'. Empty if nothing was. */
export function chosenText(product: Product, parts: readonly PartValue[]): string {
  return stepsOf(product)
    .flatMap((step, index) => {
      const value = parts[index] ?? null;
      const options = chosenOptions(step, value).map((option) => option.name);
      if (options.length > 0 || step.type === 'select') return options;
      return typeof value === 'string' ? [`„${value}“`] : uploadsOf(value).map(uploadWords);
    })
    .join(', ');
}
