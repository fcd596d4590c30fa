import type { WorkingTime } from './working-time.js';

/**
 * Time does not run backwards in a person's activities, even if the server's clock was put back or two
 * servers differ: what is pressed now happens at the earliest when the last press happened.
 */
export function notBeforeLastPress(person: WorkingTime, at: string): string {
  return later(at, lastPress(person));
}

function lastPress(person: WorkingTime): string | undefined {
  switch (person.status) {
    case 'away':
      return person.closed
        .filter(({ isVoided }) => !isVoided)
        .map(({ record }) => record.endedAt)
        .reduce<string | undefined>(
          (latest, end) => (latest === undefined ? end : later(end, latest)),
          undefined,
        );
    case 'working':
      return person.open.pauses.at(-1)?.to ?? person.open.startedAt;
    case 'paused':
      return person.pausedAt;
    default:
      return person satisfies never;
  }
}

const later = (one: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;
