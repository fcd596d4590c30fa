import type { BrowserContext } from '@playwright/test';

const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenpensionskassenverwaltung';
const LETTERS = 60;

/** Fields that people fill in with names. */
const nameFields = new Set(
  'name firstName lastName companyName branchName shopName businessName title area city street headline'.split(
    ' ',
  ),
);

/** From now on everything that the server names has a name of 60 letters without a blank. */
export async function nameAtLength(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    await route.fulfill({ response, json: lengthened(await response.json(), { next: 1000 }) });
  });
}

function lengthened(value: unknown, count: { next: number }): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthened(one, count));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const isName = nameFields.has(key) && typeof field === 'string' && field !== '';
      return [key, isName ? word.slice(0, LETTERS - 4) + String(count.next++) : lengthened(field, count)];
    }),
  );
}
