import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { config as configResource, type Config } from '@bestellwerk/domain/records/definitions/config';
import { legalTexts } from './legal-texts.js';

export const divisionId = deterministicId('division', 'linde');

export const divisions = [{ id: divisionId, identifier: 'linde', businessName: 'Gasthäuser Zur Linde GmbH' }];

const tag = (name: string) => ({ id: deterministicId('tag', name), name });

export const tags = {
  garden: tag('Gastgarten'),
  lunch: tag('Mittagstisch'),
  delivery: tag('Lieferung'),
  families: tag('Familien'),
};

export const config: Omit<Config, 'version'> = configResource.schemas.fields.parse({
  title: 'Zur Linde',
  shopName: 'Zur Linde',
  businessName: 'Gasthäuser Zur Linde GmbH',
  description:
    'Wirtshausküche aus Wien, Linz und Graz: online bestellen, abholen, liefern lassen oder gleich dableiben.',
  website: 'https://zurlinde.example',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  defaultDeliveryMethod: 'takeaway',
  missedAfterMinutes: 10,
  ...legalTexts,
  enablePluginSearch: true,
  enablePluginTags: true,
  enablePluginCategoryBar: true,
  enablePluginToolbar: true,
  enableCash: true,
  enableATMCard: true,
  enablePluginATMCard: true,
  headerVariant: '1',
  footerVariant: '1',
  homeLayout: 'gallery',
});
