/// <reference lib="dom" />
/** A word so short fits everywhere in one line. */
export const SHORT_WORD = 12;

/** Words of the page up to this length that are broken over two lines, in words; to be run in the browser. */
export function brokenWords(longest: number): string[] {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const range = document.createRange();
  const linesOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  };
  const faults: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (linesOf(node, 0, text.length) < 2 || node.parentElement!.closest('.sr-only')) continue;
    for (const { 0: word, index } of text.matchAll(/[^\s\-–—\u00ad/]+/g)) {
      if (word.length > longest || linesOf(node, index, index + word.length) < 2) continue;
      faults.push(`the word "${word}" of "${text.trim().slice(0, 40)}" is broken`);
    }
  }
  return faults.slice(0, 8);
}
