import { administrator } from '../support/administrator.js';
import { fill, press, waitFor, waitForText, type DrivenBrowser } from './driven-browser.js';

/** A guest orders; staff take the order on the board, and the guest sees it. @returns the order's id. */
export async function ordersAndBoard(browser: DrivenBrowser): Promise<string> {
  const lastName = `Probe${browser.name}`;
  const status = await order(browser, lastName);
  await signIn(browser);
  await browser.open(`${browser.url}/backend/orders/board`);
  await press(browser, 'article button', `^Bestätigen: Bestellung .*${lastName}`);
  const next = `button[aria-label^="Fertig: Bestellung"][aria-label*="${lastName}"]`;
  await waitFor(browser, `document.querySelector('${next}') && true`, 'the next step');
  await browser.open(status);
  await waitForText(browser, 'Bestellung bestätigt');
  return browser.evaluate<string>(
    `fetch('/api/orders?search=${lastName}').then((answer) => answer.json()).then(({ data }) => data[0].id)`,
  );
}

/** @returns the address of the order's page. */
async function order(browser: DrivenBrowser, lastName: string): Promise<string> {
  await browser.open(browser.url);
  await press(browser, 'main a', 'Linde am Naschmarkt');
  // A page that was just come to scrolls to its top, and takes what is to be pressed along: read again, it stays.
  await waitFor(browser, `location.pathname === '/store/wien'`, 'the menu');
  await browser.open(`${browser.url}/store/wien`);
  await press(browser, 'main button', 'Wiener Schnitzel vom Kalb');
  await press(browser, 'dialog input', 'Erdäpfelsalat');
  await press(browser, 'dialog button', 'Zum Warenkorb hinzufügen');
  await waitForText(browser, 'Produkt zum Warenkorb hinzugefügt.');
  await browser.open(`${browser.url}/store/wien/checkout`);
  await fill(browser, '^Vorname', 'Erika');
  await fill(browser, '^Nachname', lastName);
  await fill(browser, '^Telefon', '00436641234567');
  await press(browser, 'input[type="checkbox"]', 'Allgemeinen Geschäftsbedingungen');
  await press(browser, 'input[type="checkbox"]', 'Datenschutzerklärung');
  await press(browser, 'button', '^(Bestellung|Vorbestellung) abschicken');
  return await waitFor<string>(
    browser,
    `location.pathname.startsWith('/status/') && location.href`,
    'the page of the order',
  );
}

async function signIn(browser: DrivenBrowser): Promise<void> {
  await browser.open(`${browser.url}/backend/login`);
  await fill(browser, 'Benutzername|E-Mail', administrator.username);
  await fill(browser, '^Passwort', administrator.password);
  await press(browser, 'button', '^Anmelden$');
  await waitFor(browser, `!location.pathname.endsWith('/login')`, 'the back office');
}
