import { XMLBuilder } from 'fast-xml-parser';
import { partsOf } from '@bestellwerk/domain/print-documents/markup';
import { dotsOf, type Paper } from './paper.js';
import { layoutOf } from './layout.js';
import { bitmapOf, renderPng } from './render-png.js';

/** The namespace of ePOS-Print. */
const EPOS_PRINT = 'http://www.epson-pos.com/schemas/2011/03/epos-print';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  preserveOrder: true,
  suppressEmptyNode: true,
});

type Node = Record<string, unknown>;
const element = (name: string, attributes: Record<string, string | number> = {}, content?: string): Node => ({
  [name]: content === undefined ? [] : [{ '#text': content }],
  ':@': Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`@${key}`, String(value)])),
});

/** A document as ePOS-Print XML: texts, which the printer encodes itself, or a picture. */
export async function renderEpos(markup: string, paper: Paper, isForDrawer = false): Promise<string> {
  const once: Node[] = [];
  for (const part of partsOf(markup)) {
    once.push(...(paper.isRaster ? await picture(part, paper) : texts(part, paper)), ...cut(paper));
  }
  const drawer = isForDrawer && paper.opensDrawer ? [element('pulse', { drawer: 'drawer_1' })] : [];
  const nodes = [...drawer, ...Array.from({ length: paper.copies ?? 1 }, () => once).flat()];
  const root = { 'epos-print': nodes, ':@': { '@xmlns': EPOS_PRINT } };
  return builder.build([root]) as string;
}

const cut = (paper: Paper): Node[] =>
  paper.cut === 'none' ? [element('feed', { line: 4 })] : [element('cut', { type: 'feed' })];

async function picture(markup: string, paper: Paper): Promise<Node[]> {
  const { width, height, bits } = await bitmapOf(renderPng(markup, paper));
  return [element('image', { width, height, color: 'color_1', mode: 'mono' }, bits.toString('base64'))];
}

const LINE = 30;
const LETTER = 24;

/** Each line as texts at their place; what is drawn is a rule. */
function texts(markup: string, paper: Paper): Node[] {
  const rule = '-'.repeat(dotsOf(paper) / 12);
  const nodes: Node[] = [element('text', { lang: 'de', smooth: 'true' })];
  let reached = 0;
  for (const { x, y, runs, paths } of layoutOf(markup, paper).groups) {
    const height = Math.max(...runs.map(({ scaleY }) => scaleY), 1) * LETTER;
    const top = runs.length > 0 ? y - height : y;
    const blanks = Math.round((top - reached) / LINE);
    if (blanks > 0) nodes.push(element('feed', { line: blanks }));
    for (const { x: from, scaleX: width, scaleY, isBold, text } of runs) {
      nodes.push(
        element('text', { x: Math.round(x + from), width, height: scaleY, em: String(isBold) }, text),
      );
    }
    if (paths.some(({ isStroke }) => isStroke)) nodes.push(element('text', PLAIN, rule));
    nodes.push(element('feed', { line: 1 }));
    reached = top + Math.max(height, LINE);
  }
  return nodes;
}

const PLAIN = { x: 0, width: 1, height: 1, em: 'false' };
