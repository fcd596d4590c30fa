import type { Product } from '../../records/definitions/product.js';
import { isStepValid, stepsOf, takesUploads } from '../../catalogue/configuration.js';
import type { ChosenPart } from '../order/order-terms.schema.js';
import type { CartItem } from './order-form.schema.js';
import { remarkAmong } from './order-lines.js';

/** What was chosen in a step, without its files. */
export type FormerPart = Pick<ChosenPart, 'name' | 'choices' | 'text'> & { readonly hasFiles: boolean };

type Step = Product['config']['parts'][number];
type Value = CartItem['parts'][number];

interface ChoicesAgain {
  /** One value for each step. */
  readonly parts: Value[];
  /** Choices and texts that have no place any more. */
  readonly lost: readonly string[];
  readonly lacksFiles: boolean;
}

/** The step that has to be answered again before the product can be ordered. */
interface ToChoose {
  readonly step: string;
  readonly isFile: boolean;
}

/** What was chosen before as the product asks for it today. Steps are found by their names. */
export function choicesAgain(chosen: readonly FormerPart[], product: Product): ChoicesAgain | ToChoose {
  const left = [...chosen];
  const parts: Value[] = [];
  const lost: string[] = [];
  let lacksFiles = false;
  for (const [index, step] of stepsOf(product).entries()) {
    const at = left.findIndex(({ name }) => name === (step.name ?? ''));
    const part = at === -1 ? undefined : left.splice(at, 1)[0];
    const kept = part ? keptOf(part, step) : { value: null, lost: [] };
    if (!isStepValid(step, kept.value)) {
      return { step: step.name ?? `Schritt ${index + 1}`, isFile: takesUploads(step) };
    }
    parts.push(kept.value);
    lost.push(...kept.lost);
    lacksFiles ||= part?.hasFiles === true;
  }
  // What staff noted for the kitchen was no choice of the guest.
  const gone = remarkAmong(left.slice(-1)) === undefined ? left : left.slice(0, -1);
  return {
    parts,
    lost: [...lost, ...gone.flatMap(wordsOf)],
    lacksFiles: lacksFiles || gone.some(({ hasFiles }) => hasFiles),
  };
}

/** What of a step's former answer still fits it. */
function keptOf(part: FormerPart, step: Step): { value: Value; lost: string[] } {
  if (takesUploads(step)) return { value: null, lost: wordsOf(part) };
  if (step.type === 'select' || step.type === 'multiselect') {
    const known = new Set(step.options.map(({ name }) => name));
    const fitting = part.choices.filter((choice) => known.has(choice));
    const kept = step.type === 'multiselect' ? [...new Set(fitting)] : fitting.slice(0, 1);
    return {
      value: step.type === 'multiselect' ? kept : (kept[0] ?? null),
      lost: wordsOf(part).filter((word) => !kept.includes(word)),
    };
  }
  return { value: part.text, lost: [...part.choices] };
}

const wordsOf = ({ choices, text }: FormerPart): string[] => [...choices, ...(text?.trim() ? [text] : [])];
