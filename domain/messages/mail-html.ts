import { onlyVariableOf, renderLines } from './render-template.js';
import type { MessageValues } from './message-variables.js';

/** One row of the table of what was ordered. */
export interface MailLine {
  readonly text: string;
  /** With its currency. */
  readonly amount: string;
}

/** What a mail shows beside its text. */
export interface MailLook {
  readonly shopName: string;
  /** Address of a picture, or null: then the name stands in its place. */
  readonly logoUrl: string | null;
  /** On the button that opens the order. */
  readonly linkText: string;
  /** Company and address, one a line. */
  readonly footer: readonly string[];
  readonly lines: readonly MailLine[];
  readonly totals: readonly MailLine[];
}

/** White on it has a contrast of 6.2 to 1; the shop's own colour. */
const COLOUR = '#ae2f68';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Text as it stands in HTML, in attributes too. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/**
 * The HTML of a mail, from the same template as its text. Tables and inline styles only, as mail programs know nothing else
 * for certain. Everything that comes from a template or a value is escaped.
 */
export function mailHtml(
  { subject, template }: { readonly subject: string; readonly template: string },
  values: MessageValues,
  look: MailLook,
): string {
  const body = template
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => block(paragraph.trim(), values, look))
    .join('\n');
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:#f4f2ee;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f4f2ee"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background-color:#ffffff;border-radius:8px">
<tr><td style="padding:20px 24px;border-bottom:4px solid ${COLOUR}">${head(look)}</td></tr>
<tr><td style="padding:24px;color:#222222;font-size:16px;line-height:1.5;${FONT};overflow-wrap:anywhere">
${body}
</td></tr>
<tr><td style="padding:16px 24px;color:#5c5c5c;font-size:13px;line-height:1.5;${FONT};border-top:1px solid #e4e0d8">${look.footer.map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

const head = ({ shopName, logoUrl }: MailLook): string =>
  logoUrl === null
    ? `<span style="color:#222222;font-size:20px;font-weight:bold;${FONT}">${escapeHtml(shopName)}</span>`
    : `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(shopName)}" height="48" style="display:block;max-height:48px;border:0">`;

function block(paragraph: string, values: MessageValues, look: MailLook): string {
  const variable = onlyVariableOf(paragraph);
  if (variable === 'items') return itemTable(look);
  if (variable === 'statusUrl') return button(values.statusUrl, look.linkText);
  // A value may have several lines: the answer to a review.
  const lines = renderLines(paragraph, values).flatMap((line) => line.split('\n').map(escapeHtml));
  return lines.length === 0 ? '' : `<p style="margin:0 0 16px">${lines.join('<br>')}</p>`;
}

const row = ({ text, amount }: MailLine, style: string): string =>
  `<tr><td style="padding:6px 8px 6px 0;${style}">${escapeHtml(text)}</td><td align="right" style="padding:6px 0;white-space:nowrap;${style}">${escapeHtml(amount)}</td></tr>`;

const itemTable = ({ lines, totals }: MailLook): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;font-size:15px">${[
    ...lines.map((line) => row(line, 'border-bottom:1px solid #e4e0d8')),
    ...totals.map((line, index) => row(line, index === totals.length - 1 ? 'font-weight:bold' : '')),
  ].join('')}</table>`;

const button = (url: string, label: string): string =>
  url === ''
    ? ''
    : `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background-color:${COLOUR};color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;
