import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH1,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconSeparatorHorizontal,
  IconSourceCode,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTableOff,
  IconTableRow,
  IconUnderline,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/react';

/** What a button of the toolbar does to the selected text. */
export interface Tool {
  readonly label: string;
  readonly icon: typeof IconBold;
  /** Left out where it does something once. */
  readonly isActive?: (editor: Editor) => boolean;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
}

type Level = 2 | 3 | 4;

const heading = (level: Level, icon: Tool['icon']): Tool => ({
  label: `Überschrift ${level - 1}`,
  icon,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.toggleHeading({ level }),
});

const mark = (label: string, name: string, icon: Tool['icon']): Tool => ({
  ...{ label, icon },
  isActive: (editor) => editor.isActive(name),
  run: (chain) => chain.toggleMark(name),
});

const block = (label: string, name: string, icon: Tool['icon'], run: Tool['run']): Tool => ({
  ...{ label, icon, run },
  isActive: (editor) => editor.isActive(name),
});

/** What is always there, in groups. */
export const tools: readonly (readonly Tool[])[] = [
  [heading(2, IconH1), heading(3, IconH2), heading(4, IconH3)],
  [
    mark('Fett', 'bold', IconBold),
    mark('Kursiv', 'italic', IconItalic),
    mark('Unterstrichen', 'underline', IconUnderline),
    mark('Durchgestrichen', 'strike', IconStrikethrough),
    mark('Tiefgestellt', 'subscript', IconSubscript),
    mark('Hochgestellt', 'superscript', IconSuperscript),
    mark('Code', 'code', IconCode),
  ],
  [
    block('Liste', 'bulletList', IconList, (chain) => chain.toggleBulletList()),
    block('Nummerierte Liste', 'orderedList', IconListNumbers, (chain) => chain.toggleOrderedList()),
    block('Zitat', 'blockquote', IconBlockquote, (chain) => chain.toggleBlockquote()),
    block('Codeblock', 'codeBlock', IconSourceCode, (chain) => chain.toggleCodeBlock()),
    { label: 'Trennlinie', icon: IconSeparatorHorizontal, run: (chain) => chain.setHorizontalRule() },
  ],
];

/** What is there inside a table. */
export const tableTools: readonly Tool[] = [
  { label: 'Zeile darüber', icon: IconRowInsertTop, run: (chain) => chain.addRowBefore() },
  { label: 'Zeile darunter', icon: IconRowInsertBottom, run: (chain) => chain.addRowAfter() },
  { label: 'Zeile entfernen', icon: IconRowRemove, run: (chain) => chain.deleteRow() },
  { label: 'Spalte rechts', icon: IconColumnInsertRight, run: (chain) => chain.addColumnAfter() },
  { label: 'Spalte entfernen', icon: IconColumnRemove, run: (chain) => chain.deleteColumn() },
  block('Kopfzeile', 'tableHeader', IconTableRow, (chain) => chain.toggleHeaderRow()),
  { label: 'Tabelle entfernen', icon: IconTableOff, run: (chain) => chain.deleteTable() },
];
