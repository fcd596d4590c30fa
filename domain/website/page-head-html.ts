import type { PageHead } from './page-head.js';

/** What goes into the head element. */
export function headHtml({ title, tags }: PageHead): string {
  const lines = tags.map(({ element, key, value }) => {
    const attributes = [key, value].map(([name, text]) => `${name}="${escaped(text)}"`);
    return `<${element} ${attributes.join(' ')} />`;
  });
  return [`<title>${escaped(title)}</title>`, ...lines].join('\n    ');
}

/** Structured data as an element of a page. In its JSON nothing can end the element or begin a comment. */
export const dataHtml = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
  '\0': '',
};

/** As text of an element, as the value of an attribute in quotes, or in XML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"'\r\0]/g, (character) => references[character]!);
