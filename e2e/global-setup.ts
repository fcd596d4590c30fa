import { type FullConfig } from '@playwright/test';
import { openAroundTheClock } from './support/open-around-the-clock.js';

/** Tests are the same at every hour. */
export default async ({ projects }: FullConfig): Promise<void> =>
  openAroundTheClock(projects[0]!.use.baseURL!);
