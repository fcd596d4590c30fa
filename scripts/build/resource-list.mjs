import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../repository.mjs';

const folder = inRoot('domain/records/definitions');
const DEFINITION = /^export const (\w+) = resource\(/m;

/**
 * The module that lists every managed entity, generated from the files beside it.
 *
 * @param {readonly { file: string, content: string }[]} files of the folder
 */
export function resourceList(files) {
  const definitions = files
    .flatMap(({ file, content }) => {
      const [, name] = DEFINITION.exec(content) ?? [];
      return name ? [{ file: file.replace(/\.ts$/, '.js'), name }] : [];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return `// Made of the files beside it by \`npm run generate\`.
import type { Resource } from '../resource.js';
${definitions.map(({ file, name }) => `import { ${name} } from './${file}';`).join('\n')}

/** Every kind of managed entity there is. */
export const resources: readonly Resource[] = [
${definitions.map(({ name }) => `  ${name},`).join('\n')}
];
`;
}

/**
 * Where the managed entities are found and by whom, for pages that must not load their definitions.
 *
 * @param {readonly { file: string, content: string }[]} files of the folder
 */
export function resourcePaths(files) {
  const places = files
    .filter(({ content }) => DEFINITION.test(content))
    .map(
      ({ content }) =>
        `{ path: ${textOf(content, 'path')}, label: ${textOf(content, 'many')}, read: ${textOf(content, 'read')} }`,
    )
    .sort();
  return `// Made of the files beside it by \`npm run generate\`.
import type { Action } from '../../access/policy.js';

/** Where every kind of managed entity is found, what it is called, and who may read it. */
export const resourcePaths: readonly { path: string; label: string; read: 'everybody' | Action }[] = [
${places.map((place) => `  ${place},`).join('\n')}
];
`;
}

/** The text that a definition gives under a name, in quotation marks. */
function textOf(content, name) {
  const [, text] = new RegExp(`\\b${name}: ('[^']*')`).exec(content) ?? [];
  if (!text)
    throw new Error(`A definition in domain/records/definitions does not have its ${name} as a plain text`);
  return text;
}

/** Updates the lists from the folder; leaves files unchanged that are up to date. */
export function renewResourceList() {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, content: readFileSync(`${folder}/${file}`, 'utf8') }));
  renew('all.ts', resourceList(files));
  renew('resource-paths.ts', resourcePaths(files));
}

function renew(file, content) {
  const path = `${folder}/${file}`;
  if (!existsSync(path) || content !== readFileSync(path, 'utf8')) writeFileSync(path, content);
}
