import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type FlowEdge, flowGraph } from './flow.js';

const edge = (step: number, from: string, to: string, visits: number): FlowEdge => ({
  step,
  from,
  to,
  visits,
});

describe('the flow of visits', () => {
  it('has a node for each page of each step, and links with their share', () => {
    const { nodes, links } = flowGraph([
      edge(1, '/', '/store/wien', 3),
      edge(1, '/', 'exit', 1),
      edge(2, '/store/wien', 'exit', 3),
    ]);
    expect(nodes.map(({ id, visits }) => [id, visits])).toEqual([
      ['1:/', 4],
      ['2:/store/wien', 3],
      ['2:exit', 1],
      ['3:exit', 3],
    ]);
    expect(links).toEqual([
      { source: '1:/', target: '2:/store/wien', visits: 3, share: 0.75 },
      { source: '2:/store/wien', target: '3:exit', visits: 3, share: 1 },
      { source: '1:/', target: '2:exit', visits: 1, share: 0.25 },
    ]);
  });

  it('sums up rare pages, and those beyond the twelfth', () => {
    const many = Array.from({ length: 15 }, (_, index) => edge(1, `/${index}`, 'exit', 100 - index));
    const { nodes } = flowGraph([...many, edge(1, '/rare', 'exit', 1)]);
    expect(nodes.filter(({ step }) => step === 1)).toHaveLength(13);
    expect(nodes.find(({ id }) => id === '1:other')?.visits).toBe(88 + 87 + 86 + 1);
  });

  it('loses no visit: links of a source add up to it, and to their targets', () => {
    const walk = fc.array(fc.constantFrom('/', '/a', '/b', '/c'), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(walk, { maxLength: 40 }), (walks) => {
        const sums = new Map<string, FlowEdge>();
        for (const nodes of walks) {
          for (const [index, from] of nodes.slice(0, 5).entries()) {
            const [step, to] = [index + 1, nodes[index + 1] ?? 'exit'];
            const key = `${step} ${from} ${to}`;
            sums.set(key, edge(step, from, to, (sums.get(key)?.visits ?? 0) + 1));
          }
        }
        const { nodes, links } = flowGraph([...sums.values()]);
        const total = (of: readonly { visits: number }[]) => of.reduce((sum, { visits }) => sum + visits, 0);
        expect(total(nodes.filter(({ step }) => step === 1))).toBe(walks.length);
        for (const { id, visits, step, label } of nodes) {
          if (step > 1) expect(total(links.filter(({ target }) => target === id))).toBe(visits);
          const leaving = links.filter(({ source }) => source === id);
          if (label !== 'exit' && leaving.length > 0) expect(total(leaving)).toBe(visits);
        }
      }),
    );
  });
});
