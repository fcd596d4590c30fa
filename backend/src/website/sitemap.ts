import type { WholeCatalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { legalPages } from '@bestellwerk/domain/text/legal-pages';
import { escaped } from '@bestellwerk/domain/website/page-head-html';
import { PREVIEW_PATH } from '@bestellwerk/domain/website/paths';
import { branchPath } from './page-heads-data.js';

/** Every page that indexes may have. When one was changed the catalogue does not know. */
export function sitemapXml(catalogue: WholeCatalogue, publicUrl: string): string {
  const urls = pathsForIndexes(catalogue).map(
    (path) => `  <url><loc>${escaped(publicUrl + encodeURI(path))}</loc></url>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

function pathsForIndexes({ config, branches, sites }: WholeCatalogue): string[] {
  const texts = legalPages.filter(({ text }) => config[text] !== '').map(({ path }) => path);
  const pages = sites.filter(({ noIndex, path }) => !noIndex && !texts.includes(path));
  return [
    '/',
    ...branches.filter(({ isPublic }) => isPublic).map(branchPath),
    ...texts,
    ...pages.map(({ path }) => path),
  ];
}

/** Where crawlers have nothing to look for: what is no page, and pages of one guest or editor. */
const notForCrawlers = [
  ...['/api/', '/backend/', '/devices/', '/status/'],
  ...[PREVIEW_PATH, '/store/*/checkout'],
];

export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...notForCrawlers.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
