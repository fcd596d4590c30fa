import { deterministicId } from '../kernel/identifiers.js';
import type { Config } from '../records/definitions/config.js';
import type { ImageTemplate } from '../records/definitions/image-template.js';

/** Must be incremented when the same template is drawn differently. */
export const DRAWING_VERSION = 1;

type Shop = Pick<Config, 'logo' | 'shopName' | 'headingFont'>;

/** Another one whenever pictures look different through a template: it changed, or what it takes from the shop did. */
export function imageTemplateVersion(template: ImageTemplate, { logo, shopName, headingFont }: Shop): string {
  const { width, height, background, layers } = template;
  const seen = [
    DRAWING_VERSION,
    width,
    height,
    background,
    layers,
    logo?.id,
    logo?.version,
    shopName,
    headingFont,
  ];
  return deterministicId('image template', template.id, JSON.stringify(seen)).slice(0, 8);
}
