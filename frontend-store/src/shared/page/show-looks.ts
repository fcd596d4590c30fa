import { type ChosenLooks, lookProperties, looksInUse } from '@bestellwerk/domain/website/looks';

/** Makes the page have the fonts and colors of the settings, in place of what the server put into it. */
export function showLooks(chosen: ChosenLooks): void {
  const { properties, styleSheets } = looksInUse(chosen);
  for (const href of styleSheets) {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
  const { style } = document.documentElement;
  for (const name of lookProperties) {
    const value = properties[name];
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
  document.getElementById('looks')?.remove();
}
