import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, otherBranch, placed } from '../testing/orders.js';
import { WeeklyReports } from './weekly-reports.js';

/** Six o'clock of the Monday after the week in which orders of the tests are placed. */
const MONDAY = new Date('2026-11-23T05:00:00.000Z');
let stage: BackendHarness;
let admin: Client;
let reports: WeeklyReports;

beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  await stage.staff(['ROLE_BRANCH_MANAGER'], [otherBranch.id]);
  await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
  reports = stage.app.get(WeeklyReports);
  await placed(stage.visitor());
  await placed(stage.visitor());
  await placed(stage.visitor(), { branch: otherBranch.id });
  await eventually(async () => {
    const { total } = (await admin.get('/api/statistics/orders?from=2026-11-16&to=2026-11-22')).body.data;
    expect(total).toBe(3);
  });
});
afterAll(() => stage?.stop());

interface Mail {
  readonly id: string;
  readonly subject: string;
}

async function reportTexts(): Promise<string[]> {
  const { data } = (await admin.get('/api/mails')).body as { data: Mail[] };
  const own = data.filter(({ subject }) => subject.startsWith('Die Woche vom'));
  return Promise.all(
    own.map(async ({ id }) => (await admin.get(`/api/mails/${id}`)).body.data.text as string),
  );
}

it('the week is reported on its Monday at six, once, to those who lead a branch and with their branches alone', async () => {
  expect(await reports.send(new Date(MONDAY.getTime() - 60_000))).toBe(0);
  const sent = await Promise.all([reports.send(MONDAY), reports.send(MONDAY)]);
  expect(sent.sort()).toEqual([0, 2]);
  expect(await reports.send(new Date(MONDAY.getTime() + 60_000))).toBe(0);
  const texts = await reportTexts();
  expect(texts.map((text) => /Bestellungen: \d+/.exec(text)![0]).sort()).toEqual([
    'Bestellungen: 1',
    'Bestellungen: 3',
  ]);
  expect(texts.filter((text) => text.includes('Umsatz je Filiale'))).toHaveLength(1);
});

it('no week is reported while the shop does not want it', async () => {
  const { revision } = (await admin.get('/api/config')).body.data;
  const changed = await admin.post(
    '/api/config',
    { sendWeeklyReport: false },
    { 'if-match': `"${revision}"` },
  );
  expect(changed.status).toBe(200);
  await eventually(async () => {
    const { sendWeeklyReport } = (await admin.get('/api/config')).body.data;
    expect(sendWeeklyReport).toBe(false);
  });
  expect(await reports.send(new Date(MONDAY.getTime() + 7 * 86_400_000))).toBe(0);
});
