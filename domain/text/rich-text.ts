/** What formatted text may consist of: the editor offers it, and the server takes everything else away. */
export const richTextElements = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'pre', 'code'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

/** By element, its attributes. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

/** Where links lead: other pages of the shop by their ids, since addresses change. */
export const richTextSchemes = ['http', 'https', 'mailto', 'tel', 'site'] as const;

const LINK = new RegExp(`^(/(?![/\\\\])|(${richTextSchemes.join('|')}):)`, 'i');

/** Whether a link may lead to an address: a path of this server, or a whole address of a known kind. */
export const isLinkAddress = (href: string): boolean => LINK.test(href);

/** Pictures and files come from this server alone. */
export const isOwnFile = (address: string): boolean =>
  /^\/(image|upload)\/[\w./-]+$/.test(address) && !address.includes('..');

/** The id of the page that a link leads to; null where it leads elsewhere. */
export const linkedSite = (href: string): string | null =>
  /^site:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(href)?.[1]?.toLowerCase() ?? null;
