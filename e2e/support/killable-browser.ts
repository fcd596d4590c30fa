import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, test, type BrowserContext, type Page } from '@playwright/test';
import { familyOf } from '../../scripts/testing/process-table.js';
import { until } from '../../server-kit/testing/until.js';

/** A browser with a profile of its own on the disk. */
export class KillableBrowser {
  private readonly profile = mkdtempSync(join(tmpdir(), 'bestellwerk-browser-'));
  private context: BrowserContext | undefined;

  async open(path: string): Promise<Page> {
    const { launchOptions, locale, timezoneId, baseURL } = test.info().project.use;
    const options = { ...launchOptions, locale, timezoneId, baseURL };
    this.context = await chromium.launchPersistentContext(this.profile, options);
    const page = this.context.pages()[0] ?? (await this.context.newPage());
    await page.goto(path);
    return page;
  }

  /** SIGKILL, as in a power failure. */
  async kill(): Promise<void> {
    const own = () => familyOf(process.pid).filter(({ command }) => command.includes(this.profile));
    for (const { pid } of own()) process.kill(pid, 'SIGKILL');
    await until(() => own().length === 0);
  }

  async remove(): Promise<void> {
    await this.context?.close().catch(() => undefined);
    rmSync(this.profile, { recursive: true, force: true });
  }
}
