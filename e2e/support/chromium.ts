import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of the whole browser: what `CHROMIUM` names, or Debian's. */
const wholeChromium = (): string => process.env.CHROMIUM ?? '/usr/bin/chromium';

/**
 * The path of the browser for most tests: Debian's headless shell if it is installed. It draws pages with the same engine, but
 * `chromium --headless` starts the whole browser with pages of its own, and tests take half as long again.
 */
export const chromiumPath = (): string =>
  process.env.CHROMIUM === undefined && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : wholeChromium();

const launched = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export const launchOptions = launched(chromiumPath());

/** The headless shell has no notifications. */
export const launchOptionsOfWhole = launched(wholeChromium());
