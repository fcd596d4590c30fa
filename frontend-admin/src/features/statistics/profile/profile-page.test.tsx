import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { ProfileActivity, UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../../testing/show.js';
import { plainTexts } from '../visitors/testing/figures-server.js';
import { barOf } from './activity-bar.js';
import ProfilePage from './profile-page.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const profile: UserProfile = {
  ...{ user: 'u-1', name: 'Mia Huber', start: '2026-11-20', now: '2026-11-21', end: '2026-11-22' },
  ...{ targetToNow: 480, workedToNow: 510, creditToNow: 0, balanceStart: -60, balanceNow: -30 },
  ...{ targetToEnd: 900, plannedToEnd: 420, projectedBalanceEnd: -30, findings: 2, punctuality: 4 },
  days: [
    { date: '2026-11-20', target: 480, worked: 510, balance: -30 },
    { date: '2026-11-21', target: 0, worked: 0, balance: -30 },
    { date: '2026-11-22', target: 420, worked: 0, balance: -30 },
  ],
};
const activity: ProfileActivity = {
  ...{ id: 'a-1', user: 'u-1', branch: 'b-1', businessDate: '2026-11-20', timeZone: 'Europe/Vienna' },
  ...{ status: 'ended', startedAt: '2026-11-20T07:10:00.000Z', endedAt: '2026-11-20T16:10:00.000Z' },
  ...{ pauses: [], workedMinutes: 510, pauseMinutes: 30, isForgotten: false, isEnteredByStaff: false },
  ...{ changes: [], changedAt: '2026-11-20T16:10:00.000Z', revision: '3', findings: ['late', 'corrected'] },
  planned: { startsAt: '2026-11-20T07:00:00.000Z', endsAt: '2026-11-20T15:30:00.000Z' },
};

function open(answers: object) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T12:00:00Z'));
  const page = (
    <Routes>
      <Route path="/working-activities/people/:user" element={<ProfilePage />} />
    </Routes>
  );
  show(page, answers as never, undefined, '/working-activities/people/u-1?from=2026-11-20&to=2026-11-22');
}

test('somebody reads where they stand, now and at the end, and each shift beside its plan', async () => {
  open({
    'GET /api/statistics/user-profile?user=u-1&start=2026-11-20&end=2026-11-22&now=2026-11-21': () => profile,
    'GET /api/statistics/user-profile-working-activities?user=u-1&start=2026-11-20&end=2026-11-22': () => [
      activity,
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mia Huber' })).toBeTruthy();
  expect(plainTexts([...screen.getByLabelText('Stand der Arbeitszeit').children])).toEqual([
    'Saldo−30 minam Samstag, 21.11.2026, zu Beginn −1 h',
    'Gearbeitet8 h 30 minvon 8 h bis dahin geplanten',
    'Noch geplant7 hbis Sonntag, 22.11.2026, Saldo dann −30 min',
    'Pünktlichkeit4 min späterim Median, gegenüber der Planung',
    'Auffällig2versäumt, ungeplant, vergessen oder korrigiert',
  ]);
  const list = within(await screen.findByRole('list', { name: 'Dienste' }));
  expect(plainTexts(list.getAllByRole('listitem'))).toEqual([
    'Freitag, 20.11.202608:10 bis 17:10, geplant 08:00 bis 16:30, Pause 30 min8 h 30 minverspätet, korrigiert',
  ]);
  const days = await screen.findByRole('region', { name: /^Tabelle/, hidden: true });
  expect(plainTexts(within(days).getAllByRole('row', { hidden: true })).slice(1)).toEqual([
    'Freitag, 20.11.20268 h8 h 30 min−30 min',
    'Samstag, 21.11.20260 min0 min−30 min',
    'Sonntag, 22.11.20267 h––',
  ]);
});

test('a profile that one may not see is said to be so', async () => {
  const forbidden = new Refusal(403, [{ message: 'Das dürfen Sie nicht.', field: null }]);
  open({
    'GET /api/statistics/user-profile': () => forbidden,
    'GET /api/statistics/user-profile-working-activities': () => forbidden,
  });
  expect((await screen.findAllByRole('alert'))[0]!.textContent).toContain('Das dürfen Sie nicht.');
});

test('a bar lies where its time is in the business day, which begins at four', () => {
  expect(barOf(activity, '2026-11-20T03:00:00.000Z', '2026-11-20T15:00:00.000Z')).toEqual({
    from: 0,
    to: 0.5,
  });
  expect(barOf(activity, '2026-11-20T01:00:00.000Z', '2026-11-21T09:00:00.000Z')).toEqual({ from: 0, to: 1 });
});
