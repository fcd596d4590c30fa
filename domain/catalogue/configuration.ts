export type PartType = 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect';

/** What a customer chose in one step: an option's name, names, a text, one or several uploads, or nothing. */
export type PartValue = string | readonly string[] | UploadReference | readonly UploadReference[] | null;

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
const uploadTypes: readonly PartType[] = ['image', 'images', 'file', 'files'];

/** The steps of the configuration dialog; a product of type 'others' has none. */
export const stepsOf = <P extends Part>(product: Configurable<P>): readonly P[] =>
  product.type === 'others' ? [] : product.config.parts;

/** Whether a step takes a list of values. */
export const takesList = ({ type }: { readonly type: PartType }): boolean => listTypes.includes(type);

/** Whether a step takes uploaded files. */
export const takesUploads = ({ type }: { readonly type: PartType }): boolean => uploadTypes.includes(type);

/** Whether a product cannot be ordered without a file. */
export const requiresUpload = (product: Configurable): boolean =>
  stepsOf(product).some((part) => !part.optional && takesUploads(part));

/** The names or the text of a step, one by one. */
export const namesOf = (value: PartValue): readonly string[] =>
  valuesOf(value).filter((one) => typeof one === 'string');

/** The files uploaded in a step, one by one. */
export const uploadsOf = (value: PartValue): readonly UploadReference[] =>
  valuesOf(value).filter(isUploadReference);

/** The value as an order carries it: blank texts and empty lists are nothing chosen. */
export function settledValue(
  value: PartValue,
): string | string[] | UploadReference | UploadReference[] | null {
  if (isNothing(value)) return null;
  if (!isList(value)) return value;
  return uploadsOf(value).length > 0 ? [...uploadsOf(value)] : [...namesOf(value)];
}

/** The names chosen in a select or multiselect, in the order of the part's options. */
export function chosenOptions<Option extends { readonly name: string }>(
  part: { readonly type: PartType; readonly options: readonly Option[] },
  value: PartValue,
): Option[] {
  if (part.type !== 'select' && part.type !== 'multiselect') return [];
  const names = namesOf(value);
  return part.options.filter(({ name }) => names.includes(name));
}

/** Whether a step is done: filled in unless optional, of the right shape, only known options, none twice. */
export function isStepValid(part: Part, value: PartValue): boolean {
  if (isNothing(value)) return part.optional;
  if (isList(value) !== takesList(part)) return false;
  if (takesUploads(part)) return valuesOf(value).every(isUploadReference);
  const names = namesOf(value);
  if (names.length < valuesOf(value).length) return false;
  if (part.type !== 'select' && part.type !== 'multiselect') return names.every((one) => one.trim() !== '');
  const known = names.every((name) => part.options.some((option) => option.name === name));
  return known && new Set(names).size === names.length;
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
  const chosen = namesOf(value);
  return chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
}

const isList = (value: PartValue): value is readonly string[] | readonly UploadReference[] =>
  Array.isArray(value);

const valuesOf = (value: PartValue): readonly (string | UploadReference)[] => {
  if (value === null) return [];
  return isList(value) ? value : [value];
};

const isNothing = (value: PartValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : valuesOf(value).length === 0;

/** An uploaded file, as the answer to its upload names it. Knowing the public hash is the right to read it. */
export interface UploadReference {
  readonly id: string;
  readonly version: number;
  readonly extension: string;
  readonly publicHash: string;
  readonly mimeType: string;
  /** What its sender calls it; only shown, and never compared. */
  readonly name?: string | undefined;
}

/** Whether a value has the shape of a reference; whether there is such a file only the server knows. */
export function isUploadReference(value: unknown): value is UploadReference {
  if (typeof value !== 'object' || value === null) return false;
  const { version, name, ...texts } = value as Record<keyof UploadReference, unknown>;
  const { id, extension, publicHash, mimeType } = texts;
  return (
    Number.isInteger(version) &&
    (name === undefined || typeof name === 'string') &&
    [id, extension, publicHash, mimeType].every((text) => typeof text === 'string' && text !== '')
  );
}
