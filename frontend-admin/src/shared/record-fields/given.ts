/** Whether a field says anything: neither what is empty does, nor what consists of nothing but that. */
export function isGiven(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object') return true;
  if (isRichText(value)) return value.text !== '';
  return Object.values(value).some(isGiven);
}

const isRichText = (value: object): value is { format: 'html'; text: string } =>
  'format' in value && value.format === 'html' && 'text' in value;
