import type { FigureName, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { Answers } from '@bestellwerk/ui/testing/fake-server';
import { sampleFigures } from '../../testing/sample-figures.js';

/** A server that has these figures. */
export const serverWith = (given: Partial<Record<FigureName, Partial<Figures>>>): Answers =>
  Object.fromEntries(
    Object.entries(given).map(([name, figures]) => [
      `GET /api/statistics/${name}`,
      () => sampleFigures({ ...figures, name: name as FigureName }),
    ]),
  );

/** The text of elements with plain spaces, and no more than one of them at a time. */
export const plainTexts = (elements: readonly Element[]): string[] =>
  elements.map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim());
