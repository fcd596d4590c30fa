const UNSTORABLE = /\\u(0000|d[89a-f])/i;
/** Also matches whole surrogate pairs, but without looking at what follows. */
const SUSPICIOUS = /[\u0000\ud800-\udfff]/;
const UNSTORABLE_CHARACTERS = /\u0000|\p{Surrogate}/gu;

/**
 * JSON that PostgreSQL takes. It refuses the character NUL and half surrogate pairs, which JSON allows:
 * they become the replacement character, so that no text of a customer can stop a projection.
 */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\u') || !UNSTORABLE.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
}

/** Text that PostgreSQL takes. */
export const storableText = (text: string): string =>
  SUSPICIOUS.test(text) ? text.replace(UNSTORABLE_CHARACTERS, '\ufffd') : text;
