import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { optionalColor, richText } from '@bestellwerk/domain/records/content-fields';
import { navigation } from '@bestellwerk/domain/records/definitions/navigation';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { upload, uploads } from '@bestellwerk/domain/records/definitions/upload-fields';
import { show } from '../../testing/show.js';
import { isGiven, plainWords } from './plain.labels.js';
import { plainText } from './plain-text.js';
import { Readable } from './readable.js';

afterEach(cleanup);

describe('formatted text without its formats', () => {
  test.each([
    [
      'has a line for each paragraph',
      '<h2>Wir</h2><p>Seit <b>1904</b>.</p><p>Hier.</p>',
      'Wir\nSeit 1904.\nHier.',
    ],
    [
      'marks the items of lists',
      '<ul><li><p>Eins</p></li><li>Zwei</li></ul><p>Ende</p>',
      '• Eins\n• Zwei\n\nEnde',
    ],
    ['keeps lines apart', '<p>Am Markt 1<br>Passau</p>', 'Am Markt 1\nPassau'],
    [
      'has a line for each row',
      '<table><tr><th>A</th><td><p>B</p></td></tr><tr><td>C</td></tr></table>',
      'A | B\nC',
    ],
    ['names pictures', '<img src="/image/medium/a-1.webp" alt="Garten"><p>x</p>', 'Bild: Garten\nx'],
    ['runs nothing', '<p>a<script>throw 1</script></p>', 'a'],
  ])('%s', (_, html, text) => expect(plainText(html)).toBe(text));
});

const words = (schema: Parameters<typeof Readable>[0]['schema'], value: unknown) => {
  show(
    <div role="note">
      <Readable schema={schema} value={value} />
    </div>,
  );
  return screen.getByRole('note').textContent;
};

test.each([
  ['formatted text', richText('Text'), { format: 'html', text: '<p>Seit <em>1904</em>.</p>' }, 'Seit 1904.'],
  ['no formatted text', richText('Text'), { format: 'html', text: '' }, '–'],
  ['a colour', optionalColor('Farbe'), '#AE2F68', '#AE2F68'],
  ['a file', upload('Datei'), { id: 'u-1', name: 'Karte.pdf' }, 'Karte.pdf'],
  [
    'files',
    uploads('Dateien'),
    [
      { id: 'u-1', name: 'Karte.pdf' },
      { id: 'u-2', name: 'Plan.pdf' },
    ],
    'Karte.pdf, Plan.pdf',
  ],
])('%s can be read', (_, schema, value, text) => expect(words(schema, value)).toBe(text));

test('the content of a page is read part by part, without what is empty', () => {
  const none = { format: 'html', text: '' };
  const look = { background: '#AE2F68', hiddenOn: [] };
  words(site.fields.content, {
    body: none,
    sections: [
      { type: 'text', heading: 'Wir', body: none, look },
      { type: 'markdown', text: '**Da**' },
    ],
  });
  const [first, second] = screen.getAllByRole('listitem');
  expect(
    within(first!)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Überschrift', 'Aussehen', 'Hintergrund']);
  expect(first!.textContent).toContain('#AE2F68');
  expect(second!.textContent).toBe('MarkdownText**Da**');
});

test('the entries of a navigation are read by their labels, where they lead and what is below them', () => {
  const { items } = navigation.fields;
  words(items, [
    { label: 'Speisekarte', site: null, address: '/store/wien', children: [] },
    {
      ...{ label: 'Wir', site: { id: 's-1', name: 'Über uns' }, address: '' },
      children: [{ label: 'Jobs', site: null, address: '', children: [] }],
    },
  ]);
  const [menu, we, jobs] = screen.getAllByRole('listitem');
  expect(menu!.textContent).toBe('Speisekarte – /store/wien');
  expect(we!.textContent).toBe('Wir – Über unsJobs');
  expect(within(we!).getByText('Jobs')).toBeTruthy();
  expect(jobs!.textContent).toBe('Jobs');
});

test('entries of a navigation are counted where there is room for a few words only', () => {
  const own = { kind: 'own', editor: 'entry-tree' } as const;
  expect(plainWords([{}, {}], own, 'UTC')).toBe('2 Einträge');
  expect(plainWords([], own, 'UTC')).toBe('–');
});

test('what consists of nothing but empty fields says nothing', () => {
  expect(isGiven({ body: { format: 'html', text: '' }, sections: [] })).toBe(false);
  expect(isGiven({ body: { format: 'html', text: '<p>Da</p>' }, sections: [] })).toBe(true);
  expect(isGiven({ count: 0 })).toBe(true);
});
