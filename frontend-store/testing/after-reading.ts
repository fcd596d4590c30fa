import { jest } from '@jest/globals';
import { READING_TIME } from '../src/shared/use-reading-time.js';

const clock = performance.now.bind(performance);

/** Lets the time pass in which what appeared is read. The clock is ahead until the mocks are restored. */
export function afterReading(): void {
  const ahead = performance.now() - clock() + READING_TIME;
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
}
