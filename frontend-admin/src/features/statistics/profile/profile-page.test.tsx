import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import type { ProfileActivity, UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../../testing/show.js';
import { plainTexts } from '../visitors/testing/figures-server.js';
import { barOf, hourMarks } from './activity-bar.js';
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
    { date: '2026-11-22', target: 420, worked: 130, balance: -30 },
  ],
  ahead: [
    {
      ...{ branch: 'b-1', businessDate: '2026-11-22', plannedMinutes: 420 },
      ...{ startsAt: '2026-11-22T14:00:00.000Z', endsAt: '2026-11-22T21:30:00.000Z' },
    },
  ],
  missed: [
    {
      ...{ branch: 'b-2', businessDate: '2026-11-21', plannedMinutes: 450 },
      ...{ startsAt: '2026-11-21T08:00:00.000Z', endsAt: '2026-11-21T16:00:00.000Z' },
    },
  ],
};
const activity: ProfileActivity = {
  ...{ id: 'a-1', user: 'u-1', branch: 'b-1', businessDate: '2026-11-20', timeZone: 'Europe/Vienna' },
  ...{ status: 'ended', startedAt: '2026-11-20T07:10:00.000Z', endedAt: '2026-11-20T16:10:00.000Z' },
  ...{ pauses: [], workedMinutes: 510, pauseMinutes: 30, isForgotten: false, isEnteredByStaff: false },
  ...{ changes: [], changedAt: '2026-11-20T16:10:00.000Z', revision: '3', findings: ['late', 'corrected'] },
  planned: { branch: 'b-1', startsAt: '2026-11-20T07:00:00.000Z', endsAt: '2026-11-20T15:30:00.000Z' },
};

function open(
  answers: object,
  days = { from: '2026-11-20', to: '2026-11-22' },
  roles: CurrentUser['roles'] = ['ROLE_ADMIN'],
) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T12:00:00Z'));
  const page = (
    <Routes>
      <Route path="/working-activities/people/:user" element={<ProfilePage />} />
    </Routes>
  );
  const branches = [
    { id: 'b-1', name: 'Altstadt' },
    { id: 'b-2', name: 'Bahnhof' },
  ];
  const leader = { roles, user: { ...manager.user, branches } };
  show(page, answers as never, leader, `/working-activities/people/u-1?${new URLSearchParams(days)}`);
}
const profileOf = (query: string) => `GET /api/statistics/user-profile?user=u-1&${query}`;
const figures = () => plainTexts([...screen.getByLabelText('Stand der Arbeitszeit').children]);
const itemsOf = async (name: string) =>
  plainTexts(within(await screen.findByRole('list', { name })).getAllByRole('listitem'));

test('somebody reads where they stand after the days that are over, what is planned, and each shift beside its plan', async () => {
  open({
    [profileOf('start=2026-11-20&end=2026-11-22&now=2026-11-21')]: () => profile,
    'GET /api/statistics/user-profile-working-activities?user=u-1&start=2026-11-20&end=2026-11-22': () => [
      activity,
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mia Huber' })).toBeTruthy();
  expect(figures()).toEqual([
    'Saldo im Zeitraum bis gestern+30 mindavor −1 h, insgesamt −30 min',
    'Gearbeitet8 h 30 minvon 8 h bis Samstag, 21.11.2026 geplanten',
    'Heute noch offen4 h 50 min2 h 10 min von 7 h geplanten',
    'Noch geplant7 hein Dienst bis Sonntag, 22.11.2026',
    'Pünktlichkeit4 min späterim Median, gegenüber der Planung',
    'Auffällig2etwa versäumt, verspätet, ungeplant oder korrigiert',
  ]);
  expect(await itemsOf('Dienste')).toEqual([
    'Freitag, 20.11.202608:10 bis 17:10, geplant 08:00 bis 16:30, Pause 30 min8 h 30 minverspätet, korrigiert',
  ]);
  expect(await itemsOf('Geplante Dienste')).toEqual(['Sonntag, 22.11.202615:00 bis 22:30, Altstadt7 h']);
  expect(await itemsOf('Versäumte Dienste')).toEqual([
    'Samstag, 21.11.202609:00 bis 17:00, Bahnhof7 h 30 min',
  ]);
  const days = await screen.findByRole('region', { name: /^Tabelle/, hidden: true });
  expect(plainTexts(within(days).getAllByRole('row', { hidden: true }))).toEqual([
    'TagGeplantGearbeitetGeplant (Summe)Gearbeitet (Summe)Saldo insgesamt',
    'Freitag, 20.11.20268 h8 h 30 min8 h8 h 30 min−30 min',
    'Samstag, 21.11.20260 min0 min8 h8 h 30 min−30 min',
    'Sonntag, 22.11.20267 h2 h 10 min15 h––',
  ]);
  for (const name of ['Gearbeitet (Summe)', 'Geplant (Summe)']) {
    await waitFor(() => expect(screen.getAllByText(name)).toHaveLength(2), { timeout: 10_000 });
  }
  expect(screen.queryByText(/Ihre Filialen|alle Filialen/)).toBeNull();
});

test('somebody of some branches reads what is of all branches, and what only of theirs', async () => {
  const ofOwn = {
    ...profile,
    workedToNow: 720,
    days: [
      { date: '2026-11-20', target: 300, worked: 310, balance: 10 },
      { date: '2026-11-22', target: 420, worked: 130, balance: 10 },
    ],
  };
  const answers = {
    'GET /api/statistics/user-profile': () => ofOwn,
    'GET /api/statistics/user-profile-working-activities': () => [activity],
    'GET /api/branches': () => [
      { id: 'b-1', name: 'Altstadt' },
      { id: 'b-3', name: 'Messe' },
    ],
  };
  open(answers, undefined, ['ROLE_BRANCH_MANAGER']);
  await screen.findByText(/^Saldo und gearbeitete Zeit gelten für alle Filialen/);
  expect(figures().slice(0, 3)).toEqual([
    'Saldo im Zeitraum bis gestern (alle Filialen)+30 mindavor −1 h, insgesamt −30 min',
    'Gearbeitet (alle Filialen)12 hdavon in anderen Filialen: 6 h 50 min; bis Samstag, 21.11.2026 geplant: 8 h',
    'Heute noch offen, in Ihren Filialen4 h 50 min2 h 10 min von 7 h geplanten',
  ]);
  for (const name of ['Geplant und gearbeitet', 'Noch geplant', 'Dienste']) {
    expect(await screen.findByRole('heading', { name: `${name} (Ihre Filialen)` })).toBeTruthy();
  }
  const days = await screen.findByRole('region', { name: /^Tabelle/, hidden: true });
  const [head, first] = plainTexts(within(days).getAllByRole('row', { hidden: true }));
  expect(head).toMatch(/Saldo \(Ihre Filialen\)$/);
  expect(first).toBe('Freitag, 20.11.20265 h5 h 10 min5 h5 h 10 min+10 min');
});

test('somebody who leads all branches of the shop reads of no others', async () => {
  const answers = {
    'GET /api/statistics/user-profile': () => profile,
    'GET /api/branches': () => [{ id: 'b-1', name: 'Altstadt' }],
  };
  open(answers, undefined, ['ROLE_BRANCH_MANAGER']);
  await screen.findByRole('heading', { level: 1, name: 'Mia Huber' });
  await waitFor(() => expect(figures()[0]).toMatch(/^Saldo im Zeitraum bis gestern\+/));
});

test("the balance of a month is named as in one's own time", async () => {
  open(
    {
      [profileOf('start=2026-11-01&end=2026-11-22&now=2026-11-21')]: () => ({
        ...profile,
        start: '2026-11-01',
      }),
    },
    { from: '2026-11-01', to: '2026-11-22' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Mia Huber' });
  expect(figures()[0]).toMatch(/^Saldo im Monat bis gestern\+30 min/);
});

test('days to come have planned shifts and no balance', async () => {
  const ahead = [
    {
      ...{ branch: 'b-2', businessDate: '2026-11-27', plannedMinutes: 450 },
      ...{ startsAt: '2026-11-27T08:00:00.000Z', endsAt: '2026-11-27T16:00:00.000Z' },
    },
  ];
  const toCome: Partial<UserProfile> = {
    ...{ start: '2026-11-25', now: '2026-11-21', end: '2026-11-28', ahead },
    days: [{ date: '2026-11-27', target: 450, worked: 0, balance: -30 }],
  };
  open(
    { [profileOf('start=2026-11-25&end=2026-11-28&now=2026-11-21')]: () => ({ ...profile, ...toCome }) },
    { from: '2026-11-25', to: '2026-11-28' },
  );
  expect(await itemsOf('Geplante Dienste')).toEqual([
    'Freitag, 27.11.202609:00 bis 17:00, Bahnhof7 h 30 min',
  ]);
  expect(figures()).toEqual(['Noch geplant7 h 30 minein Dienst bis Samstag, 28.11.2026']);
  expect(screen.queryByRole('heading', { name: 'Dienste' })).toBeNull();
});

test('a shift that goes on has its minutes so far and a bar up to now, and says that it is in another branch', async () => {
  const running: ProfileActivity = {
    ...{ ...activity, branch: 'b-2', businessDate: '2026-11-22', status: 'working', endedAt: null },
    ...{ startedAt: '2026-11-22T09:20:00.000Z', workedMinutes: 0, pauseMinutes: 0 },
    pauses: [{ from: '2026-11-22T10:00:00.000Z', to: '2026-11-22T10:30:00.000Z' }],
    findings: ['elsewhere', 'late'],
    planned: { branch: 'b-1', startsAt: '2026-11-22T09:00:00.000Z', endsAt: '2026-11-22T16:00:00.000Z' },
  };
  open({
    'GET /api/statistics/user-profile': () => profile,
    'GET /api/statistics/user-profile-working-activities': () => [running],
  });
  expect(await itemsOf('Dienste')).toEqual([
    'Sonntag, 22.11.2026seit 10:20, geplant 10:00 bis 17:00, Pause 30 minläuft, bisher 2 h 10 minin anderer Filiale als geplant (Bahnhof statt Altstadt), verspätet',
  ]);
  const bar = screen
    .getByRole('list', { name: 'Dienste' })
    .querySelector<HTMLElement>('[aria-hidden] :last-child');
  expect(bar!.style.getPropertyValue('--to')).toBe(`${(9 / 24) * 100}%`);
});

test('a profile that one may not see is refused once', async () => {
  const forbidden = new Refusal(403, [{ message: 'Das dürfen Sie nicht.', field: null }]);
  open({
    'GET /api/statistics/user-profile': () => forbidden,
    'GET /api/statistics/user-profile-working-activities': () => forbidden,
  });
  expect(await screen.findByRole('heading', { name: 'Kein Zugriff auf diese Arbeitszeit.' })).toBeTruthy();
  expect(screen.getByText(/^Die Arbeitszeit anderer sehen Schichtleitung, /)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['an unknown id', new Refusal(404, [{ message: 'Diese Person gibt es nicht.', field: null }])],
  ['no id at all', new Refusal(422, [{ message: 'Ungültige UUID', field: 'user' }])],
])('the page of %s says that there is nobody, and offers no second try', async (_, refused) => {
  open({
    'GET /api/statistics/user-profile': () => refused,
    'GET /api/statistics/user-profile-working-activities': () => refused,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Diese Person gibt es nicht.' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
});

test('a shift that was voided before its end has no pause that goes on', async () => {
  const voided: ProfileActivity = {
    ...{ ...activity, status: 'voided', endedAt: null, workedMinutes: 60, pauseMinutes: 0, findings: [] },
    pauses: [{ from: '2026-11-20T09:00:00.000Z', to: null }],
  };
  open({
    'GET /api/statistics/user-profile': () => profile,
    'GET /api/statistics/user-profile-working-activities': () => [voided],
  });
  expect(await itemsOf('Dienste')).toEqual([
    'Freitag, 20.11.2026seit 08:10, geplant 08:00 bis 16:30storniert',
  ]);
});

test('a profile that cannot be read has one error, not one for each request', async () => {
  const failed = new Refusal(500, [{ message: 'Das ging nicht.', field: null }]);
  open({
    'GET /api/statistics/user-profile': () => failed,
    'GET /api/statistics/user-profile-working-activities': () => failed,
  });
  await screen.findByRole('alert');
  expect(screen.queryByRole('status', { name: 'Arbeitszeit wird geladen' })).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a bar lies where its time is in the business day, which begins at four', () => {
  expect(barOf(activity, '2026-11-20T03:00:00.000Z', '2026-11-20T15:00:00.000Z')).toEqual({
    from: 0,
    to: 0.5,
  });
  expect(barOf(activity, '2026-11-20T01:00:00.000Z', '2026-11-21T09:00:00.000Z')).toEqual({ from: 0, to: 1 });
});

test('the lines of a bar have the hours of its day', () => {
  expect(hourMarks(activity).join(' ')).toBe('4 7 10 13 16 19 22 1');
  open({
    'GET /api/statistics/user-profile': () => profile,
    'GET /api/statistics/user-profile-working-activities': () => [activity],
  });
  return waitFor(() => {
    const marks = screen.getByRole('list', { name: 'Dienste' }).querySelectorAll('[data-hour]');
    expect([...marks].map((mark) => mark.getAttribute('data-hour')).join(' ')).toBe('4 7 10 13 16 19 22 1');
  });
});
