import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ProviderCheck } from '@bestellwerk/payments/providers/provider';
import { type Providers, providersFromEnvironment } from '@bestellwerk/payments/providers/providers';
import { pino } from 'pino';
import { ProviderChecks } from './provider-checks.js';

const MINUTE_MS = 60_000;
const WORKS: ProviderCheck = { works: true };
const REFUSED: ProviderCheck = { works: false, isLasting: true, reason: 'Bitte den Schlüssel prüfen.' };
const AWAY: ProviderCheck = { works: false, isLasting: false, reason: 'Mollie antwortet nicht.' };

const check = jest.fn<(currency: string) => Promise<ProviderCheck>>();
const providers = {
  ...providersFromEnvironment({}),
  mollie: { isThere: true, provider: { name: 'mollie', check } },
} as unknown as Providers;

let checks: ProviderChecks;
let changes: number;
beforeEach(() => {
  jest.useFakeTimers();
  check.mockReset().mockResolvedValue(WORKS);
  changes = 0;
  checks = new ProviderChecks({ providers, now: () => new Date() }, pino({ level: 'silent' }));
  checks.changes.subscribe(() => (changes += 1));
});
afterEach(() => {
  checks.onApplicationShutdown();
  jest.useRealTimers();
});

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** What the provider answers from now on, seen when it is asked the next time. */
const answers = async (answer: ProviderCheck) => {
  check.mockResolvedValue(answer);
  await after(5 * MINUTE_MS);
};

it('asks at the start, and again every five minutes while all is well', async () => {
  checks.follow('EUR');
  await after(0);
  expect(check.mock.calls).toEqual([['EUR']]);
  await after(10 * MINUTE_MS);
  expect(check).toHaveBeenCalledTimes(3);
  expect(changes).toBe(0);
});

it('takes a provider for one that works until it was asked', async () => {
  expect(checks.isUsable('mollie')).toBe(true);
  expect(await checks.ask('mollie')).toEqual({ isUsable: true, problem: null });
  expect(check).not.toHaveBeenCalled();
});

it('has no use for a provider that nobody set up', async () => {
  expect(await checks.ask('datatrans')).toEqual({
    isUsable: false,
    problem: expect.stringContaining('DATATRANS_MERCHANT_ID'),
  });
});

it('asks a provider that refuses ever more rarely, and uses it again when it no longer does', async () => {
  check.mockResolvedValue(REFUSED);
  checks.follow('EUR');
  await after(0);
  expect([checks.isUsable('mollie'), changes]).toEqual([false, 1]);
  await after(15_000 + 30_000 + 60_000 + 3_000);
  expect(check).toHaveBeenCalledTimes(4);
  await answers(WORKS);
  expect([checks.isUsable('mollie'), changes]).toEqual([true, 2]);
});

it('changes nothing for a fault that may pass', async () => {
  checks.follow('EUR');
  await after(0);
  await answers(AWAY);
  expect(await checks.ask('mollie')).toEqual({ isUsable: true, problem: 'Mollie antwortet nicht.' });
  await answers(REFUSED);
  await answers(AWAY);
  expect([checks.isUsable('mollie'), changes]).toEqual([false, 1]);
});

it('asks at once when a payment was refused', async () => {
  checks.follow('EUR');
  await after(0);
  check.mockResolvedValue(REFUSED);
  checks.doubt('mollie');
  await after(0);
  expect(checks.isUsable('mollie')).toBe(false);
});

it('asks about another currency at once, also while a check runs', async () => {
  checks.follow('EUR');
  checks.follow('CHF');
  await after(0);
  expect(check.mock.calls).toEqual([['EUR'], ['CHF']]);
  checks.follow('CHF');
  await after(0);
  expect(check).toHaveBeenCalledTimes(2);
});

it('asks once for all that want to know at the same time', async () => {
  checks.follow('EUR');
  await Promise.all([checks.ask('mollie'), checks.ask('mollie')]);
  expect(check).toHaveBeenCalledTimes(1);
});

it('does not hold a refusal of a former currency against the new one while the provider is away', async () => {
  check.mockResolvedValue(REFUSED);
  checks.follow('EUR');
  await after(0);
  check.mockResolvedValue(AWAY);
  checks.follow('CHF');
  await after(0);
  expect([checks.isUsable('mollie'), changes]).toEqual([true, 2]);
});
