import { charactersOf, type Paper } from './paper.js';

/** Escaped characters, decorations, and all others. */
const tokens = /\\x[\da-f]{2}|\\[^]|\^+|[^]/giu;
const decorations = /^(\^+|["_`])$/;

/**
 * Breaks lines between words, where receiptline would cut a word at the edge of the paper. Only words that are longer than a line
 * are cut. Lines of a table are left as they are.
 */
export function wrapWords(markup: string, paper: Pick<Paper, 'width'>): string {
  const width = charactersOf(paper);
  let isTable = false;
  return markup
    .split('\n')
    .map((line) => {
      const columnWidths = /^\{width:(.*)\}$/.exec(line);
      if (columnWidths) isTable = columnWidths[1] !== 'auto';
      return isTable || /^(\{.*\}|-+|=+)$/.test(line) ? line : wrappedLine(line, width);
    })
    .join('\n');
}

function wrappedLine(line: string, width: number): string {
  const [, start = '', text = '', end = ''] = /^(\|?)(.*?)((?<!\\)\|)?$/s.exec(line) ?? [];
  const columns = text.split(/(?<!\\)((?:\\\\)*)\|/).reduce<string[]>(withSlashes, []);
  // As receiptline divides the paper: a blank between columns, the last ones a character wider.
  const free = width - (columns.length - 1);
  const wrapped = columns.map((column, index) =>
    wrappedText(column, Math.floor((free + index) / columns.length)),
  );
  return start + wrapped.join('|') + end;
}

/** `split` answers the backslashes before a divider, which are text, apart. */
const withSlashes = (columns: string[], part: string, index: number): string[] =>
  index % 2 === 0 ? [...columns, part] : columns.with(-1, columns.at(-1)! + part);

/** Spaces at both ends stay: they say how the text is aligned. */
function wrappedText(column: string, width: number): string {
  const text = column.trim();
  if (text === '') return column;
  const [before, after] = column.split(text) as [string, string];
  const indent = /^~*/.exec(text)![0];
  let factor = 1;
  let isLarge = '';
  let [reached, result, blank] = [0, '', ''];
  for (const word of text.split(/ +/)) {
    const lengths: number[] = [];
    const factorBefore = factor;
    for (const token of word.match(tokens) ?? []) {
      if (token.startsWith('^')) {
        isLarge = isLarge === token ? '' : token;
        factor = factorOf(isLarge);
      } else if (!decorations.test(token)) lengths.push(factor);
    }
    const length = lengths.reduce((sum, one) => sum + one, 0);
    const needed = blank === '' ? length : factorBefore + length;
    if (blank !== '' && length > 0 && reached + needed > width) {
      // Receiptline has begun a new line by itself where one is full.
      result += (reached === width ? '' : '\\n') + indent + word;
      reached = endOf(lengths, indent.length, width);
    } else {
      result += blank + word;
      reached = endOf(blank === '' ? lengths : [factorBefore, ...lengths], reached, width);
    }
    blank = ' ';
  }
  return before + result + after;
}

/** Where a text ends that receiptline cuts at the edge, if it began there. */
const endOf = (lengths: readonly number[], start: number, width: number): number =>
  lengths.reduce((reached, one) => (reached + one > width ? one : reached + one), start);

/** `^` is twice as wide, `^^` twice as high, `^^^` both; more is larger. */
const factorOf = ({ length }: string): number => (length < 2 ? length + 1 : Math.min(length, 7) - 1);
