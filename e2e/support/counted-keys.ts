import type { Page } from '@playwright/test';

/** 60 words a minute are 300 keys: a word counts as five. */
const KEYS_A_SECOND = 5;

/** Real key presses, counted. A key with Ctrl counts as two. */
export class CountedKeys {
  private presses = 0;

  constructor(private readonly page: Page) {}

  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.page.keyboard.type(text);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.presses += key.split('+').length;
      await this.page.keyboard.press(key);
    }
  }

  get count(): number {
    return this.presses;
  }

  /** At 60 words a minute. */
  get seconds(): number {
    return this.presses / KEYS_A_SECOND;
  }

  /** '52 keys, 10 s at 60 words a minute' */
  get words(): string {
    return `${this.presses} keys, ${Math.round(this.seconds)} s at 60 words a minute`;
  }
}
