import type { LogFinding } from '../contracts/log-proof.schema.js';
import { formatNumber } from '../text/formats.js';
import { eventWords } from './journal-words.js';

/** What a check of the log has found, for staff. */
export function logFindingText(finding: LogFinding, timeText: (instant: string) => string): string {
  const number = formatNumber(finding.event);
  switch (finding.kind) {
    case 'changed':
      return `Ereignis ${number} wurde verändert (${placeText(finding)}).`;
    case 'inserted':
      return `Ereignis ${number} wurde nachträglich eingefügt (${placeText(finding)}).`;
    case 'missing':
      return `Vor Ereignis ${number} fehlt mindestens ein Ereignis (jetzt steht dort: ${placeText(finding)}).`;
    case 'swapped':
      return `Ereignis ${number} und das folgende wurden vertauscht (${placeText(finding)}).`;
    case 'ended':
      return `Das Protokoll endet nach Ereignis ${number}, versiegelt sind aber ${formatNumber(finding.sealed)} Ereignisse. Das Ende fehlt.`;
    case 'noSeal':
      return `Das Siegel ${formatNumber(finding.seal)} (ab Ereignis ${number}) fehlt.`;
    case 'sealDiffers':
      return `Das Siegel ${formatNumber(finding.seal)} (ab Ereignis ${number}) passt nicht zu den Ereignissen.`;
    case 'shorter':
      return `Das Protokoll hat nur ${number} Ereignisse. Der Nachweis vom ${timeText(finding.provenAt)} umfasst ${formatNumber(finding.proven)}. Das Ende fehlt.`;
    case 'otherThanProven':
      return `Zwischen Ereignis ${number} und ${formatNumber(finding.proven)} wurde nach dem Nachweis vom ${timeText(finding.provenAt)} etwas verändert.`;
    default:
      return finding satisfies never;
  }
}

function placeText({ stream, revision, type }: { stream: string; revision: string; type: string }): string {
  const words = eventWords(stream.slice(0, stream.indexOf('-')), type);
  return `„${words}“, ${stream}, Nummer ${revision}`;
}
