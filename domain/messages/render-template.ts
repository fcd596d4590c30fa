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

/** What is wrong with a template of a kind of message, in German; null if nothing is. */
export function templateProblem(template: string, kind: MessageKind): string | null {
  const offered: readonly (string | undefined)[] = variablesOf(kind);
  const unknown = wordsIn(template).find((word) => !offered.includes(variableNamed(word)));
  if (unknown !== undefined) {
    return `„{{${unknown}}}“ gibt es in dieser Nachricht nicht. Bitte wählen Sie einen Platzhalter aus der Liste.`;
  }
  return /\{\{|\}\}/.test(template.replace(variable, ''))
    ? 'Ein Platzhalter ist nicht vollständig. Er beginnt mit „{{“ und endet mit „}}“.'
    : null;
}
