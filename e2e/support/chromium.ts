import { existsSync } from 'node:fs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The path of the browser: what `CHROMIUM` names, or Debian's. The headless shell draws pages with the same engine, but
 * `chromium --headless` starts the whole browser with pages of its own, and tests take half as long again.
 */
export const chromiumPath = (): string =>
  process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');
