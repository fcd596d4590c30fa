import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { aPrintJob } from '../../testing/a-print-job.js';
import { manager, show } from '../../testing/show.js';
import { JobList } from './job-list.js';

afterEach(cleanup);

const again = () => screen.queryByRole('link', { name: 'Erneut drucken' });

describe('among the jobs of many orders', () => {
  test.each(['failed', 'expired'] as const)(
    'one that %s leads to its order, to be printed again',
    (status) => {
      show(<JobList jobs={[aPrintJob({ status })]} />);
      expect(again()?.getAttribute('href')).toBe('/orders/o-1');
    },
  );

  test('one that came out, one that waits and a test page do not', () => {
    const jobs = [
      aPrintJob(),
      aPrintJob({ id: 'j-2', status: 'queued' }),
      aPrintJob({ id: 'j-3', status: 'failed', template: 'test', order: null }),
    ];
    show(<JobList jobs={jobs} />);
    expect(again()).toBeNull();
  });

  test('nobody prints again who may not print', () => {
    show(<JobList jobs={[aPrintJob({ status: 'failed' })]} />, {}, { ...manager, roles: [] });
    expect(again()).toBeNull();
  });
});

test('a job that expired keeps to what its printer reported', () => {
  const failure = { code: 'paper-out', text: 'Der Drucker hat kein Papier mehr.' };
  show(<JobList jobs={[aPrintJob({ status: 'expired', failure })]} />);
  screen.getByText('Der Drucker hat kein Papier mehr.');
  expect(screen.queryByText(/zu lange nicht erreichbar/)).toBeNull();
});

test.each([
  ['outdated', 'VERALTET'],
  ['canceled', 'STORNIERT'],
] as const)('a job whose paper is %s says %s, as the paper does', (mark, words) => {
  show(<JobList jobs={[aPrintJob({ mark })]} />);
  screen.getByText(words);
});
