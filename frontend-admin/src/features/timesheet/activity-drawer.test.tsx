import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NamedActivity, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { anActivity } from '../../testing/an-activity.js';
import { Refusal, type Answers } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../testing/show.js';
import { ActivityDrawer } from './activity-drawer.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const named = (changes: Partial<WorkingActivity> = {}): NamedActivity => ({
  ...anActivity(changes),
  names: { 'u-1': 'Sabine Huber', 'u-9': 'Resi Lindner' },
});
const ended = named({
  status: 'ended',
  endedAt: '2026-11-20T15:30:00.000Z',
  changes: [
    {
      ...{ type: 'corrected', at: '2026-11-20T16:00:00.000Z', by: 'u-9', reason: 'Terminal aus' },
      before: {
        branch: 'b-1',
        startedAt: '2026-11-20T07:00:00.000Z',
        endedAt: '2026-11-20T14:00:00.000Z',
        pauses: [],
      },
    },
  ],
});
function open(activity = ended, answers: Answers = {}) {
  return show(<ActivityDrawer id="a-1" onClose={() => undefined} />, {
    'GET /api/working-activities/a-1': () => activity,
    ...answers,
  });
}

describe('an activity of the time sheet', () => {
  test('shows who changed it and why', async () => {
    open();
    expect(await screen.findByText('Korrigiert von Resi Lindner')).toBeTruthy();
    expect(screen.getByText('Terminal aus')).toBeTruthy();
  });

  test('is corrected with a reason and shows the previous values', async () => {
    const { writes } = open(ended, { 'PUT /api/working-activities/a-1': () => ended });
    await userEvent.click(await screen.findByRole('button', { name: 'Korrigieren' }));
    expect(screen.getByText('Bisher')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur speichern' }));
    expect(screen.getByText('Bitte geben Sie eine Begründung an.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Begründung'));
    await userEvent.type(screen.getByLabelText('Begründung'), 'Länger geblieben');
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur speichern' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]!.body).toEqual({
      branch: 'b-1',
      startedAt: ended.startedAt,
      endedAt: ended.endedAt,
      pauses: [],
      reason: 'Länger geblieben',
      before: { branch: 'b-1', startedAt: ended.startedAt, endedAt: ended.endedAt, pauses: [] },
    });
  });

  test('that somebody else corrects meanwhile is not replaced unseen, and nothing typed is lost', async () => {
    const corrected = {
      ...ended,
      endedAt: '2026-11-20T14:30:00.000Z',
      changes: [
        ...ended.changes,
        {
          ...{ type: 'corrected' as const, at: '2026-11-20T17:00:00.000Z', by: 'u-9', reason: 'Früher weg' },
          before: ended.changes[0]!.before,
        },
      ],
    };
    let current = ended;
    const { writes } = open(ended, {
      'GET /api/working-activities/a-1': () => current,
      'PUT /api/working-activities/a-1': () => {
        if (writes().length > 1) return corrected;
        current = corrected;
        return new Refusal(409, [{ message: 'Dieser Dienst wurde inzwischen geändert.', field: null }]);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Korrigieren' }));
    await userEvent.type(screen.getByLabelText('Begründung'), 'Länger geblieben');
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur speichern' }));
    expect(await screen.findByText('Früher weg')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Neuen Stand zeigen' }));
    expect(screen.getByLabelText('Ende')).toMatchObject({ value: '15:30' });
    expect(screen.getByLabelText('Begründung')).toMatchObject({ value: 'Länger geblieben' });
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur speichern' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]!.body).toMatchObject({ before: { endedAt: corrected.endedAt } });
  });

  test('keeps the focus beside its form when the pressed button goes', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Korrigieren' }));
    expect(document.activeElement?.textContent).toMatch(/^Sabine Huber, /);
    await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(document.activeElement?.textContent).toMatch(/^Sabine Huber, /);
  });

  test('says who may change it to somebody who may not', async () => {
    show(
      <ActivityDrawer id="a-1" onClose={() => undefined} />,
      { 'GET /api/working-activities/a-1': () => ended },
      { ...manager, roles: ['ROLE_SHIFT_LEAD'] },
    );
    expect(await screen.findByText('Ändern kann Dienste, wer diese Filiale leitet.')).toBeTruthy();
  });

  test('shows server errors at their fields', async () => {
    const errors = [
      { field: 'endedAt', message: 'Das Ende darf nicht in der Zukunft liegen.' },
      { field: null, message: 'Dieser Dienst wurde bereits storniert.' },
    ];
    open(ended, { 'PUT /api/working-activities/a-1': () => new Refusal(422, errors) });
    await userEvent.click(await screen.findByRole('button', { name: 'Korrigieren' }));
    await userEvent.type(screen.getByLabelText('Begründung'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur speichern' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Dieser Dienst wurde bereits storniert.');
    const end = screen.getByLabelText('Ende');
    expect(document.getElementById(end.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Das Ende darf nicht in der Zukunft liegen.',
    );
  });

  test('is voided only with a reason', async () => {
    const { writes } = open(ended, { 'DELETE /api/working-activities/a-1': () => ended });
    await userEvent.click(await screen.findByRole('button', { name: 'Stornieren' }));
    await userEvent.click(screen.getByRole('button', { name: 'Aktivität stornieren' }));
    expect(screen.getByText('Bitte geben Sie eine Begründung an.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Begründung der Stornierung'), 'Doppelt');
    await userEvent.click(screen.getByRole('button', { name: 'Aktivität stornieren' }));
    await waitFor(() =>
      expect(writes().map(({ body }) => body)).toMatchObject([
        { reason: 'Doppelt', before: { endedAt: ended.endedAt } },
      ]),
    );
  });

  test.each([
    ['one’s own', named({ ...ended, user: manager.user.id }), /eigene Arbeitszeit/],
    ['a running one', named(), /läuft noch/],
  ])('%s cannot be changed and shows why', async (_, activity, why) => {
    open(activity);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Korrigieren' })).toBeNull();
  });
});
