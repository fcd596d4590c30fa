import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, Refusal } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../testing/show.js';
import { PlanDrawer } from './plan-drawer.js';

afterEach(cleanup);

const shift = { branch: 'b-1', weekday: 1, from: '08:00', to: '16:00', pauseMinutes: 30 };
const night = { ...shift, weekday: 5, from: '18:00', to: '02:00' };
const plan = {
  ...{ user: 'u-1', version: 3, validFrom: '2026-11-02', shifts: [shift], earlier: [] },
  later: [{ validFrom: '2026-12-07', shifts: [night] }],
};
const change = {
  ...{ version: 3, type: 'set', at: '2026-11-02T09:00:00.000Z', validFrom: '2026-11-02' },
  ...{ actor: { kind: 'user', id: 'u-9', name: 'Resi Lindner' }, before: [night], after: [shift] },
};
const discarded = {
  ...{ ...change, version: 4, type: 'discarded' },
  actor: { kind: 'user', id: 'u-8', name: 'Milan Petrović' },
};
const PATH = '/api/working-schedules/plan/u-1';

function open(answers: Answers = {}) {
  return show(<PlanDrawer user={{ id: 'u-1', name: 'Mia Huber' }} opened onClose={() => undefined} />, {
    [`GET ${PATH}`]: () => plan,
    [`PUT ${PATH}`]: () => plan,
    [`DELETE ${PATH}`]: () => plan,
    ...answers,
  });
}
const begins = async (day: string) => {
  const field = await screen.findByLabelText('Gilt ab');
  await userEvent.clear(field);
  await userEvent.type(field, day);
};

test('a plan is saved from the day on that is entered', async () => {
  const { writes } = open();
  await begins('30.11.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Wochenplan speichern' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toEqual({ validFrom: '2026-11-30', shifts: [shift], version: 3 });
});

test('a plan that begins on no day is not sent', async () => {
  const { writes } = open();
  await begins('31.02.2027');
  await userEvent.click(screen.getByRole('button', { name: 'Wochenplan speichern' }));
  expect(screen.getByText('Den 31.02.2027 gibt es nicht.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Gilt ab'));
  expect(writes()).toEqual([]);
});

test('a plan to come is chosen, changed from its day on, and discarded after a question', async () => {
  const { writes } = open();
  await userEvent.selectOptions(await screen.findByLabelText('Plan'), 'Gilt ab Mo, 07.12.2026');
  expect(screen.queryByLabelText('Gilt ab')).toBeNull();
  expect(screen.getByText(/^Endet am Samstag/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dienst am Freitag entfernen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dienst am Freitag hinzufügen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wochenplan speichern' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toEqual({ validFrom: '2026-12-07', shifts: [], version: 3 });

  await userEvent.click(screen.getByRole('button', { name: 'Diesen Plan verwerfen' }));
  expect(writes()).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]).toMatchObject({
    ...{ method: 'DELETE', path: PATH, body: { validFrom: '2026-12-07', version: 3 } },
  });
});

test('another plan is only shown after a question while entries are not saved', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Dienst am Montag entfernen' }));
  await userEvent.selectOptions(screen.getByLabelText('Plan'), 'Gilt ab Mo, 07.12.2026');
  expect(await screen.findByText('Eingaben verwerfen?')).toBeTruthy();
  expect(screen.getByLabelText('Gilt ab')).toBeTruthy();
});

test('a plan that others have changed meanwhile is only replaced by somebody who has decided so', async () => {
  const answers = { version: 3, isRefused: true };
  const { writes } = open({
    [`GET ${PATH}`]: () => ({ ...plan, version: answers.version }),
    [`GET ${PATH}/history`]: () => [discarded, change],
    [`PUT ${PATH}`]: () => {
      answers.version = 4;
      return answers.isRefused
        ? new Refusal(409, [{ message: 'Dieser Wochenplan wurde inzwischen geändert.', field: null }])
        : plan;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Dienst am Montag entfernen' }));
  const save = screen.getByRole('button', { name: 'Wochenplan speichern' });
  await userEvent.click(save);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Dieser Wochenplan wurde inzwischen geändert.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(await screen.findByText('Verworfen von Milan Petrović')).toBeTruthy();
  expect(screen.queryByText('Gespeichert von Resi Lindner')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Meinen behalten' }));
  expect(screen.queryByRole('alert')).toBeNull();
  answers.isRefused = false;
  await userEvent.click(save);
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ body }) => body)).toEqual([
    { validFrom: expect.any(String), shifts: [], version: 3 },
    { validFrom: expect.any(String), shifts: [], version: 4 },
  ]);
});

test('the history says who planned what, and takes an earlier plan into the form as of today', async () => {
  const first = { ...change, version: 2, before: null, after: [night] };
  const { writes } = open({ [`GET ${PATH}/history`]: () => [change, first] });
  await userEvent.click(await screen.findByRole('button', { name: 'Verlauf zeigen' }));
  const entries = await screen.findAllByText('Gespeichert von Resi Lindner');
  expect(entries).toHaveLength(2);
  const text = entries[0]!.closest('li')!.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('Ab Mo, 02.11.2026: Mo 08:00–16:00 (30 min Pause)');
  expect(text).toContain('Davor: Fr 18:00–02:00 (30 min Pause)');
  await userEvent.click(screen.getAllByRole('button', { name: /übernehmen$/ })[1]!);
  expect(screen.getByText(/^Endet am Samstag/)).toBeTruthy();
  const begins = screen.getByLabelText<HTMLInputElement>('Gilt ab').value;
  expect(begins).not.toBe('02.11.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Wochenplan speichern' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  const validFrom = begins.split('.').toReversed().join('-');
  expect(writes()[0]!.body).toEqual({ validFrom, shifts: [night], version: 3 });
});
