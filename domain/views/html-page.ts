import { escapeHtml } from '../messages/mail-html.js';

export type Line = readonly [label: string, value: string | number | null | undefined];

/** Lines with a label each; those without a value are left out. */
export const linesHtml = (lines: readonly Line[]): string => {
  const filled = lines.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const rows = filled.map(
    ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(String(value))}</dd>`,
  );
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '';
};

export const listHtml = (entries: readonly string[]): string =>
  entries.length > 0 ? `<ul>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>` : '';

export const sectionHtml = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${escapeHtml(title)}</h2>${parts.join('')}</section>`;

/** A file that people open and print: it loads nothing. `body` is HTML. */
export const pageHtml = (title: string, body: string): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
section { border-top: 1px solid #ccc; margin-top: 1.5rem; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { color: #555; } dd, li { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;
