import { z } from 'zod';

/** Media that every document is offered in; the printer takes the first that it knows. */
export const mediaTypes = ['image/png', 'text/plain'] as const;

/** What the printer says of itself when it polls, as far as it matters here. */
export const starPollSchema = z
  .object({
    statusCode: z.string().max(200).optional(),
    printingInProgress: z.boolean().nullish(),
    clientAction: z
      .array(z.object({ request: z.string().max(100), result: z.unknown() }))
      .max(50)
      .nullish(),
  })
  .meta({ id: 'StarPoll' });

/** What a printer is asked for when its log is wanted. */
export const questions = ['ClientType', 'ClientVersion', 'GetPollInterval', 'Encodings', 'PageInfo'];

/** The beginning of a status such as '200%20OK'. */
const statusNumber = (code: string): number => Number.parseInt(decoded(code), 10);

/** Whether a report says that it is printed. */
export const isPrinted = (code: string): boolean =>
  Math.trunc(statusNumber(code) / 100) === 2 || decoded(code).toUpperCase() === 'OK';

const codes: Readonly<Record<number, string>> = {
  410: 'paper-out',
  411: 'paper-out',
  420: 'cover-open',
  510: 'bad-document',
  511: 'bad-document',
  512: 'bad-document',
  520: 'no-document',
  521: 'no-document',
};

/** The code of a failed job in our words. */
export const failureOf = (code: string): string => codes[statusNumber(code)] ?? 'offline';

/** What the printer said last, for staff. */
export const statusText = (code: string): string =>
  isPrinted(code) || code === ''
    ? 'Bereit'
    : decoded(code)
        .replace(/[^\p{L}\p{N} .,:-]/gu, ' ')
        .trim();

function decoded(code: string): string {
  try {
    return decodeURIComponent(code.replaceAll('+', ' ')).trim();
  } catch {
    return code;
  }
}
