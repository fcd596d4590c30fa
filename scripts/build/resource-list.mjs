import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../repository.mjs';

const folder = inRoot('domain/resources');
const list = inRoot('domain/resources/all.ts');
const DEFINITION = /^export const (\w+) = resource\(/m;

/**
 * The module that lists every managed entity, made of the files beside it.
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
import type { Resource } from '../managed/resource.js';
${definitions.map(({ file, name }) => `import { ${name} } from './${file}';`).join('\n')}

/** Every kind of managed entity there is. */
export const resources: readonly Resource[] = [
${definitions.map(({ name }) => `  ${name},`).join('\n')}
];
`;
}

/** Brings the list up to date with the folder; touches nothing where it is. */
export function renewResourceList() {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, content: readFileSync(`${folder}/${file}`, 'utf8') }));
  const made = resourceList(files);
  if (made !== readFileSync(list, 'utf8')) writeFileSync(list, made);
}
