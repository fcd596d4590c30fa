import {
  isConfigurationValid,
  isStepValid,
  stepsOf,
  takesUploads,
  type Configurable,
  type Part,
  type PartValue,
} from './configuration.js';

/** A product whose dialog may show its steps one by one. */
export interface Stepwise extends Configurable {
  readonly isStepByStep: boolean;
}

/** Where the dialog can go from a step; steps count from 0. */
export interface StepMoves {
  readonly isLast: boolean;
  /** Null while the step is not done, and on the last one. */
  readonly next: number | null;
  /** Null is out of the dialog. */
  readonly back: number | null;
  readonly canSave: boolean;
}

/** The steps that are shown together: one of a product that goes step by step, else all. */
export function shownSteps(product: Stepwise, step: number): number[] {
  const all = [...stepsOf(product).keys()];
  return product.isStepByStep ? all.filter((index) => index === step) : all;
}

/** On to the next once the step is valid, saved once all are. */
export function stepMoves(product: Stepwise, values: readonly PartValue[], step: number): StepMoves {
  const isLast = !product.isStepByStep || step >= stepsOf(product).length - 1;
  const part = stepsOf(product)[step];
  const isDone = part !== undefined && isStepValid(part, values[step] ?? null);
  return {
    isLast,
    next: !isLast && isDone ? step + 1 : null,
    back: product.isStepByStep && step > 0 ? step - 1 : null,
    canSave: isConfigurationValid(product, values),
  };
}

/** The first step that has to be done before the dialog can go on from a step, or save; null if none. */
export function missingStep(product: Stepwise, values: readonly PartValue[], step: number): number | null {
  const { isLast } = stepMoves(product, values, step);
  const index = stepsOf(product).findIndex(
    (part, at) => (isLast || at === step) && !isStepValid(part, values[at] ?? null),
  );
  return index === -1 ? null : index;
}

const uploadedWords: Readonly<Partial<Record<Part['type'], string>>> = {
  ...{ image: 'ein Bild', images: 'mindestens ein Bild' },
  ...{ file: 'eine Datei', files: 'mindestens eine Datei' },
};

/** What is shown at a step that is missing. */
export function missingStepText({
  type,
  name,
}: Pick<Part, 'type'> & { readonly name?: string | null }): string {
  if (takesUploads({ type })) return `Bitte laden Sie hoch: ${name || uploadedWords[type]}`;
  const isTyped = type === 'text' || type === 'textarea';
  if (!name) return isTyped ? 'Bitte geben Sie etwas ein.' : 'Bitte wählen Sie etwas aus.';
  return isTyped ? `Bitte geben Sie an: ${name}` : `Bitte wählen Sie: ${name}`;
}
