const BEGINNING = 4_096;
/** Bytes that do not occur in texts of any encoding. */
const CONTROL = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/;
const BEFORE_ROOT = /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)*/i;

export const isPlainText = (content: Buffer): boolean =>
  content.length > 0 && !CONTROL.test(content.toString('latin1'));

export const isSvg = (content: Buffer): boolean =>
  /^<(?:\w+:)?svg[\s>/]/i.test(content.toString('utf8', 0, BEGINNING).replace(BEFORE_ROOT, ''));
