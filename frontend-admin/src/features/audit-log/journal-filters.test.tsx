import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../testing/show.js';
import AuditLogPage from './audit-log-page.js';

const usual = { fetch: globalThis.fetch, matchMedia: window.matchMedia };
afterEach(() => {
  cleanup();
  globalThis.fetch = usual.fetch;
  window.matchMedia = usual.matchMedia;
});

const onPhone = () => {
  window.matchMedia = (media) => ({ ...usual.matchMedia(media), matches: media === '(max-width: 719px)' });
};
const opened = (path = '/') => {
  const answers = {
    'GET /api/logs': () => new Described([], { total: 0, hasMore: false, limit: 50, next: null }),
    'GET /api/log-proofs': () => ({ head: null, proofs: [] }),
  };
  show(<AuditLogPage />, answers, { ...manager, roles: ['ROLE_AUDITOR'] }, path);
};
const filterButton = () => screen.findByRole('button', { name: /^Filter/ });

describe('on a phone the filters of the journal', () => {
  beforeEach(onPhone);

  test('do not push the list off the screen: all but the search open by one button', async () => {
    opened();
    const button = await filterButton();
    expect(button.textContent).toBe('Filter');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByLabelText('Suche')).toBeTruthy();
    expect(screen.queryByLabelText('Bereich')).toBeNull();
    expect(screen.queryByLabelText('Auswahl')).toBeNull();
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const panel = document.getElementById(button.getAttribute('aria-controls')!)!;
    expect(within(panel).getByLabelText('Bereich')).toBeTruthy();
    expect(within(panel).getByLabelText('Auswahl')).toBeTruthy();
    await userEvent.click(button);
    expect(screen.queryByLabelText('Bereich')).toBeNull();
  });

  test('stay open while one is chosen after another, and the button counts those that are in force', async () => {
    opened();
    const button = await filterButton();
    await userEvent.click(button);
    await userEvent.selectOptions(screen.getByLabelText('Bereich'), 'Bestellungen und Zahlungen');
    expect(button.textContent).toBe('Filter (1)');
    await userEvent.selectOptions(await screen.findByLabelText('Was'), 'Bestellung storniert');
    await userEvent.selectOptions(screen.getByLabelText('Von wem'), 'Alle');
    await userEvent.selectOptions(screen.getByLabelText('Auswahl'), 'Heute');
    expect(button.textContent).toBe('Filter (4)');
    await userEvent.selectOptions(screen.getByLabelText('Auswahl'), 'Letzte 7 Tage');
    expect(button.textContent).toBe('Filter (3)');
  });

  test('are counted without the search, which stands beside the button, and without days where these do not hold', async () => {
    opened('/?record=t-1&text=Suppe&from=2026-01-01&to=2026-01-02');
    expect((await filterButton()).textContent).toBe('Filter (1)');
  });
});

test('from the width of a tablet on all filters of the journal are shown without a button', async () => {
  opened('/?resource=order');
  expect(await screen.findByLabelText('Bereich')).toBeTruthy();
  expect(screen.getByLabelText('Auswahl')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull();
});
