import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freePort } from '../../server-kit/ports.js';
import { until } from '../../server-kit/testing/until.js';
import type { DrivenBrowser } from './driven-browser.js';

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  method?: string;
  params?: { level: string; text: string | null };
}

/** No first page, no updates, no telemetry. */
const preferences = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'intl.accept_languages': 'de-AT, de',
};

/** Firefox, driven by WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(url: string): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'bestellwerk-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const port = await freePort();
  const process = spawn(
    'firefox-esr',
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      `--remote-debugging-port=${port}`,
      '--width=1280',
      '--height=900',
    ],
    { stdio: 'ignore' },
  );
  const bidi = await until(() => connected(`ws://127.0.0.1:${port}/session`));
  const console: string[] = [];
  const answers = new Map<number, (message: Message) => void>();
  bidi.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) answers.get(message.id)?.(message);
    const entry = message.method === 'log.entryAdded' ? message.params : undefined;
    if (entry && ['error', 'warn'].includes(entry.level)) console.push(`on ${at}: ${entry.text}`);
  });
  let calls = 0;
  let at = 'its first page';
  const call = async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++calls;
    bidi.send(JSON.stringify({ id, method, params }));
    const message = await new Promise<Message>((resolve) => answers.set(id, resolve));
    answers.delete(id);
    if (message.type === 'error') throw new Error(`${method}: ${message.message}`);
    return message.result as Result;
  };
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]!.context;

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result } = await call<{ result: { value?: string } }>('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((one) => JSON.stringify(one ?? null))`,
      target: { context },
      awaitPromise: true,
    });
    return JSON.parse(result.value ?? 'null') as Value;
  };

  return {
    name: 'Firefox',
    url,
    open: async (url) => {
      // A font that still comes when a page is left would be a warning.
      await evaluate('document.fonts.ready.then(() => true)');
      at = url;
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate,
    act: async (sources) => void (await call('input.performActions', { context, actions: sources })),
    console,
    close: async () => {
      await call('browser.close', {}).catch(() => undefined);
      await until(() => process.exitCode !== null || process.signalCode !== null);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

const connected = (url: string): Promise<WebSocket | undefined> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.once('open', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
