import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../../testing/show.js';
import { sampleFigures } from '../testing/sample-figures.js';
import { FigureBlock } from './figure-block.js';

afterEach(cleanup);

const address = '/?from=2026-11-20&to=2026-11-21';
const path = 'GET /api/statistics/unique-visitors';
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

const Page = () => {
  const [, setParameters] = useSearchParams();
  return (
    <>
      <button onClick={() => setParameters({ from: '2026-11-01', to: '2026-11-02' })}>Andere Tage</button>
      <FigureBlock name="unique-visitors" title="Besucher">
        {({ total }) => <p>{total} Besucher</p>}
      </FigureBlock>
    </>
  );
};

const visitors = (total: number) => sampleFigures({ name: 'unique-visitors', unit: 'visitors', total });

describe('a block of figures', () => {
  test('explains how its figure is meant and what was left out', async () => {
    const { meta, ...figures } = visitors(40);
    const counted = { countedAt: '2026-11-21T17:04:00.000Z', consentRate: 0.62 };
    const excluded = { ...counted, botsExcluded: 1200, internalExcluded: 31, tooFastExcluded: 7 };
    show(<Page />, { [path]: () => ({ ...figures, meta: { ...meta, ...excluded } }) }, undefined, address);
    await screen.findByText('40 Besucher');
    await userEvent.click(screen.getByRole('button', { name: 'Erklärung: Besucher' }));
    const words = plain((await screen.findByRole('dialog')).textContent);
    expect(words).toContain('Verschiedene Besucher je Tag und Filiale.');
    expect(words).toContain('Nicht dabei: Programme');
    expect(words).toContain('gezählt bis 21.11.2026, 18:04; Bestellungen bis Position 1200 des Protokolls');
    expect(words).toContain(
      '1.200 Einträge von Programmen, 31 vom eigenen Team, 7, weil von einer Adresse zu viel',
    );
    expect(words).toContain('62 % der Bestellungen des Shops');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says that there is nothing', async () => {
    show(<Page />, { [path]: () => visitors(0) }, undefined, address);
    expect(await screen.findByText('Für diesen Zeitraum gibt es dazu nichts.')).toBeTruthy();
  });

  test('says that its figures could not be loaded, and loads them again', async () => {
    let isBroken = true;
    const answer = () => (isBroken ? new Refusal(500, [{ message: 'Kaputt.', field: null }]) : visitors(40));
    show(<Page />, { [path]: answer }, undefined, address);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Statistik konnte nicht geladen werden.');
    isBroken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('40 Besucher')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps its figures, marked as outdated, until those of other days are loaded', async () => {
    let arrive = () => {};
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const answers = {
      [path]: () => visitors(40),
      [`${path}?from=2026-11-01&to=2026-11-02&compare=previous`]: async () => {
        await slow;
        return visitors(7);
      },
    };
    show(<Page />, answers, undefined, address);
    const busy = () =>
      screen.getByText(/ Besucher$/, { selector: 'p' }).parentElement!.getAttribute('aria-busy');
    await screen.findByText('40 Besucher');
    expect(busy()).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Andere Tage' }));
    expect(screen.getByText('40 Besucher')).toBeTruthy();
    expect(busy()).toBe('true');
    arrive();
    expect(await screen.findByText('7 Besucher')).toBeTruthy();
    expect(busy()).toBe('false');
  });
});
