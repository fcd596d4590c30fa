import { expect, type Page } from '@playwright/test';

type Place = Pick<Page, 'getByRole'>;

/** Leads through the menu of a narrow screen. */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const navigation = page.getByRole('navigation', { name: 'Bereiche' });
  await navigation.getByRole('link', { name: place, exact: true }).click();
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

/** Finds a record by typing its name. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: label, exact: true }).fill(option);
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
}

/** Saves the form, and waits until it says so. */
export async function save(page: Page, told: string): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByText(told).last()).toBeVisible();
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
}
