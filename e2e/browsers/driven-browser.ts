/** One pointer or keyboard, as WebDriver and WebDriver BiDi both take it. */
export type InputSource = { id: string; type: 'pointer' | 'key'; actions: readonly object[] };

/** A browser that a run looks at and acts in as a person would. */
export interface DrivenBrowser {
  readonly name: string;
  /** Where the product is found. */
  readonly url: string;
  open(url: string): Promise<void>;
  /** The JSON value of an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  act(sources: readonly InputSource[]): Promise<void>;
  /** Errors and warnings that pages have written to the console so far. */
  readonly console: string[];
  close(): Promise<void>;
}

const click = (x: number, y: number): InputSource => ({
  id: 'mouse',
  type: 'pointer',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const typing = (text: string): InputSource => ({
  id: 'keys',
  type: 'key',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** The centre of what a person would name so, once it is in sight, enabled and has stood still for two frames. */
const centreOf = (selector: string, name: string) => `(async () => {
  const wanted = new RegExp(${JSON.stringify(name)});
  const named = (element) => {
    const labels = [...(element.labels ?? [])].map((label) => label.textContent);
    return [element.getAttribute('aria-label'), ...labels, element.textContent].some((text) => text && wanted.test(text.trim()));
  };
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => named(element) && element.checkVisibility() && !element.disabled);
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const after = found.getBoundingClientRect();
  if (after.left !== left || after.top !== top) return null;
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  return hit && (found.contains(hit) || hit.contains(found) || label?.control === found) ? { x, y } : null;
})()`;

const TRY_FOR_MS = 20_000;

/** Polls the page until it returns something; the error names what it waited for. */
export async function waitFor<Value>(
  browser: DrivenBrowser,
  expression: string,
  what: string,
): Promise<Value> {
  const end = performance.now() + TRY_FOR_MS;
  for (;;) {
    const value = await browser.evaluate<Value | null>(expression).catch(() => null);
    if (value) return value;
    if (performance.now() > end) {
      const text = await browser.evaluate<string>('document.body.innerText.slice(0, 600)');
      throw new Error(`${browser.name}: waited in vain for ${what}; the page says:\n${text}`);
    }
  }
}

export async function press(browser: DrivenBrowser, selector: string, name: string): Promise<void> {
  const centre = centreOf(selector, name);
  const { x, y } = await waitFor<{ x: number; y: number }>(browser, centre, `${selector} "${name}"`);
  await browser.act([click(x, y)]);
}

export async function fill(browser: DrivenBrowser, name: string, text: string): Promise<void> {
  await press(browser, 'input, textarea', name);
  await browser.act([typing(text)]);
}

export const waitForText = (browser: DrivenBrowser, text: string): Promise<boolean> =>
  waitFor(browser, `document.body.innerText.includes(${JSON.stringify(text)})`, `"${text}"`);
