import { Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isOwnFile } from '@bestellwerk/domain/text/rich-text';
import { isLinkable } from './links.js';

/** Small text above or below the line; the two exclude each other. */
const shifted = (name: string, tag: string, other: string) =>
  Mark.create({
    name,
    excludes: `${name} ${other}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Without the widths of columns, which are no part of formatted text. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => () => {
    const dom = document.createElement('table');
    return { dom, contentDOM: dom.appendChild(document.createElement('tbody')) };
  },
});

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** Only of this server, also where an address names it. */
const OwnImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => (isOwnFile(addressOf(image)) ? null : false),
    },
  ],
  addAttributes: () => ({
    src: { default: null, parseHTML: addressOf },
    ...{ alt: { default: null }, width: { default: null }, height: { default: null } },
  }),
});

function addressOf(image: HTMLElement): string {
  const src = image.getAttribute('src') ?? '';
  const { origin } = window.location;
  return src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
}

/** What formatted text may consist of, as domain/text/rich-text.ts has it. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isLinkable,
      defaultProtocol: 'https',
    },
    // It would change text that is only looked at.
    trailingNode: false,
  }),
  shifted('subscript', 'sub', 'superscript'),
  shifted('superscript', 'sup', 'subscript'),
  OwnImage,
  PlainTable,
  TableRow,
  ScopedHeader,
  TableCell,
];
