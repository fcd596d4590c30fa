import {
  isLinkAddress,
  isOwnFile,
  richTextAttributes,
  richTextElements,
  richTextSchemes,
} from '@bestellwerk/domain/text/rich-text';
import sanitizeHtml from 'sanitize-html';

const MOST_NESTED = 30;

/** What editors and pasted pages call the same. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4' },
  ...{ b: 'strong', i: 'em', del: 's', strike: 's' },
};

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextElements],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextAttributes).map(([element, attributes]) => [element, [...attributes]]),
  ),
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nestingLimit: MOST_NESTED,
  transformTags: {
    ...otherNames,
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: isLinkAddress(href.trim()) ? { href: href.trim() } : ({} as Record<string, string>),
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnFile(attribs['src'] ?? ''),
};

/** The HTML with nothing but what formatted text may consist of: it runs nothing, and asks no other server for anything. */
export const safeHtml = (html: string): string => sanitizeHtml(html, options).trim();
