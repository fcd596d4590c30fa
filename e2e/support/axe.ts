import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RUNNING_TRANSITIONS = `document.getAnimations().filter(({ playState, effect }) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity).length`;

export async function expectNothingSerious(page: Page): Promise<void> {
  // Colours on their way from one state to the next have contrasts that nobody reads.
  await expect.poll(() => page.evaluate<number>(RUNNING_TRANSITIONS)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
