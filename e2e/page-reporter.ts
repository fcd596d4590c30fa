import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints what the page contained when a test failed: of a run elsewhere, its output is all there is. */
export default class PageReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const context = attachments.find(({ name }) => name === 'error-context');
    const text = context?.path ? readFileSync(context.path, 'utf8') : '';
    const snapshot = /```yaml\n(.*?)```/s.exec(text)?.[1];
    if (snapshot) console.log(`\nThe page when "${test.title}" failed:\n${snapshot}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
