const UNSTORABLE = /\\u(0000|d[89a-f])/i;

/**
 * JSON that PostgreSQL takes. It refuses the character NUL and half surrogate pairs, which JSON allows:
 * they become the replacement character, so that no text of a customer can stop a projection.
 */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!UNSTORABLE.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string'
      ? part.replaceAll('\u0000', '\ufffd').replace(/\p{Surrogate}/gu, '\ufffd')
      : part,
  );
}
