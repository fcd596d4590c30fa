import { richTextSchemes } from '@bestellwerk/domain/text/rich-text';

const scheme = /^([a-z][a-z\d+.-]*):/i;

/** Whether formatted text may lead there. */
export function isLinkable(address: string): boolean {
  const written = scheme.exec(address)?.[1]?.toLowerCase();
  if (written === undefined) return !address.startsWith('//');
  return richTextSchemes.some((known) => known === written);
}

/** The address that is meant by what people write; null where it is none. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (text.startsWith('/')) return text.startsWith('//') ? null : text;
  if (/^(mailto|tel):.+/i.test(text)) return text;
  if (/^[^@/:]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^/.:]+(\.[^/.:]+)+(:\d+)?([/?#].*)?$/i.test(address) ? address : null;
}
