import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { GuardedHistory } from '../../shared/navigation-guard/guarded-history.js';
import { HistoryToGuard } from '../../shared/navigation-guard/guarded-router.js';
import { manager, show } from '../../testing/show.js';
import MessagesPage from './messages-page.js';

afterEach(cleanup);

const administrator = { ...manager, roles: ['ROLE_ADMIN' as const] };
const setup = {
  email: { isSetUp: true, text: 'E-Mails werden gesendet.' },
  sms: { isSetUp: false, text: 'Am Server ist kein SMS-Dienst eingestellt (SMS_URL).' },
};
const page = (
  <Routes>
    <Route path="/message-templates/:id?" element={<MessagesPage />} />
  </Routes>
);
const config = {
  ...{ shopName: 'Zur Linde', businessName: 'Linde GmbH', disableTickets: false },
  timeZone: 'Europe/Vienna',
};
const answers = { 'GET /api/messages/setup': () => setup, 'GET /api/config': () => config };

describe('messages to guests', () => {
  test('are listed with how they are sent, and why a way does not work', async () => {
    show(page, answers, administrator, '/message-templates');
    expect(
      await screen.findByRole('link', { name: /Bestellung bestätigt\s*E-Mail und SMS\s*Üblicher Text/ }),
    ).toBeTruthy();
    expect(screen.getByText(/SMS_URL/)).toBeTruthy();
  });

  test('that are kept instead of sent lead users who may read them to the mails', async () => {
    const email = { isSetUp: false, text: 'E-Mails werden nicht gesendet, sondern abgelegt.' };
    const kept = { ...answers, 'GET /api/messages/setup': () => ({ ...setup, email }) };
    show(page, kept, administrator, '/message-templates');
    const note = (await screen.findByText(/^E-Mails werden nicht gesendet/)).closest('[role=note]')!;
    expect(note.querySelector('a')?.getAttribute('href')).toBe('/mails');
    cleanup();
    show(page, kept, { ...manager, roles: ['ROLE_CONTENT_EDITOR'] }, '/message-templates');
    expect((await screen.findByText(/^E-Mails werden nicht gesendet/)).textContent).toContain(
      'Abgelegte E-Mails sieht die Administration.',
    );
  });

  test('get a placeholder where the cursor is, and go on being typed behind it', async () => {
    show(page, answers, administrator, '/message-templates/newOrder');
    const subject = await screen.findByLabelText<HTMLInputElement>('Betreff');
    fireEvent.change(subject, { target: { value: 'Hallo ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Vorname' }));
    expect(subject.value).toBe('Hallo {{Vorname}}');
    expect(document.activeElement).toBe(subject);
    expect(subject.selectionStart).toBe('Hallo {{Vorname}}'.length);
  });

  test('mark every wrong placeholder while it is typed, and show it in the preview', async () => {
    show(page, answers, administrator, '/message-templates/newOrder');
    const subject = await screen.findByLabelText<HTMLInputElement>('Betreff');
    fireEvent.change(subject, { target: { value: '{{Vornahme}} {{Rufname}} {{Shop' } });
    expect(screen.getByText(/^„{{Vornahme}}“ und „{{Rufname}}“ gibt es .* „{{Shop“\.$/)).toBeTruthy();
    expect(await screen.findByText('[Vornahme?] [Rufname?] {{Shop')).toBeTruthy();
  });

  test('warn before the window is closed with changes that are not saved, and not without', async () => {
    show(page, answers, administrator, '/message-templates/newOrder');
    const subject = await screen.findByLabelText<HTMLInputElement>('Betreff');
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    fireEvent.change(subject, { target: { value: 'Neu' } });
    expect(isAsked()).toBe(true);
  });

  test('are not left with changes that are not saved without asking', async () => {
    const history = new GuardedHistory();
    const guarded = <HistoryToGuard value={history}>{page}</HistoryToGuard>;
    show(guarded, answers, administrator, '/message-templates/newOrder');
    fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'Neu' } });
    act(() => history.push('/message-templates'));
    expect(window.location.pathname).not.toBe('/message-templates');
    expect(await screen.findByText(/noch nicht gespeichert und gehen verloren/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Verlassen' }));
    expect(window.location.pathname).toBe('/message-templates');
  });

  test('looked editable to a shift lead, who saw names of environment variables first', async () => {
    const lead = { ...manager, roles: ['ROLE_SHIFT_LEAD' as const] };
    for (const path of ['/message-templates', '/message-templates/newOrder']) {
      show(page, answers, lead, path);
      expect(await screen.findByText('Texte ändern nur Redaktion und Administration.')).toBeTruthy();
      const notice = await screen.findByText(/^SMS werden nicht gesendet/);
      expect(notice.textContent?.trim()).toBe(
        'SMS werden nicht gesendet. Einrichten kann das die Administration.',
      );
      expect(screen.queryByText(/_URL/)).toBeNull();
      cleanup();
    }
    show(page, answers, administrator, '/message-templates');
    expect(await screen.findByText(/SMS_URL/)).toBeTruthy();
    expect(screen.queryByText(/^Texte ändern nur/)).toBeNull();
  });

  test('are read-only for those who may not change texts', async () => {
    show(page, answers, manager, '/message-templates/newOrder');
    expect((await screen.findByLabelText<HTMLInputElement>('Betreff')).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  });

  test('of an unknown kind do not exist', async () => {
    show(page, answers, administrator, '/message-templates/nichts');
    expect(await screen.findByText('Diese Nachricht gibt es nicht.')).toBeTruthy();
  });
});
