/** A piece of a line. A link has an address with http, https, mailto or tel, or a path of the shop. */
export type MarkdownInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

/** A part of a text; each line is a list of its pieces. */
export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'list' | 'paragraph'; readonly lines: readonly (readonly MarkdownInline[])[] };

/**
 * The Markdown that settings and pages may have: headings, paragraphs, lists, bold, links. Everything else, HTML too, is
 * text. Headings below the second level count as the second.
 */
export const markdownBlocks = (text: string): MarkdownBlock[] =>
  text
    .replaceAll('\r', '')
    .split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);

function blockOf(block: string): MarkdownBlock {
  const heading = /^(#{1,4})\s+(.*)$/.exec(block);
  if (heading) return { kind: 'heading', level: heading[1]!.length === 1 ? 1 : 2, text: heading[2]! };
  const lines = block.split('\n');
  return lines.every((line) => /^[-*]\s/.test(line))
    ? { kind: 'list', lines: lines.map((line) => inlineOf(line.slice(2))) }
    : { kind: 'paragraph', lines: lines.map(inlineOf) };
}

const INLINE = /(\*\*[^*]+\*\*|\[[^\]]+\]\((?:https?:|mailto:|tel:|\/(?![/\\]))[^)\s]*\))/;

/** What the pattern finds is at every second place: only that may become a link, whatever the rest looks like. */
const inlineOf = (line: string): MarkdownInline[] =>
  line
    .split(INLINE)
    .map((piece, index) => (index % 2 === 1 ? markedOf(piece) : textOf(piece)))
    .filter(({ text }) => text !== '');

function markedOf(piece: string): MarkdownInline {
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
  return link
    ? { kind: 'link', text: link[1]!, address: link[2]! }
    : { kind: 'strong', text: piece.slice(2, -2) };
}

const textOf = (text: string): MarkdownInline => ({ kind: 'text', text });
