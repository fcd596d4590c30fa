import { spawn } from 'node:child_process';
import { freePort } from '../../server-kit/ports.js';
import { until } from '../../server-kit/testing/until.js';
import { ConsoleProxy } from './console-proxy.js';
import type { DrivenBrowser } from './driven-browser.js';

const BINARY = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/**
 * WebKitGTK's own small browser, driven by WebDriver on a screen that nobody sees. While it is driven it writes its console
 * nowhere, with any settings, so the product is shown through a proxy that listens.
 */
export async function startWebKit(product: string): Promise<DrivenBrowser> {
  const proxy = await ConsoleProxy.before(product);
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANG: 'de_AT.UTF-8', NO_AT_BRIDGE: '1' },
  });
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  await until(() => send('GET', '/status').catch(() => undefined));
  const options = { binary: BINARY, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });

  return {
    name: 'WebKit',
    url: proxy.url,
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    evaluate: async (expression) => {
      const script = `const value = ${expression}; return Promise.resolve(value).then((one) => JSON.stringify(one ?? null));`;
      return JSON.parse(await send<string>('POST', `${session}/execute/sync`, { script, args: [] })) as never;
    },
    act: async (actions) => void (await send('POST', `${session}/actions`, { actions })),
    console: proxy.lines,
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      process.kill(-driver.pid!, 'SIGTERM');
      proxy.close();
    },
  };
}
