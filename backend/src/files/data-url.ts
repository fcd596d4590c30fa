/** Media type with parameters, and base64. */
const HEAD = /^data:[\w!#$&^.+-]*(\/[\w!#$&^.+-]*)?(;[\w-]+=[\w".+-]*)*;base64$/;
const LONGEST_HEAD = 300;

/** Decodes a base64 data URL; null if it is malformed. Its media type is ignored, as it cannot be trusted. */
export function bytesOfDataUrl(dataUrl: string): Buffer | null {
  const comma = dataUrl.slice(0, LONGEST_HEAD).indexOf(',');
  if (comma < 0 || !HEAD.test(dataUrl.slice(0, comma))) return null;
  const text = dataUrl.slice(comma + 1);
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === bytesIn(text) ? bytes : null;
}

/** The decoded length of a base64 text if all its characters are valid. */
function bytesIn(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return Math.floor(((text.length - padding) * 3) / 4);
}
