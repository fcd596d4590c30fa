import { describe, expect, it } from '@jest/globals';
import type { Capacity } from '../branch-day/capacity.js';
import type { Scene, SignageInstruction } from '../signage/signage-command.schema.js';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';
import {
  capacityDetail,
  correctionDetail,
  delayDetail,
  pauseDetail,
  resumeDetail,
  screenCommandDetail,
  voidDetail,
} from './journal-details-of-contents.js';

const timeZone = 'Europe/Vienna';
const at = '2026-11-20T17:00:00.000Z';
const unlimited = { windowMinutes: 15, orders: null, takeaway: null, delivery: null, dineIn: null } as const;
const taking = (some: Partial<Capacity>): Capacity => ({ ...unlimited, ...some });

describe('the journal says of a branch', () => {
  it.each([
    ['2026-11-20T17:30:00.000Z', '30 min, bis 18:30 Uhr'],
    ['2026-11-20T17:29:59.700Z', '30 min, bis 18:30 Uhr'],
    ['2026-11-20T19:05:00.000Z', '2 h 5 min, bis 20:05 Uhr'],
    ['2026-11-21T08:00:00.000Z', '15 h, bis 21.11.2026, 09:00 Uhr'],
  ])('for how long it takes no orders: until %s is %s', (until, detail) =>
    expect(normalizeSpaces(pauseDetail({ at, until, timeZone }))).toBe(detail),
  );

  it.each([
    [20, '2026-11-20T17:30:00.000Z', '+20 min, bis 18:30 Uhr'],
    [45, '2026-11-20T19:00:00.000Z', '+45 min, bis 20:00 Uhr'],
  ])('how much longer orders take: %i minutes until %s is %s', (minutes, until, detail) =>
    expect(normalizeSpaces(delayDetail({ at, until, timeZone, minutes }))).toBe(detail),
  );

  it.each([
    ['2026-11-20T17:30:00.000Z', 'Vorzeitig, geplant bis 18:30 Uhr'],
    ['2026-11-21T08:00:00.000Z', 'Vorzeitig, geplant bis 21.11.2026, 09:00 Uhr'],
    [null, null],
  ])('until when a pause that ended would have lasted: %s is %s', (until, detail) =>
    expect(resumeDetail({ at, until, timeZone })).toBe(detail),
  );

  it.each([
    [null, taking({ orders: 6 }), 'wie bei der Filiale → je 15 min 6 Bestellungen'],
    [taking({ orders: 6 }), null, 'je 15 min 6 Bestellungen → wie bei der Filiale'],
    [
      taking({ orders: 6 }),
      taking({ windowMinutes: 30, orders: 1, takeaway: 4, delivery: 2, dineIn: 0 }),
      'je 15 min 6 Bestellungen → je 30 min 1 Bestellung, Abholung 4, Lieferung 2, Vor Ort 0',
    ],
    [taking({ delivery: 2 }), taking({}), 'je 15 min Lieferung 2 → unbegrenzt'],
  ])('what it took and takes: from %j to %j', (before, after, detail) =>
    expect(normalizeSpaces(capacityDetail({ date: '2026-12-24', before, after }))).toBe(
      `24.12.2026: ${detail}`,
    ),
  );
});

describe('the journal says of a screen', () => {
  const message = { text: 'Suppe ist aus', seconds: null };
  const scene: Scene = { headline: 'Mittagstisch', text: '', lines: [], theme: 'dark' };
  it.each([
    [{ type: 'showMessage', arguments: message }, 'Nachricht „Suppe ist aus“'],
    [{ type: 'showMessage', arguments: { ...message, seconds: 30 } }, 'Nachricht „Suppe ist aus“ (30 s)'],
    [{ type: 'showScene', arguments: { scene } }, 'Szene „Mittagstisch“'],
    [{ type: 'identify', arguments: {} }, 'Kennung zeigen'],
    [{ type: 'reload', arguments: {} }, 'Neu laden'],
    [{ type: 'clear', arguments: {} }, 'Bildschirm leeren'],
  ] satisfies [SignageInstruction, string][])('what it was told: %j is %s', (instruction, words) => {
    expect(screenCommandDetail({ instruction, screen: 'Theke' })).toBe(`${words}, Bildschirm „Theke“`);
    expect(screenCommandDetail({ instruction, screen: null })).toBe(words);
  });

  it('a long message by its beginning', () => {
    const instruction = {
      type: 'showMessage',
      arguments: { text: 'Willkommen '.repeat(25).trim(), seconds: null },
    } as const;
    const detail = screenCommandDetail({ instruction, screen: null });
    expect(detail).toMatch(/^Nachricht „Willkommen .*…“$/);
    expect(detail.length).toBeLessThan(80);
  });
});

describe('the journal says of working time', () => {
  const branch = '22222222-2222-4222-8222-222222222222';
  const from = (startedAt: string, endedAt: string, pauses: [string, string][] = []) => ({
    ...{ branch, startedAt: `2026-11-${startedAt}:00.000Z`, endedAt: `2026-11-${endedAt}:00.000Z` },
    pauses: pauses.map(([start, end]) => ({
      from: `2026-11-20T${start}:00.000Z`,
      to: `2026-11-20T${end}:00.000Z`,
    })),
  });
  const day = from('20T07:00', '20T15:00');

  it.each([
    [day, from('20T07:30', '20T15:00'), '20.11.2026, 08:00–16:00 → 08:30–16:00'],
    [null, day, '20.11.2026, 08:00–16:00 nachgetragen'],
    [
      day,
      from('20T07:00', '20T15:00', [['11:00', '11:30']]),
      '20.11.2026, 08:00–16:00 → 08:00–16:00 (Pause 30 min)',
    ],
    [day, from('21T07:00', '21T15:00'), '20.11.2026, 08:00–16:00 → 21.11.2026, 08:00–16:00'],
    [from('20T19:00', '21T01:00'), from('20T19:00', '21T00:30'), '20.11.2026, 20:00–02:00 → 20:00–01:30'],
    [day, { ...day, branch: at }, '20.11.2026, 08:00–16:00 → 08:00–16:00 in einer anderen Filiale'],
  ])('whose was changed, from what to what: %j to %j', (before, after, detail) => {
    const correction = { before, after, timeZone };
    expect(normalizeSpaces(correctionDetail({ ...correction, person: 'Maria Huber' }))).toBe(
      `Maria Huber: ${detail}`,
    );
    expect(normalizeSpaces(correctionDetail({ ...correction, person: null }))).toBe(detail);
  });

  it('whose was struck off, and what', () =>
    expect(voidDetail({ person: 'Maria Huber', record: day, timeZone })).toBe(
      'Maria Huber: 20.11.2026, 08:00–16:00',
    ));
});
