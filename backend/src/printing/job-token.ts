import { parse, stringify } from 'uuid';

/** A job and the attempt at it, as printers name it: at most 30 of letters, digits, '_', '.' and '-'. */
export interface JobAttempt {
  readonly job: string;
  readonly attempt: number;
}

export const tokenOf = ({ job, attempt }: JobAttempt): string =>
  `${Buffer.from(parse(job)).toString('base64url')}.${attempt}`;

/** Null for what is no token of ours. */
export function attemptOf(token: unknown): JobAttempt | null {
  const [, id, attempt] = /^([\w-]{22})\.(\d{1,4})$/.exec(String(token)) ?? [];
  if (id === undefined) return null;
  try {
    return { job: stringify(Buffer.from(id, 'base64url')), attempt: Number(attempt) };
  } catch {
    return null;
  }
}
