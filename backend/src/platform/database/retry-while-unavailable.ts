import { Backoff } from '@bestellwerk/server-kit/backoff';
import { isUnavailable } from '../http/is-unavailable.js';

/** Does again what fails because a server is away, with growing pauses, until it succeeds. Throws any other failure. */
export async function retryWhileUnavailable<Result>(
  work: () => Promise<Result>,
  onWaiting: (error: Error) => void,
  mayPass: (error: unknown) => boolean = isUnavailable,
): Promise<Result> {
  const pauses = new Backoff();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error)) throw error;
      onWaiting(error as Error);
      await pauses.wait();
    }
  }
}
