/**
 * Runs test files of a front end with jest's own runner, in a page of jsdom, but loads modules once for all files of a
 * worker: Mantine alone has more than a thousand. Of the jest configuration it reads `moduleNameMapper` (for modules to
 * be replaced) and of `testEnvironmentOptions` the page's `url` and `setupFiles`, which are loaded once.
 */
import { pathToFileURL } from 'node:url';
import { loadSources, runFile } from './shared-modules.mjs';
import { openPage } from './page.mjs';

let page;

async function prepare({ moduleNameMapper = [], testEnvironmentOptions: { url, setupFiles } }) {
  loadSources({ conditions: ['source', 'browser'], replaced: moduleNameMapper });
  const opened = openPage(url);
  for (const path of setupFiles) await import(pathToFileURL(path).href);
  opened.keep();
  // Loaded once, Testing Library defines its own hook for the first file only.
  const { cleanup } = await import('@testing-library/react');
  return { ...opened, prepareTests: ({ afterEach }) => afterEach(cleanup) };
}

export default async function runBrowserTests(globalConfig, config, environment, _runtime, testPath, send) {
  page ??= await prepare(config);
  const result = await runFile(globalConfig, config, environment, testPath, send, page.prepareTests);
  page.renew();
  return result;
}
