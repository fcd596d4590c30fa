const BEGINNING = 4_096;
/** Bytes that texts have no use for, whatever their encoding. */
const CONTROL = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/;
const BEFORE_ROOT = /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)*/i;

/** Whether a file holds nothing but text. */
export const isPlainText = (content: Buffer): boolean =>
  content.length > 0 && !CONTROL.test(content.toString('latin1'));

/** Whether a text is a drawing in SVG. */
export const isSvg = (content: Buffer): boolean =>
  /^<(?:\w+:)?svg[\s>/]/i.test(content.toString('utf8', 0, BEGINNING).replace(BEFORE_ROOT, ''));
