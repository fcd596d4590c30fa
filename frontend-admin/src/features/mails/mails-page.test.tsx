import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { show, manager } from '../../testing/show.js';
import MailsPage, { withLinks } from './mails-page.js';

afterEach(cleanup);

const administrator = { ...manager, roles: ['ROLE_ADMIN' as const] };

describe('the mails of a shop without a mail server', () => {
  test('are listed', async () => {
    const mail = {
      id: 'm-1',
      at: '2026-11-20T10:00:00.000Z',
      to: 'resi@example.org',
      subject: 'Anmeldelink',
    };
    show(<MailsPage />, { 'GET /api/mails': () => [mail] }, administrator);
    const link = await screen.findByRole('link', {
      name: /Anmeldelink.*resi@example.org.*20.11.2026, 11:00/,
    });
    expect(link.getAttribute('href')).toBe('/mails/m-1');
  });

  test('an empty list explains how to configure a mail server', async () => {
    show(<MailsPage />, {}, administrator);
    expect(await screen.findByText(/SMTP_URL/)).toBeTruthy();
  });

  test('are visible to administrators only', () => {
    show(<MailsPage />, {});
    expect(screen.getByText('Kein Zugriff auf E-Mails.')).toBeTruthy();
  });
});

test('URLs in a text become links without the full stop after them', () => {
  render(<p>{withLinks('Bitte öffnen Sie http://x.test/backend/login/link#a-b_c. Danke!')}</p>);
  expect(screen.getByRole('link').getAttribute('href')).toBe('http://x.test/backend/login/link#a-b_c');
});
