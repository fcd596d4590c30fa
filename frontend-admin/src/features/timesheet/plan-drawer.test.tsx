import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../testing/show.js';
import { PlanDrawer } from './plan-drawer.js';

afterEach(cleanup);

const shift = { branch: 'b-1', weekday: 1, from: '08:00', to: '16:00', pauseMinutes: 30 };
const night = { ...shift, weekday: 5, from: '18:00', to: '02:00' };
const plan = {
  ...{ user: 'u-1', validFrom: '2026-11-02', shifts: [shift] },
  later: [{ validFrom: '2026-12-07', shifts: [night] }],
};
const PATH = '/api/working-schedules/plan/u-1';

function open() {
  return show(<PlanDrawer user={{ id: 'u-1', name: 'Mia Huber' }} opened onClose={() => undefined} />, {
    [`GET ${PATH}`]: () => plan,
    [`PUT ${PATH}`]: () => plan,
    [`DELETE ${PATH}`]: () => plan,
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
  expect(writes()[0]!.body).toEqual({ validFrom: '2026-11-30', shifts: [shift] });
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
  expect(writes()[0]!.body).toEqual({ validFrom: '2026-12-07', shifts: [] });

  await userEvent.click(screen.getByRole('button', { name: 'Diesen Plan verwerfen' }));
  expect(writes()).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]).toMatchObject({ method: 'DELETE', path: `${PATH}?validFrom=2026-12-07` });
});

test('another plan is only shown after a question while entries are not saved', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Dienst am Montag entfernen' }));
  await userEvent.selectOptions(screen.getByLabelText('Plan'), 'Gilt ab Mo, 07.12.2026');
  expect(await screen.findByText('Eingaben verwerfen?')).toBeTruthy();
  expect(screen.getByLabelText('Gilt ab')).toBeTruthy();
});
