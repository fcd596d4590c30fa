export type PartType = 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect';

/** What a customer chose in one step: an option's name, names, a text, upload references, or nothing. */
export type PartValue = string | readonly string[] | null;

export interface Part {
  readonly type: PartType;
  readonly optional: boolean;
  readonly options: readonly { readonly name: string }[];
}

export interface Configurable<P extends Part = Part> {
  readonly type: 'configurable' | 'bundle' | 'others';
  readonly config: { readonly parts: readonly P[] };
}

const listTypes: readonly PartType[] = ['multiselect', 'images', 'files'];

/** The steps of the configuration dialog; a product of type 'others' has none. */
export const stepsOf = <P extends Part>(product: Configurable<P>): readonly P[] =>
  product.type === 'others' ? [] : product.config.parts;

/** Whether a step takes a list of values. */
export const takesList = ({ type }: { readonly type: PartType }): boolean => listTypes.includes(type);

/** What was chosen in a step, one by one. */
export const valuesOf = (value: PartValue): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);

/** The value as an order carries it: blank texts and empty lists are nothing chosen. */
export function settledValue(value: PartValue): string | string[] | null {
  if (isNothing(value)) return null;
  return typeof value === 'string' ? value : [...valuesOf(value)];
}

/** The names chosen in a select or multiselect, in the order of the part's options. */
export function chosenOptions<Option extends { readonly name: string }>(
  part: { readonly type: PartType; readonly options: readonly Option[] },
  value: PartValue,
): Option[] {
  if (part.type !== 'select' && part.type !== 'multiselect') return [];
  const names = valuesOf(value);
  return part.options.filter(({ name }) => names.includes(name));
}

/** Whether a step is done: filled in unless optional, of the right shape, only known options, none twice. */
export function isStepValid(part: Part, value: PartValue): boolean {
  if (isNothing(value)) return part.optional;
  if (Array.isArray(value) !== takesList(part)) return false;
  const values = valuesOf(value);
  if (part.type !== 'select' && part.type !== 'multiselect') return values.every((one) => one.trim() !== '');
  const known = values.every((name) => part.options.some((option) => option.name === name));
  return known && new Set(values).size === values.length;
}

/** Whether every step is done and no value is left over. */
export function isConfigurationValid(product: Configurable, values: readonly PartValue[]): boolean {
  const steps = stepsOf(product);
  return (
    values.length <= steps.length && steps.every((part, index) => isStepValid(part, values[index] ?? null))
  );
}

/** The value after an option was clicked: a select deselects only if optional, a multiselect toggles. */
export function toggleOption(part: Part, value: PartValue, name: string): PartValue {
  if (part.type !== 'multiselect') return value === name && part.optional ? null : name;
  const chosen = valuesOf(value);
  return chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
}

const isNothing = (value: PartValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : valuesOf(value).length === 0;
