import { expect, type Page } from '@playwright/test';

type Place = Pick<Page, 'getByRole'>;

/** Leads through the navigation, which narrow screens have behind a button. */
export async function goTo(page: Page, place: string): Promise<void> {
  const link = page
    .getByRole('navigation', { name: 'Bereiche' })
    .getByRole('link', { name: place, exact: true });
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  await link.or(menu).filter({ visible: true }).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await link.click();
}

/** Opens the form of a new record. */
export async function begin(page: Page, place: string): Promise<void> {
  await goTo(page, place);
  await page.getByRole('link', { name: 'Neu', exact: true }).click();
}

/** Types into inputs by their labels, the first of each. */
export async function fill(place: Place, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await place.getByRole('textbox', { name, exact: true }).first().fill(value);
  }
}

export const select = (place: Place, name: string, label: string) =>
  place.getByRole('combobox', { name, exact: true }).first().selectOption({ label });

/** Finds a record by typing its name, again if content that loaded above has pushed the field out of sight. */
export async function choose(
  page: Page,
  label: string,
  option: string,
  place: Place = page.getByRole('main'),
): Promise<void> {
  const found = page.getByRole('listbox').getByRole('option', { name: option }).first();
  await expect(async () => {
    await place.getByRole('combobox', { name: label, exact: true }).fill(option);
    await found.click({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
}

/** Waits for a notice. */
export const expectToast = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Meldungen' }).getByText(text).last()).toBeVisible();

/** Saves the form, and waits for the confirmation. */
export async function save(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, text);
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
}
