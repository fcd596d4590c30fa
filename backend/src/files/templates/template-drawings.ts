import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { Injectable } from '@nestjs/common';
import { CatalogueReader } from '../../platform/catalogue-reader.js';
import { ImageVersions, type NamedPicture, type Picture } from '../image-versions.js';
import { type Drawing, drawingOf, type DrawnTemplate } from './drawing.js';

/** Brings together what templates are drawn with. */
@Injectable()
export class TemplateDrawings {
  constructor(
    private readonly versions: ImageVersions,
    private readonly reader: CatalogueReader,
  ) {}

  /** The drawing of a picture where `width` pixels are asked for. Pictures of the template that were removed are left out. */
  async of(template: DrawnTemplate, picture: NamedPicture, width: number): Promise<Drawing> {
    const { logo, shopName, headingFont } = this.reader.catalogue().config;
    const named = template.layers.flatMap((layer) => (layer.type === 'image' && layer.image) || []);
    const fixed = await Promise.all(named.map(async (one) => [one.id, await this.picture(one)] as const));
    const found = fixed.flatMap(([id, one]) => (one ? [[id, one] as const] : []));
    return drawingOf(template, width, {
      ...{ picture, shopName, headingFont },
      fixed: new Map(found),
      logo: logo && (await this.picture(logo)),
    });
  }

  private picture({ id, version }: ImageReference): Promise<Picture | null> {
    return this.versions.find(id, version);
  }
}
