import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Markdown } from './markdown.js';

const html = (text: string) =>
  render(<Markdown text={text} />).container.innerHTML.replaceAll(/ class="[^"]*"/g, '');

test.each([
  ['# Titel\n\nText', '<h1>Titel</h1><p>Text</p>'],
  ['## Preise\nAlles inklusive.', '<h2>Preise</h2><p>Alles inklusive.</p>'],
  ['- eins\n- **zwei**', '<ul><li>eins</li><li><strong>zwei</strong></li></ul>'],
  ['Gasse 1\n1050 Wien', '<p>Gasse 1<br>1050 Wien</p>'],
  ['[Seite](https://a.example)', '<p><a href="https://a.example">Seite</a></p>'],
  ['[böse](javascript:alert(1))', '<p>[böse](javascript:alert(1))</p>'],
  ['<b>roh</b>', '<p>&lt;b&gt;roh&lt;/b&gt;</p>'],
])('%j becomes %j', (text, expected) => {
  expect(html(text)).toBe(expected);
});
