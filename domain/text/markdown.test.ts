import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { markdownBlocks, type MarkdownBlock } from './markdown.js';

test('a text has headings, lists and paragraphs with bold words and links', () => {
  expect(markdownBlocks('# Titel\nSeit **1904**.\n\n- eins\n- [zwei](/b)\n\n### Klein')).toEqual([
    { kind: 'heading', level: 1, text: 'Titel' },
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'Seit ' },
          { kind: 'strong', text: '1904' },
          { kind: 'text', text: '.' },
        ],
      ],
    },
    {
      kind: 'list',
      lines: [[{ kind: 'text', text: 'eins' }], [{ kind: 'link', text: 'zwei', address: '/b' }]],
    },
    { kind: 'heading', level: 2, text: 'Klein' },
  ]);
});

test.each([
  '[a](javascript:alert(1))',
  '[a](javascript:alert`1`)',
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '[a](data:text/html,b)',
  '<a href="https://a.example">a</a>',
])('%s is text', (text) => {
  expect(markdownBlocks(text)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text }]] }]);
});

const addresses = (blocks: readonly MarkdownBlock[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading'
      ? []
      : block.lines.flat().flatMap((piece) => (piece.kind === 'link' ? [piece.address] : [])),
  );

test('no text has a link of another kind', () => {
  const piece = fc.constantFrom(
    '[a](',
    'javascript:',
    'https:',
    '/',
    ')',
    '**',
    '\n',
    '- ',
    '# ',
    'data:',
    'b',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const address of addresses(markdownBlocks(pieces.join('')))) {
        expect(address).toMatch(/^(https?:|mailto:|tel:|\/)/);
      }
    }),
  );
});
