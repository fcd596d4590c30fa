import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { show } from '../../testing/show.js';
import SankeyChart from './sankey-chart.js';
import { sankeyData } from './sankey-data.js';
import { nameLines, shortened } from './sankey-shapes.js';
import { measureAs, measureNothing, nextFrame } from './testing/measured.js';

afterEach(() => {
  cleanup();
  measureNothing();
});

const nodes = [
  { id: '1:/', step: 1, label: '/', visits: 10 },
  { id: '2:/store/wien', step: 2, label: '/store/wien', visits: 7 },
  { id: '2:exit', step: 2, label: 'exit', visits: 3 },
];
const links = [
  { source: '1:/', target: '2:/store/wien', visits: 7, share: 0.7 },
  { source: '1:/', target: '2:exit', visits: 3, share: 0.3 },
];
const words = (label: string) => (label === 'exit' ? 'Besuch beendet' : label);

async function showAt(pixels: number) {
  measureAs(pixels);
  show(<SankeyChart title="Wege" nodes={nodes} links={links} words={words} />);
  await nextFrame();
}

test('a wide chart is a picture whose bands say what they are', async () => {
  await showAt(1000);
  const picture = screen.getByRole('img', { name: /^Wege, Flussdiagramm/ });
  expect([...picture.querySelectorAll('path title')].map(({ textContent }) => textContent)).toEqual([
    '/ → /store/wien: 7 (70\u00a0%)',
    '/ → Besuch beendet: 3 (30\u00a0%)',
  ]);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a narrow chart lists the ways step by step', async () => {
  await showAt(320);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Schritt 1']);
  const list = screen.getByRole('list', { name: 'Wege, Schritt 1: Besuche' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^\/ → \/store\/wien +7 \(70\u00a0%\)$/),
    expect.stringMatching(/^\/ → Besuch beendet +3 \(30\u00a0%\)$/),
  ]);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the end of visits is grey, and a page has the same colour in every step', () => {
  const later = { id: '3:/', step: 3, label: '/', visits: 1 };
  const { nodes: shown } = sankeyData([...nodes, later], [], words);
  expect(shown[2]!.colour).toBe('var(--bw-chart-void)');
  expect(shown[3]!.colour).toBe(shown[0]!.colour);
  expect(shown[1]!.colour).not.toBe(shown[0]!.colour);
});

test('names of six steps are whole on a screen of 1440 px', async () => {
  const names = [
    'Startseite',
    'Speisekarte Salzburg Hauptbahnhof',
    'In den Warenkorb gelegt',
    'Kassa Altstadt (Zahlung fehlgeschlagen)',
    'Status einer Bestellung',
    'Besuch beendet',
  ];
  const steps = names.map((label, index) => ({ id: label, step: index + 1, label, visits: 1 }));
  const ways = names
    .slice(1)
    .map((target, index) => ({ source: names[index]!, target, visits: 1, share: 1 }));
  measureAs(1080);
  show(<SankeyChart title="Wege" nodes={steps} links={ways} words={words} />);
  await nextFrame();
  const shown = [...screen.getByRole('img').querySelectorAll('text')].map((text) =>
    [...text.querySelectorAll('tspan')].map(({ textContent }) => textContent).join(' '),
  );
  expect(shown).toEqual(names);
});

test('a name has two lines where one is too short, and is cut only where these are', () => {
  expect(nameLines('Startseite', 99)).toEqual(['Startseite']);
  expect(nameLines('Speisekarte Altstadt', 99)).toEqual(['Speisekarte', 'Altstadt']);
  expect(nameLines('/site/terms-and-conditions', 99)).toEqual(['/site/terms-and', '-conditions']);
  expect(nameLines('Kassa Altstadt (Zahlung fehlgeschlagen)', 99)).toEqual([
    'Kassa Altstadt',
    '(Zahlung fehlg…',
  ]);
});

test('a long word is cut in its line: a few of its letters alone in the next one are no name', () => {
  expect(nameLines('Eierschwammerlgulasch', 125)).toEqual(['Eierschwammerlgul…']);
  expect(nameLines('Eierschwammerlgulasch mit Knödel', 140)).toEqual(['Eierschwammerlgulasch', 'mit Knödel']);
});

test('a name is cut where its room ends', () => {
  expect(shortened('/store/wien-mariahilf', 66)).toBe('/store/w…');
  expect(shortened('/store', 66)).toBe('/store');
});
