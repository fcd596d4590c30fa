import type { LogFinding } from '@bestellwerk/domain/contracts/log-proof.schema';

/** What a check of the log has found, for people who operate the system. */
export function findingLine(finding: LogFinding): string {
  const { event } = finding;
  switch (finding.kind) {
    case 'changed':
      return `event ${event} was changed: ${placeOf(finding)}`;
    case 'inserted':
      return `event ${event} was inserted: ${placeOf(finding)}`;
    case 'missing':
      return `an event is missing before event ${event}, which is now ${placeOf(finding)}`;
    case 'swapped':
      return `event ${event} and the one after it were swapped: ${placeOf(finding)}`;
    case 'ended':
      return `the log ends after event ${event}, but ${finding.sealed} events are sealed`;
    case 'noSeal':
      return `seal ${finding.seal}, from event ${event} on, is missing`;
    case 'sealDiffers':
      return `seal ${finding.seal}, from event ${event} on, does not fit the events`;
    case 'shorter':
      return `the log has ${event} events, but the proof of ${finding.provenAt} contains ${finding.proven}`;
    case 'otherThanProven':
      return `something from event ${event} to ${finding.proven} was changed after the proof of ${finding.provenAt}`;
    default:
      return finding satisfies never;
  }
}

const placeOf = ({ stream, revision, type }: { stream: string; revision: string; type: string }): string =>
  `${stream}, revision ${revision}, ${type}`;
