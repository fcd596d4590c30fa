import type { Product } from '@bestellwerk/domain/records/definitions/product';
import {
  chosenOptions,
  type PartValue,
  stepsOf,
  uploadsOf,
} from '@bestellwerk/domain/catalogue/configuration';

/** What was chosen of a product, as one line: 'Groß, Pommes frites, ohne Salz'. Empty if nothing was. */
export function chosenText(product: Product, parts: readonly PartValue[]): string {
  return stepsOf(product)
    .flatMap((step, index) => {
      const value = parts[index] ?? null;
      const options = chosenOptions(step, value).map((option) => option.name);
      if (options.length > 0 || step.type === 'select') return options;
      const files = uploadsOf(value).map(({ extension }) => `Datei (${extension.toUpperCase()})`);
      return typeof value === 'string' ? [`„${value}“`] : files;
    })
    .join(', ');
}
