import type { MessageKind } from './message-kinds.schema.js';
import { type MessageValues, type MessageVariable, variableNamed, variablesOf } from './message-variables.js';

const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The words in double braces. */
const wordsIn = (line: string): string[] => [...line.matchAll(variable)].map(([, word]) => word!);

/**
 * A template with its values: a plain text. Values are put in once and never read as a template again. A line whose
 * variables are all empty is left out, so that 'Fragen? {{Telefon}}' vanishes where there is none.
 */
export const renderTemplate = (template: string, values: MessageValues): string =>
  renderLines(template, values)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The lines of a template that remain, with their values. */
export const renderLines = (template: string, values: MessageValues): string[] =>
  template
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => isNeeded(line, values))
    .map((line) => withoutGaps(line.replace(variable, (_, word: string) => valueOf(word, values))));

/** An empty value leaves no second blank, and none before a comma. */
const withoutGaps = (line: string): string =>
  line
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.!?])/g, '$1')
    .trimEnd();

function isNeeded(line: string, values: MessageValues): boolean {
  const words = wordsIn(line);
  return words.length === 0 || words.some((word) => valueOf(word, values) !== '');
}

function valueOf(word: string, values: MessageValues): string {
  const name = variableNamed(word);
  return name === undefined ? '' : values[name];
}

/** For a subject or another single line: nothing in it can begin a further header. */
export const renderLine = (template: string, values: MessageValues): string =>
  oneLine(renderTemplate(template, values));

/** A text without line breaks, control characters and invisible letters that turn the direction of reading. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The variable that a paragraph consists of; undefined if there is anything else. */
export function onlyVariableOf(paragraph: string): MessageVariable | undefined {
  const [, word] = /^\{\{\s*([^{}]*?)\s*\}\}$/.exec(paragraph) ?? [];
  return word === undefined ? undefined : variableNamed(word);
}

/** What is wrong with a template of a kind of message, in German: each unknown variable, and each that is not closed. */
export function templateProblems(template: string, kind: MessageKind): string[] {
  const unknown = [...new Set(wordsIn(template).filter((word) => !isOffered(word, kind)))];
  const open = unclosedIn(template);
  return [
    ...(unknown.length > 0
      ? [
          `${inList(unknown.map((word) => `{{${word}}}`))} gibt es in dieser Nachricht nicht. Bitte wählen Sie einen Platzhalter aus der Liste.`,
        ]
      : []),
    ...(open.length > 0
      ? [`Ein Platzhalter ist nicht vollständig. Er beginnt mit „{{“ und endet mit „}}“: ${inList(open)}.`]
      : []),
  ];
}

/** The same as one text; null if nothing is wrong. */
export const templateProblem = (template: string, kind: MessageKind): string | null =>
  templateProblems(template, kind).join(' ') || null;

/** A template whose unknown variables stay visible when it is rendered: '[Vornahme?]'. */
export const withUnknownShown = (template: string, kind: MessageKind): string =>
  template.replace(variable, (whole, word: string) => (isOffered(word, kind) ? whole : `[${word}?]`));

function isOffered(word: string, kind: MessageKind): boolean {
  const name = variableNamed(word);
  return name !== undefined && variablesOf(kind).includes(name);
}

const inList = (texts: readonly string[]): string =>
  new Intl.ListFormat('de', { type: 'conjunction' }).format(texts.map((text) => `„${text}“`));

const LONGEST_PLACE = 40;

/** Where braces stand that belong to no whole variable, with a little of what is around them. */
function unclosedIn(template: string): string[] {
  const rest = template.replace(variable, '\n');
  if (!/\{\{|\}\}/.test(rest)) return [];
  return [...rest.matchAll(/\{\{[^\n]*|[^\n]*\}\}/g)].map(([place]) =>
    place.startsWith('{{') ? place.slice(0, LONGEST_PLACE).trim() : place.slice(-LONGEST_PLACE).trim(),
  );
}
