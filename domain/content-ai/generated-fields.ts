import {
  type ContentDraft,
  contentDraftSchema,
  type DraftedField,
} from '../records/definitions/generated.js';
import { site } from '../records/definitions/site.js';
import { draftedFieldWords } from './text-request.schema.js';

/** Control characters, halves of letters, and what stands for lost ones. */
const UNREADABLE = /(?![\n\t])[\p{Cc}\p{Cs}\uFFFD]/gu;

/** What a model answered, as text of each field; what was not asked for or is no text is left out. */
export function answeredTexts(
  answer: unknown,
  fields: readonly DraftedField[],
): Partial<Record<DraftedField, string>> {
  if (typeof answer !== 'object' || answer === null) return {};
  const texts = fields.flatMap((field) => {
    const value = (answer as Record<string, unknown>)[field];
    const text = typeof value === 'string' ? value.replace(UNREADABLE, '') : '';
    return text.trim() === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(texts);
}

interface Fitted {
  /** Only fields with something in them. */
  readonly draft: ContentDraft;
  /** German. */
  readonly warnings: readonly string[];
}

/**
 * Makes what a model wrote fit the fields of a page: HTML is cleaned, plain texts lose theirs, what is too long is cut.
 *
 * @param clean the server's sanitiser of HTML
 */
export function fitDraft(
  texts: Partial<Record<DraftedField, string>>,
  fields: readonly DraftedField[],
  clean: (html: string) => string,
): Fitted {
  const warnings: string[] = [];
  const plain = (field: 'title' | 'description'): string => {
    const text = withoutHtml(texts[field] ?? '');
    const fitting = cutToFit(text, (shorter) => site.schemas.fields.shape[field].safeParse(shorter).success);
    if (fitting !== text)
      warnings.push(`${draftedFieldWords[field]}: Der Vorschlag war zu lang und wurde gekürzt.`);
    return fitting;
  };
  const body = (): string => {
    const html = clean(texts.body ?? '');
    const isFitting = (text: string) =>
      contentDraftSchema.safeParse({ content: { body: { format: 'html', text } } }).success;
    // What was cut in the middle of an element is closed by cleaning.
    const fitting = cutToFit(html, (shorter) => isFitting(clean(shorter)));
    if (fitting === html) return html;
    warnings.push(`${draftedFieldWords.body}: Der Vorschlag war zu lang und wurde gekürzt.`);
    return clean(fitting);
  };
  const [title, description, html] = [plain('title'), plain('description'), body()];
  const draft: ContentDraft = {
    ...(title !== '' && { title }),
    ...(description !== '' && { description }),
    ...(hasContent(html) && { content: { body: { format: 'html', text: html } } }),
  };
  const missing = fields.filter((field) => !(field === 'body' ? 'content' in draft : field in draft));
  if (missing.length > 0 && missing.length < fields.length) {
    const names = missing.map((field) => draftedFieldWords[field]).join(', ');
    warnings.push(`Ohne Vorschlag blieb: ${names}.`);
  }
  return { draft, warnings };
}

/** Text of one line: what looks like an element is dropped. */
export const withoutHtml = (text: string): string =>
  text
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const hasContent = (html: string): boolean =>
  /<img\s/i.test(html) ||
  withoutHtml(html)
    .replace(/&nbsp;/g, '')
    .trim() !== '';

/** The longest beginning that fits, cut between words and with an ellipsis; the text itself if it fits. */
function cutToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  let [shortest, longest] = [0, text.length];
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2);
    if (fits(cut(text, middle))) shortest = middle;
    else longest = middle - 1;
  }
  return shortest === 0 ? '' : cut(text, shortest);
}

const cut = (text: string, length: number): string => `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
