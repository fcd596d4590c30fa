import { expect, test } from '@jest/globals';
import type { LogFinding } from '../contracts/log-proof.schema.js';
import { logFindingText } from './log-finding-texts.js';

const place = { event: 1_234, stream: 'order-7', revision: '2', type: 'OrderConfirmed' };
const earlier = { event: 900, proven: 1_200, provenAt: '2026-11-20T17:00:00.000Z' };
const event = '„Bestellung bestätigt“, order-7, Nummer 2';

test.each<[LogFinding, string]>([
  [{ kind: 'changed', ...place }, `Ereignis 1.234 wurde verändert (${event}).`],
  [{ kind: 'inserted', ...place }, `Ereignis 1.234 wurde nachträglich eingefügt (${event}).`],
  [
    { kind: 'missing', ...place },
    `Vor Ereignis 1.234 fehlt mindestens ein Ereignis (jetzt steht dort: ${event}).`,
  ],
  [{ kind: 'swapped', ...place }, `Ereignis 1.234 und das folgende wurden vertauscht (${event}).`],
  [
    { kind: 'ended', event: 1_100, sealed: 1_200 },
    'Das Protokoll endet nach Ereignis 1.100, versiegelt sind aber 1.200 Ereignisse. Das Ende fehlt.',
  ],
  [{ kind: 'noSeal', event: 501, seal: 2 }, 'Das Siegel 2 (ab Ereignis 501) fehlt.'],
  [
    { kind: 'sealDiffers', event: 501, seal: 2 },
    'Das Siegel 2 (ab Ereignis 501) passt nicht zu den Ereignissen.',
  ],
  [
    { kind: 'shorter', ...earlier },
    'Das Protokoll hat nur 900 Ereignisse. Der Nachweis vom Freitag umfasst 1.200. Das Ende fehlt.',
  ],
  [
    { kind: 'otherThanProven', ...earlier },
    'Zwischen Ereignis 900 und 1.200 wurde nach dem Nachweis vom Freitag etwas verändert.',
  ],
])('%j is said in words', (finding, text) => {
  expect(logFindingText(finding, () => 'Freitag')).toBe(text);
});
