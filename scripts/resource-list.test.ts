import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { resourceList, resourcePaths } from './build/resource-list.mjs';

const folder = new URL('../domain/records/definitions/', import.meta.url);

describe('the list of managed entities', () => {
  test('contains every entity of the folder', () => {
    const files = readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => ({ file, content: readFileSync(new URL(file, folder), 'utf8') }));
    expect(readFileSync(new URL('all.ts', folder), 'utf8')).toBe(resourceList(files));
    expect(readFileSync(new URL('resource-paths.ts', folder), 'utf8')).toBe(resourcePaths(files));
  });

  test('contains only files that define an entity, sorted by name', () => {
    const list = resourceList([
      { file: 'voucher.ts', content: 'export const voucher = resource({\n' },
      { file: 'fields.ts', content: 'export const fields = 1;\n' },
      { file: 'allergy.ts', content: 'export const allergy = resource({\n' },
    ]);
    expect(list).toContain(
      "import { allergy } from './allergy.js';\nimport { voucher } from './voucher.js';",
    );
    expect(list).toContain('= [\n  allergy,\n  voucher,\n];');
    expect(list).not.toContain('fields');
  });
});
