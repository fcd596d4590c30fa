import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../seeded-random.js';
import type { ChaosContext } from '../context.js';

/** Somebody with an account, and with a code for the terminal. */
export interface Employee {
  readonly id: string;
  readonly username: string;
  readonly accessToken: string;
}

const facts = {
  start: 'ActivityStarted',
  pause: 'ActivityPaused',
  resume: 'ActivityResumed',
  end: 'ActivityEnded',
} as const;

/** Comes to work, pauses, goes home; now and then the same button is pressed on two terminals at once. */
export async function shiftScenario(
  context: ChaosContext,
  employee: Employee,
  random: SeededRandom,
): Promise<void> {
  const press = async (button: keyof typeof facts): Promise<void> => {
    const path = `${pathOf(employee)}/working-activities/${button}`;
    const terminals = random.chance(0.2) ? 2 : 1;
    const once = () =>
      context.office.ask('POST', path, { body: { branch: context.branch }, key: randomUUID() });
    await Promise.all(Array.from({ length: terminals }, once));
    context.expected.add(`workingTime-${employee.id}`, facts[button]);
  };
  await press('start');
  for (let pauses = random.between(0, 2); pauses > 0; pauses--) {
    await press('pause');
    await press('resume');
  }
  await press('end');
}

export const pathOf = ({ username, accessToken }: Employee): string =>
  `/api/time-tracking/${username}/${accessToken}`;
