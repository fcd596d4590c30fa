import { type ChosenFonts, fontProperties, fontsInUse } from '@bestellwerk/domain/website/fonts-in-use';

/** Makes the page have the fonts of the settings, in place of what the server put into it. */
export function showFonts(chosen: ChosenFonts): void {
  const { properties, styleSheets } = fontsInUse(chosen);
  for (const href of styleSheets) {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
  const { style } = document.documentElement;
  for (const name of fontProperties) {
    const value = properties[name];
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
  document.getElementById('fonts')?.remove();
}
