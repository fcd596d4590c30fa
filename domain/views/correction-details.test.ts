import { expect, test } from '@jest/globals';
import type { WorkingActivity } from '../contracts/working-time.schema.js';
import { correctionDetails } from './journal-details-of-contents.js';

const record = (from: string, to: string) => ({
  ...{ branch: 'b-1', pauses: [] },
  ...{ startedAt: `2026-11-20T${from}:00.000Z`, endedAt: `2026-11-20T${to}:00.000Z` },
});
const change = (type: 'entered' | 'corrected' | 'voided', before: ReturnType<typeof record> | null) => ({
  ...{ type, at: '2026-11-21T08:00:00.000Z', by: null, reason: 'Vergessen', before },
});

test('each correction of an activity says what was there before, and what came of it', () => {
  const activity = {
    ...record('07:00', '16:00'),
    timeZone: 'Europe/Vienna',
    changes: [
      change('entered', null),
      change('corrected', record('07:00', '14:00')),
      change('corrected', record('07:00', '15:00')),
      change('voided', null),
    ],
  } as unknown as WorkingActivity;
  expect(correctionDetails(activity)).toEqual([
    '20.11.2026, 08:00–15:00 nachgetragen',
    '20.11.2026, 08:00–15:00 → 08:00–16:00',
    '20.11.2026, 08:00–16:00 → 08:00–17:00',
    null,
  ]);
});
