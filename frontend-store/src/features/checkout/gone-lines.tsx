import type { KeptItem } from '../../shared/cart/cart-slice.js';
import type { CartLine } from '../../shared/cart/price-cart.js';
import { FieldProblem } from './fields.js';
import { fieldId } from './problems.js';

interface Props {
  items: readonly KeptItem[];
  /** Those whose product is there. */
  lines: readonly CartLine[];
  onRemove(index: number): void;
}

/** Lines of products that the shop has no more, by the names they had. */
export const GoneLines = ({ items, lines, onRemove }: Props) => (
  <ul>
    {items.map(
      ({ remembered: { name } }, index) =>
        !lines.some((line) => line.index === index) && (
          <li key={index} id={fieldId(`items.${index}`)} tabIndex={-1} className="py-3">
            <p className="font-semibold line-through">{name}</p>
            <FieldProblem>„{name}“ gibt es nicht mehr.</FieldProblem>
            <button
              type="button"
              className="link min-h-11 font-semibold"
              aria-label={`Entfernen: ${name}`}
              onClick={() => onRemove(index)}
            >
              Entfernen
            </button>
          </li>
        ),
    )}
  </ul>
);
