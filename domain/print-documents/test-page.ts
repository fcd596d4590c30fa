import { formatDateTime } from '../text/formats.js';
import { blank, bold, documentOf, ends, large, left, oneColumn, plain, rule } from './markup.js';
import type { PrintContext } from './print-context.js';

/** Letters that printers without the right code page get wrong. */
export const HARD_LETTERS = 'äöüÄÖÜß€ é –';

/** Shows whether a printer prints, what it is called here, and whether its letters are right. */
export const testPage = (printer: string, { printedAt, timeZone, branch }: PrintContext): string =>
  documentOf(
    oneColumn,
    large(bold('Testseite')),
    plain(printer),
    plain(branch.name),
    plain(formatDateTime(printedAt, timeZone)),
    rule,
    left(plain('Umlaute und Zeichen:')),
    left(plain(HARD_LETTERS)),
    ends('links', 'rechts'),
    rule,
    plain('Sind Zeichen falsch, wählen Sie bitte eine andere Zeichentabelle oder „Als Bild drucken“.'),
    blank,
  );
