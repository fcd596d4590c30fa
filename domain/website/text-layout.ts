export type TextAlign = 'left' | 'center' | 'right';
export type TextVertical = 'top' | 'middle' | 'bottom';

/** A text in its frame. All lengths in the same unit. */
export interface FramedText {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** Of the letters; smaller where the text does not fit otherwise. */
  readonly size: number;
  readonly align: TextAlign;
  readonly vertical: TextVertical;
}

export interface TextLine {
  readonly text: string;
  /** Where it begins, from the left edge of the frame. */
  readonly x: number;
  /** Where its letters stand, from the upper edge of the frame. */
  readonly baseline: number;
}

export interface TextLayout {
  /** The size of letters with which everything fits. */
  readonly size: number;
  readonly lines: readonly TextLine[];
}

/** How wide a text is beside the size of its letters: 2 is twice as wide as that. */
export type Measure = (text: string) => number;

/** From line to line, in sizes of letters. */
export const LINE_HEIGHT = 1.2;
/** Where letters stand in a line, in sizes from its upper edge: capitals are then in its middle. */
const BASELINE = 0.95;
/** Halvings of the range in which the size lies. */
const STEPS = 24;

interface Word {
  readonly text: string;
  readonly width: number;
}
interface Line {
  readonly text: string;
  readonly width: number;
}

/** Breaks a text into lines at spaces and places them. Words stay whole: letters become smaller until the longest one fits. */
export function layOutText(framed: FramedText, measure: Measure): TextLayout {
  const { width, height, align, vertical } = framed;
  const paragraphs = paragraphsOf(framed.text, measure);
  if (paragraphs.every((words) => words.length === 0)) return { size: framed.size, lines: [] };
  const space = measure(' ');
  const linesAt = (size: number) => paragraphs.flatMap((words) => linesOf(words, width / size, space));
  const fits = (size: number): boolean => {
    const lines = linesAt(size);
    return lines.length * LINE_HEIGHT * size <= height && lines.every((line) => line.width * size <= width);
  };
  const size = largest(framed.size, fits);
  const lines = linesAt(size);
  const top = { top: 0, middle: 0.5, bottom: 1 }[vertical] * (height - lines.length * LINE_HEIGHT * size);
  const side = { left: 0, center: 0.5, right: 1 }[align];
  return {
    size,
    lines: lines.flatMap((line, index) =>
      line.text === ''
        ? []
        : [
            {
              text: line.text,
              x: side * (width - line.width * size),
              baseline: top + (index * LINE_HEIGHT + BASELINE) * size,
            },
          ],
    ),
  };
}

/** The words of each line that was typed, without empty lines before and after the text. */
const paragraphsOf = (text: string, measure: Measure): Word[][] =>
  text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line
        .split(/\s+/)
        .filter((word) => word !== '')
        .map((word) => ({ text: word, width: measure(word) })),
    );

/** As many words in each line as there is room for, at least one; no word is an empty line. */
function linesOf(words: readonly Word[], room: number, space: number): Line[] {
  const lines: Line[] = [];
  let line: Line | null = null;
  for (const word of words) {
    const longer: number = line ? line.width + space + word.width : word.width;
    if (line && longer > room) {
      lines.push(line);
      line = word;
    } else line = { text: line ? `${line.text} ${word.text}` : word.text, width: longer };
  }
  return [...lines, line ?? { text: '', width: 0 }];
}

/** The largest value up to `most` that fits: smaller ones fit as well. */
function largest(most: number, fits: (value: number) => boolean): number {
  if (fits(most)) return most;
  let [below, above] = [0, most];
  for (let step = 0; step < STEPS; step++) {
    const middle = (below + above) / 2;
    if (fits(middle)) below = middle;
    else above = middle;
  }
  return below || most / 2 ** STEPS;
}
