import { expect, test } from '@jest/globals';
import { isSecretPage, isSelfService } from './page-kinds.js';

test.each([
  ['/status/AB12/c0ffee', true],
  ['/Status/AB12/c0ffee', true],
  ['//status/AB12/c0ffee', true],
  ['/vorschau', true],
  ['/statusbericht', false],
  ['/store/wien/checkout', false],
  ['/', false],
])('%s is a page with a secret address: %s', (path, isSecret) => expect(isSecretPage(path)).toBe(isSecret));

test.each([
  ['/self-service/wien', true],
  ['/self-service', true],
  ['/self-service-tipps', false],
  ['/store/self-service', false],
])('%s is a page of a terminal: %s', (path, isOne) => expect(isSelfService(path)).toBe(isOne));
