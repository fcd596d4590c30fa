import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { Random } from '../../server-kit/random.js';
import { signIn } from '../support/administrator.js';
import { ownSite, post } from '../support/own-site.js';

const listed: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings/blns.json');
/** A public list of strings that programs stumble over, many of them written to run a script; without what nobody can read, which is refused. */
const publicList = listed.filter((text) => !text.includes('\uFFFD'));

const COUNT = 10_000;
const A_PAGE = 100;
const RUN = 'top.ran=1';

const events = [
  'onerror',
  'onload',
  'onfocus',
  'onclick',
  'onmouseover',
  'ontoggle',
  'onbegin',
  'onanimationstart',
];
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '&#106;avascript:',
  '\u0001javascript:',
  'vbscript:',
  'data:text/html,',
];
const addresses = [
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'poster',
  'background',
  'srcdoc',
  'data',
  'srcset',
];
const elements = [
  ...['a', 'img', 'svg', 'math', 'iframe', 'object', 'embed', 'video', 'audio', 'input', 'body', 'details'],
  ...['form', 'button', 'table', 'td', 'p', 'style', 'link', 'meta', 'base', 'template', 'noscript', 'xmp'],
  ...[
    'title',
    'textarea',
    'select',
    'option',
    'foreignObject',
    'animate',
    'set',
    'use',
    'mtext',
    'mglyph',
    'x',
  ],
];
const oddities = [
  '',
  ' ',
  '/',
  '\t',
  '\n',
  '\f',
  '<',
  '>',
  '"',
  "'",
  '`',
  '=',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '\u2028',
];

/** HTML of the tricks that filters are known to miss, put together at random. */
function hostile(random: Random): string {
  const any = <Value>(values: readonly Value[]): Value => random.pick(values);
  const attribute = (): string =>
    any([
      () => `${any(events)}=${any(['', '"', "'", '`'])}${RUN}${any(['', '"', "'", '`'])}`,
      () => `${any(addresses)}="${any(schemes)}${RUN}"`,
      () => `${any(addresses)}=${any(schemes)}${RUN}`,
      () => `style="background:url(${any(schemes)}${RUN});animation:x"`,
      () =>
        any([
          'autofocus',
          'tabindex=0',
          'contenteditable',
          'x',
          'attributeName=href',
          'to=javascript:top.ran=1',
        ]),
    ])();
  const element = (depth: number): string => {
    const name = any(elements);
    const attributes = Array.from({ length: Math.floor(random.next() * 3) }, attribute);
    const begin = any(['<', '<', '<', '<<', '</', '< ']);
    const open = `${begin}${any([name, name.toUpperCase(), `${any(oddities)}${name}`])}${any([' ', '/', '\t', '\n', '\f'])}${attributes.join(any([' ', '/', any(oddities)]))}${any(['>', '/>', '', '//'])}`;
    const inner =
      depth > 3
        ? ''
        : any([() => element(depth + 1), () => `<script>${RUN}</script>`, () => any(oddities), () => ''])();
    return `${open}${inner}${any([`</${name}>`, '', `</${any(elements)}>`])}`;
  };
  const from = any([
    () => element(0),
    () => `${any(oddities)}${element(0)}`,
    () => element(0) + element(0),
  ])();
  return random.chance(0.2) ? `${any(publicList)}${from}` : from;
}

/** What stands in the shop's page of these texts and could run, load something from elsewhere, or reach into the page around it. */
const findings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = 'ran' in window ? ['a script ran'] : [];
    for (const element of document.querySelectorAll('article, article *')) {
      if (
        /^(script|style|iframe|object|embed|form|input|svg|math|template|link|meta|base)$/i.test(
          element.localName,
        )
      )
        found.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        if (/^on|^style$|^srcdoc$|^id$/i.test(name)) found.push(element.outerHTML);
        if (/^(href|src)$/i.test(name) && !/^(\/(?![/\\])|https?:|mailto:|tel:|#)/.test(value))
          found.push(element.outerHTML);
        if (name === 'src' && !value.startsWith('/')) found.push(element.outerHTML);
      }
    }
    return found;
  });

test(`${COUNT} hostile inputs leave nothing that runs, in the shop and in what the server answers`, async ({
  page,
  context,
}) => {
  test.setTimeout(1_200_000);
  const random = new Random(20_261_129);
  const inputs = [...publicList, ...Array.from({ length: COUNT - publicList.length }, () => hostile(random))];
  await signIn(page.request);
  const body = (text: string) => ({ format: 'html', text });
  const site = await post<{ id: string; revision: string }>(page.request, '/api/sites', {
    ...{
      name: 'Feindlich',
      path: `/feindlich-${randomUUID()}`,
      type: 'default',
      title: '',
      description: '',
      image: null,
      noIndex: true,
    },
    content: { body: body(''), sections: [] },
  });
  const { path } = await post<{ path: string }>(page.request, `/api/sites/${site.id}/preview`, {
    revision: null,
  });
  const elsewhere: string[] = [];
  const violations: string[] = [];
  const guest = await context.browser()!.newContext();
  const shop = await guest.newPage();
  shop.on('dialog', (dialog) => void dialog.dismiss().then(() => violations.push('a dialog')));
  shop.on(
    'console',
    (message) => /content security policy/i.test(message.text()) && violations.push(message.text()),
  );
  await guest.route('**/*', (route) => {
    const { host } = new URL(route.request().url());
    if (host === new URL(test.info().project.use.baseURL!).host) return route.continue();
    elsewhere.push(route.request().url());
    return route.abort();
  });
  const bare = await guest.newPage();
  let revision = site.revision;
  for (let first = 0; first < inputs.length; first += A_PAGE) {
    const sections = inputs.slice(first, first + A_PAGE).map((text) => ({
      ...{ type: 'text', heading: '', body: body(text), look: { background: null, hiddenOn: [] } },
    }));
    const answer = await page.request.put(`/api/sites/${site.id}`, {
      data: { content: { body: body(inputs[first]!), sections } },
      headers: { ...ownSite, 'if-match': `"${revision}"` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    const { data } = await answer.json();
    revision = data.revision;

    // As the server answers it, in a page without any protection, where everything that can run does.
    const texts: string[] = data.content.sections.map(
      (section: { body: { text: string } }) => section.body.text,
    );
    await bare.setContent(`<!doctype html><article>${texts.join('\n')}</article>`);
    expect(await findings(bare), `inputs ${first} and after, as answered`).toEqual([]);

    await shop.goto('about:blank');
    await shop.goto(path);
    await expect(shop.getByRole('heading', { level: 1, name: 'Feindlich' })).toBeVisible();
    expect(await findings(shop), `inputs ${first} and after, in the shop`).toEqual([]);
  }
  expect({ elsewhere, violations }).toEqual({ elsewhere: [], violations: [] });
});
