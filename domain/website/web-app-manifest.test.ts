import { expect, it } from '@jest/globals';
import { appIconPath, appIconSizes, iconPurposes, parseAppIcon, webAppManifest } from './web-app-manifest.js';

const settings = { shopName: 'Zur Linde', description: 'Seit 1904.', headColor: null, icon: null };
const id = '0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000';

it('the manifest has what a browser needs to install the shop', () => {
  const manifest = webAppManifest({ ...settings, headColor: '#11223380', icon: { id, version: 3 } }, [
    { name: 'Wien', path: '/store/wien' },
  ]);
  expect(manifest).toEqual({
    id: '/',
    name: 'Zur Linde',
    short_name: 'Zur Linde',
    description: 'Seit 1904.',
    lang: 'de',
    dir: 'ltr',
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    theme_color: '#112233',
    background_color: '#FCF6EA',
    icons: [
      { src: `/app-icon/any-192/${id}-3.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `/app-icon/any-512/${id}-3.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `/app-icon/maskable-512/${id}-3.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: 'Wien', url: '/store/wien?source=pwa' }],
  });
});

it('a shop without an icon has that of the product, and no more than four menus are offered', () => {
  const menus = Array.from({ length: 9 }, (_, index) => ({ name: `${index}`, path: `/store/${index}` }));
  const manifest = webAppManifest({ ...settings, description: '' }, menus);
  expect(manifest).toMatchObject({ icons: [{ src: '/app-icon-any-192.png' }, {}, {}] });
  expect(manifest).toHaveProperty('shortcuts.length', 4);
  expect(manifest).not.toHaveProperty('description');
});

it('the path of an icon says what it is', () => {
  for (const purpose of iconPurposes)
    for (const size of appIconSizes) {
      const icon = { purpose, size, id, version: 12 };
      expect(parseAppIcon(appIconPath(icon).replace('/app-icon/', ''))).toEqual(icon);
    }
  for (const wrong of [
    `any-193/${id}-1.png`,
    `any-192/${id}-0.png`,
    `none-192/${id}-1.png`,
    `any-192/x-1.png`,
    '',
  ])
    expect(parseAppIcon(wrong)).toBeNull();
});
