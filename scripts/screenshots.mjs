/**
 * `npm run screenshots [-- folder [word]]`: every screen of the shop in every state, at 390, 820 and 1440 px, light and dark,
 * with an `index.html` that shows them side by side. A word takes only the screens with it in their name.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './repository.mjs';
import { run } from './run.mjs';

const [folder = inRoot('.build', 'screenshots'), word] = process.argv.slice(2);
const target = resolve(folder);

await ensureInstalled();
mkdirSync(target, { recursive: true });
if (!word) for (const name of pictures()) rmSync(`${target}/${name}`);
const { code } = await run(
  process.execPath,
  [
    ...[inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e', '--project=screenshots'],
    ...['--reporter=list', ...(word ? ['-g', word] : [])],
  ],
  { env: { SCREENSHOTS_DIR: target }, show: true },
);
writeFileSync(`${target}/index.html`, indexOf(pictures()));
console.log(pathToFileURL(`${target}/index.html`).href);
process.exitCode = code;

/** The names of the pictures there. */
function pictures() {
  return readdirSync(target).filter((name) => /--\d+-(light|dark)\.png$/.test(name));
}

function indexOf(names) {
  const screens = [...new Set(names.map((name) => name.split('--')[0]))].sort();
  const widths = [390, 820, 1440].flatMap((width) => [`${width}-light`, `${width}-dark`]);
  const figure = (name) =>
    `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
  const section = (screen) =>
    `<section id="${screen}"><h2>${screen}</h2><div>${widths
      .map((width) => `${screen}--${width}.png`)
      .filter((name) => names.includes(name))
      .map(figure)
      .join('')}</div></section>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens of the shop</title>
<style>
  body { font: 16px/1.4 sans-serif; margin: 2rem; background: #777; color: #fff }
  a { color: inherit; margin-right: 1rem }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { margin: 0; flex: none }
  img { height: 30rem; max-width: 45rem; object-fit: contain; object-position: top; display: block; background: #555 }
</style>
<h1>Screens of the shop</h1>
<nav>${screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join(' ')}</nav>
${screens.map(section).join('\n')}
</html>
`;
}
