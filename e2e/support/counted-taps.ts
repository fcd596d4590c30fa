import type { Locator, Page } from '@playwright/test';

/** Real taps on a touch screen, counted; and what is typed without taps, whose 'next' keys count by themselves. */
export class CountedTaps {
  private taps = 0;
  private nexts = 0;

  constructor(private readonly page: Page) {}

  async tap(...targets: Locator[]): Promise<void> {
    for (const target of targets) {
      this.taps += 1;
      await target.tap();
    }
  }

  /** Types into the field that has the focus, and into those that 'next' leads to. */
  async type(...texts: string[]): Promise<void> {
    for (const [index, text] of texts.entries()) {
      if (index > 0) {
        this.nexts += 1;
        await this.page.keyboard.press('Enter');
      }
      await this.page.keyboard.type(text);
    }
  }

  get count(): { readonly taps: number; readonly nexts: number } {
    return { taps: this.taps, nexts: this.nexts };
  }
}
