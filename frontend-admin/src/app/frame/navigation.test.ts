import { expect, test } from '@jest/globals';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import { roleSchema, type Role } from '@bestellwerk/domain/access/roles';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { areasFor } from './navigation.js';

const placesOf = (role: Role) =>
  areasFor({ roles: [role], branches: ['b-1'] }).flatMap(({ places }) => places);

test('links to every managed entity by its plural name', () => {
  const places = placesOf('ROLE_ADMIN');
  for (const { path, words } of resources) {
    expect(places).toContainEqual(expect.objectContaining({ path: `/${path}`, label: words.many }));
  }
});

test.each(roleSchema.options)('hides pages that %s may not read', (role) => {
  const paths = placesOf(role).map(({ path }) => path);
  for (const { path, access } of resources) {
    const isAllowed =
      access.read === 'everybody' ||
      branchesFor({ roles: [role], branches: ['b-1'] }, access.read).length > 0;
    if (!isAllowed) expect(paths).not.toContain(`/${path}`);
  }
});
