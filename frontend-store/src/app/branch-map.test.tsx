import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasMapConsent, mapConsentCookie } from '@bestellwerk/domain/analytics/consent';
import { renderShop } from '../../testing/render-shop.js';
import { branch, catalogue } from '../../testing/shop-fixture.js';

const observed = jest.fn();
const canvas = HTMLCanvasElement.prototype as { getContext: unknown };
const drawing = canvas.getContext;

// A browser that can draw maps, in which nothing is ever in sight: so the map itself is never loaded here.
beforeEach(() => {
  observed.mockClear();
  document.cookie = mapConsentCookie(false, false);
  canvas.getContext = () => ({ getExtension: () => null });
  Object.assign(globalThis, {
    WebGL2RenderingContext: class {},
    IntersectionObserver: class {
      observe = observed;
      disconnect(): void {}
    },
  });
});
afterEach(() => {
  cleanup();
  canvas.getContext = drawing;
  Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext');
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const placed = { ...branch, latitude: 48.1961, longitude: 16.3589 };
const ofOthers = { enablePluginMapbox: true, mapboxStyle: 'https://tiles.example/style.json' };

const open = (settings: object, at: object = placed, consent: 'accepted' | 'declined' = 'declined') =>
  renderShop({
    path: '/',
    consent,
    answers: {
      'POST /api/analytics-log': () => ({}),
      'GET /api/init': () =>
        ({
          ...catalogue,
          branches: [at],
          config: { ...catalogue.config, enablePluginHomePage: true, ...settings },
        }) as never,
    },
  });
const place = () => screen.findByRole('region', { name: 'Karte: Linde Wien' });
const loadButton = () => screen.queryByRole('button', { name: 'Karte laden' });

describe('the place of a branch', () => {
  test('is not shown where the map is switched off, but the way there is', async () => {
    open({ enablePluginMapbox: false });
    const way = await screen.findByRole('link', { name: /^Route planen/ });
    expect(way.getAttribute('href')).toContain('destination=48.1961%2C16.3589');
    expect(way.getAttribute('target')).toBe('_blank');
    expect(screen.queryByRole('region', { name: /^Karte/ })).toBeNull();
  });

  test('is drawn with its address where no map is set up, and nothing is asked', async () => {
    open({ enablePluginMapbox: true });
    expect(within(await place()).getByText('Gasse 1, 1050 Wien')).toBeTruthy();
    expect(loadButton()).toBeNull();
    expect(observed).not.toHaveBeenCalled();
  });

  test('is drawn where nobody entered it in degrees', async () => {
    open(ofOthers, branch, 'accepted');
    await place();
    expect(loadButton()).toBeNull();
    expect(observed).not.toHaveBeenCalled();
  });

  test('is drawn until a guest allows the map of others, which allows nothing else', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(ofOthers);
    await place();
    expect(await screen.findByText(/^Die Karte kommt von tiles\.example\./)).toBeTruthy();
    expect(observed).not.toHaveBeenCalled();
    expect(hasMapConsent(document.cookie)).toBe(false);
    // The page is loaded again, which jsdom cannot.
    await userEvent.click(loadButton()!);
    expect(hasMapConsent(document.cookie)).toBe(true);
    expect(document.cookie).toContain('=declined');
    jest.restoreAllMocks();
  });

  test('becomes a map for a guest who agreed before, as soon as it is seen', async () => {
    open(ofOthers, placed, 'accepted');
    await place();
    await waitFor(() => expect(observed).toHaveBeenCalledTimes(1));
    expect(loadButton()).toBeNull();
  });

  test('becomes a map of the shop itself without asking', async () => {
    open({ ...ofOthers, mapboxStyle: '/karte/style.json' });
    await place();
    await waitFor(() => expect(observed).toHaveBeenCalledTimes(1));
    expect(loadButton()).toBeNull();
  });
});
