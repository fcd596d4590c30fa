import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { config as configResource, type Config } from '@bestellwerk/domain/records/definitions/config';
import { readJson, readMarkdown, type ShopData } from './inn-data.js';

const data = readJson<ShopData>('shop.json');

export const divisionId = deterministicId('division', data.division.identifier);

export const divisions = [{ id: divisionId, ...data.division }];

/** By the keys that branches name them by. */
export const tags = new Map(
  Object.entries(data.tags).map(([key, name]) => [key, { id: deterministicId('tag', name), name }]),
);

export const config: Omit<Config, 'version'> = configResource.schemas.fields.parse({
  ...data.config,
  termsAndConditionsText: readMarkdown('legal/terms-and-conditions.md'),
  privacyPolicyText: readMarkdown('legal/privacy-policy.md'),
  imprintText: readMarkdown('legal/imprint.md'),
  allergensText: readMarkdown('legal/allergens.md'),
});
