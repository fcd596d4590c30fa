import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageSetup } from '@bestellwerk/domain/contracts/messages.schema';
import type { ReviewAverages, ShownReview } from '@bestellwerk/domain/contracts/review.schema';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { Toasts } from '../../shared/toasts/toasts.js';
import { manager, show } from '../../testing/show.js';
import ReviewsPage from './reviews-page.js';

afterEach(cleanup);

const review = (differences: Partial<ShownReview> = {}): ShownReview => ({
  ...{ order: 'o-1', uid: 'ABCDEFGHJK', ticketNumber: 7, branch: 'b-1', guest: 'Anna Huber', hasEmail: true },
  ...{ rating: 4, foodRating: 5, serviceRating: 3, processRating: 2, comment: 'Köstlich' },
  ...{ at: '2026-11-20T17:00:00.000Z', products: ['Wiener Schnitzel'], answer: null },
  ...differences,
});
const averages: ReviewAverages = {
  all: {
    reviews: 3,
    rating: 4.33,
    foodRating: 4,
    serviceRating: 3,
    processRating: 2,
    counts: [0, 0, 1, 0, 2],
  },
  branches: [{ branch: 'b-1', reviews: 3, rating: 4.33, foodRating: 4 }],
  products: [{ product: 'p-1', name: 'Wiener Schnitzel', reviews: 2, rating: 5, foodRating: 4.5 }],
};
const setup = (isSetUp: boolean): MessageSetup => ({
  email: { isSetUp, text: isSetUp ? 'E-Mails werden gesendet.' : 'E-Mails werden nicht gesendet.' },
  sms: { isSetUp: false, text: '' },
});
const open = (reviews: ShownReview[], user = manager, path = '/reviews', hasMailServer = true) =>
  show(
    <>
      <ReviewsPage />
      <Toasts />
    </>,
    {
      'GET /api/reviews/averages': () => averages,
      'GET /api/reviews': () => new Described(reviews, { total: reviews.length, page: 1, limit: 25 }),
      'GET /api/messages/setup': () => setup(hasMailServer),
      'POST /api/orders/o-1/review/answer': () => ({}),
    },
    user,
    path,
  );

describe('the reviews page', () => {
  test('shows averages with their counts, and each review with its order', async () => {
    open([review()]);
    const list = await screen.findByRole('list', { name: 'Bewertungen' });
    expect(within(list).getByRole('img', { name: '4 von 5 Sternen' })).toBeTruthy();
    expect(list.textContent).toContain('Essen 5 · Service 3 · Ablauf 2');
    expect(within(list).getByRole('link').getAttribute('href')).toBe('/orders/o-1');
    const products = await screen.findByRole('region', { name: 'Produkte' });
    expect(products.textContent).toContain('Wiener Schnitzel4,52 Bewertungen');
    expect(screen.getByRole('region', { name: 'Durchschnitt' }).textContent).toContain('5 Sterne2');
  });

  test('answers a review by mail', async () => {
    const user = userEvent.setup();
    const { writes } = open([review()]);
    await user.click(await screen.findByRole('button', { name: 'Bewertung zu Bestellung 7 beantworten' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Antwort senden' }));
    dialog.getByText('Bitte schreiben Sie eine Antwort.');
    await user.type(dialog.getByLabelText('Antwort'), 'Danke!');
    await user.click(dialog.getByRole('button', { name: 'Antwort senden' }));
    await waitFor(() =>
      expect(writes()).toMatchObject([{ path: '/api/orders/o-1/review/answer', body: { text: 'Danke!' } }]),
    );
  });

  test.each([
    [true, 'Antwort gespeichert. Sie geht als E-Mail an den Gast.'],
    [false, 'Antwort gespeichert. E-Mails werden nicht gesendet.'],
  ])('says after answering whether a mail goes out (mail server: %s)', async (hasMailServer, text) => {
    const user = userEvent.setup();
    open([review()], manager, '/reviews', hasMailServer);
    await user.click(await screen.findByRole('button', { name: 'Bewertung zu Bestellung 7 beantworten' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Antwort'), 'Danke!');
    await user.click(dialog.getByRole('button', { name: 'Antwort senden' }));
    await screen.findByText(text);
  });

  test('shows an answer, and offers none where there is one, no address or no permission', async () => {
    const by = { kind: 'user', id: 'u-9', name: 'Resi Lindner' } as const;
    const answer = { text: 'Danke!', at: '2026-11-20T18:00:00.000Z', by };
    open([review({ answer }), review({ order: 'o-2', hasEmail: false })]);
    await screen.findByText('Danke!');
    screen.getByText(/^Resi Lindner, 20\.11\.2026/);
    screen.getByText('Keine E-Mail-Adresse: Diese Bewertung kann nicht beantwortet werden.');
    expect(screen.queryByRole('button', { name: /beantworten/ })).toBeNull();
    cleanup();
    open([review()], { ...manager, roles: ['ROLE_EMPLOYEE'] });
    await screen.findByText('Köstlich');
    expect(screen.queryByRole('button', { name: /beantworten/ })).toBeNull();
  });

  test('says that nothing fits the filter, and takes it back', async () => {
    const user = userEvent.setup();
    open([], manager, '/reviews?rating=1&isAnswered=false');
    expect((await screen.findByLabelText<HTMLSelectElement>('Sterne')).value).toBe('1');
    await user.click(await screen.findByRole('button', { name: 'Filter zurücksetzen' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Antwort').value).toBe('');
  });
});
