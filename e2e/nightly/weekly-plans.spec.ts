import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { formatDate, formatWeekday } from '@bestellwerk/domain/text/formats';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { firstPageOf, hire } from '../support/people.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** 'Mo, 07.12.2026' */
function dayWords(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return `${formatWeekday(noon, 'UTC').slice(0, 2)}, ${formatDate(noon, 'UTC')}`;
}

const inWords = (day: string) => day.split('-').reverse().join('.');

async function openPlan(page: Page, name: string) {
  await page.goto('/backend/working-activities');
  const person = page.getByRole('region', { name: 'Summen je Person' });
  const all = person.getByRole('button', { name: /^Alle \d+ anzeigen$/ });
  const menu = person.getByRole('button', { name: `Weitere Aktionen für ${name}` });
  await menu.or(all).first().waitFor();
  if (await all.isVisible()) await all.click();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Wochenplan bearbeiten' }).click();
  return page.getByRole('dialog', { name: /^Wochenplan von/ });
}

test('a plan from a day of next week is among the next shifts of its person until it is discarded', async ({
  page,
  browser,
}) => {
  await openBackOffice(page);
  const lastName = `Zita ${randomUUID().slice(0, 8)}`;
  const person = await hire(page.request, 'ROLE_SHIFT_LEAD', lastName);
  const today = (await (await page.request.get('/api/working-time/me')).json()).data.today.date as string;
  // Not a Monday: the two weeks that are looked at would hold two of them.
  const begins = [7, 8].map((days) => addDays(today, days)).find((day) => !dayWords(day).startsWith('Mo'))!;

  const own = await firstPageOf(person, page.request, browser);
  await own.goto('/backend/my-time');
  const next = own.getByRole('region', { name: 'Nächste Dienste' });
  await expect(next).toContainText('In den nächsten zwei Wochen ist nichts geplant.');

  const plan = await openPlan(page, `Resi ${lastName}`);
  await plan.getByLabel('Gilt ab').fill(inWords(begins));
  await expect(plan.getByText('Bis dahin gilt der Plan davor.')).toBeVisible();
  const weekday = plan.getByRole('region', { name: 'Montag' });
  await weekday.getByRole('button', { name: 'Dienst am Montag hinzufügen' }).click();
  await weekday.getByLabel('Von').fill('22:00');
  await weekday.getByLabel('Bis').fill('6');
  await plan.getByRole('button', { name: 'Wochenplan speichern' }).click();
  await expect(page.getByText('Wochenplan gespeichert.')).toBeVisible();

  const monday = [...Array(7).keys()].map((days) => addDays(begins, days)).find((day) => dayWords(day).startsWith('Mo'))!; // prettier-ignore
  await expect(next).toContainText(`${dayWords(monday)} 22:00–06:00`);
  await expect(next.getByRole('listitem')).toHaveCount(1);

  const again = await openPlan(page, `Resi ${lastName}`);
  await again.getByLabel('Plan', { exact: true }).selectOption(`Gilt ab ${dayWords(begins)}`);
  await expect(again.getByText(/^Endet am Dienstag/)).toBeVisible();
  await again.getByRole('button', { name: 'Verlauf zeigen' }).click();
  await expect(again.getByRole('listitem')).toContainText('Mo 22:00–06:00');
  await expectNothingSeriousAt(page, desk, phone);
  await again.getByRole('button', { name: 'Diesen Plan verwerfen' }).click();
  await page
    .getByRole('dialog', { name: 'Plan verwerfen?' })
    .getByRole('button', { name: 'Verwerfen' })
    .click();
  await expect(page.getByText('Wochenplan verworfen.')).toBeVisible();
  await expect(next).toContainText('In den nächsten zwei Wochen ist nichts geplant.');
  await own.context().close();
});
