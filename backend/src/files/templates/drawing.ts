import type { ImageTemplate, TemplateLayer } from '@bestellwerk/domain/records/definitions/image-template';
import { imageRegion, type Region } from '@bestellwerk/domain/website/image-region';
import {
  drawingSize,
  type DrawingSize,
  fontOfText,
  USUAL_TEXT_COLOR,
  wholeFrame,
  withTemplateValues,
} from '@bestellwerk/domain/website/image-templates';
import type { TextAlign, TextVertical } from '@bestellwerk/domain/website/text-layout';
import type { NamedPicture, Picture } from '../image-versions.js';
import { type Box, cutToDrawing, within } from './boxes.js';

/** What is drawn of a template. */
export type DrawnTemplate = Pick<ImageTemplate, 'width' | 'height' | 'background' | 'layers'>;

/** What a template is drawn with. */
export interface DrawingFacts {
  readonly picture: NamedPicture;
  /** Those that the template names itself, by id. */
  readonly fixed: ReadonlyMap<string, Picture>;
  readonly logo: Picture | null;
  readonly shopName: string;
  /** As in the settings of the shop. */
  readonly headingFont: string | null;
}

interface Placed {
  /** In pixels of the drawing, before it is turned. */
  readonly box: Box;
  /** In degrees, clockwise around the middle. */
  readonly rotation: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

export interface DrawnPicture extends Placed {
  readonly kind: 'picture';
  readonly hash: string;
  /** In the file. */
  readonly region: Region;
  /** Where this part of the file is. */
  readonly at: Box;
  readonly radius: number;
}

export interface DrawnText extends Placed {
  readonly kind: 'text';
  readonly text: string;
  /** Id of the family. */
  readonly font: string;
  readonly weight: number;
  readonly size: number;
  readonly color: string;
  readonly align: TextAlign;
  readonly vertical: TextVertical;
}

export interface DrawnShape extends Placed {
  readonly kind: 'rectangle' | 'ellipse';
  readonly fill: string | null;
  readonly line: string | null;
  readonly lineWidth: number;
  readonly radius: number;
}

export type Drawn = DrawnPicture | DrawnText | DrawnShape;

/** Everything that a drawing is made of: equal drawings look the same. Lengths in pixels. */
export interface Drawing extends DrawingSize {
  readonly background: string | null;
  readonly layers: readonly Drawn[];
}

/** Whether a template does no more than to cut pictures to its ratio. */
export function isPlain({ background, layers }: DrawnTemplate): boolean {
  const [only, ...others] = layers.filter(({ isHidden }) => !isHidden);
  if (background !== null || only?.type !== 'image' || others.length > 0) return false;
  const { image, fit, radius, rotation, opacity } = only;
  const isWhole = Object.entries(wholeFrame).every(([side, value]) => only[side as keyof Box] === value);
  return image === null && fit === 'cover' && radius === 0 && rotation === 0 && opacity === 100 && isWhole;
}

/** The drawing of a picture where `width` pixels are asked for. */
export function drawingOf(template: DrawnTemplate, width: number, facts: DrawingFacts): Drawing {
  const { width: across, height: down } = imageRegion(facts.picture, null);
  const size = drawingSize(template, width, across / down);
  const layers = template.layers
    .filter(({ isHidden, opacity }) => !isHidden && opacity > 0)
    .flatMap((layer) => drawn(layer, size, facts));
  return { ...size, background: template.background, layers };
}

function drawn(layer: TemplateLayer, size: DrawingSize, facts: DrawingFacts): Drawn[] {
  const { x, y, width, height, rotation, opacity } = layer;
  const box = {
    x: (x / 100) * size.width,
    y: (y / 100) * size.height,
    width: (width / 100) * size.width,
    height: (height / 100) * size.height,
  };
  const placed = { box, rotation, opacity: opacity / 100 };
  const ofWidth = (percent: number): number => (percent / 100) * size.width;
  switch (layer.type) {
    case 'image': {
      const picture = layer.image === null ? facts.picture : facts.fixed.get(layer.image.id);
      const shown = { fit: layer.fit, radius: ofWidth(layer.radius), size };
      return picture ? pictureIn(picture, placed, shown) : [];
    }
    case 'logo':
      return facts.logo ? pictureIn(facts.logo, placed, { fit: 'contain', radius: 0, size }) : [];
    case 'text': {
      const { font, weight } = fontOfText(layer, facts.headingFont);
      const { name, description } = facts.picture;
      const values = { bild: name, beschreibung: description, shop: facts.shopName };
      const { align, vertical, color } = layer;
      const letters = { font: font.id, weight, size: ofWidth(layer.size), color: color ?? USUAL_TEXT_COLOR };
      const text = withTemplateValues(layer.text, values);
      return [{ kind: 'text', ...placed, text, ...letters, align, vertical }];
    }
    case 'shape': {
      const { shape: kind, fill, line } = layer;
      const [lineWidth, radius] = [ofWidth(layer.lineWidth), ofWidth(layer.radius)];
      return [{ kind, ...placed, fill, line, lineWidth, radius }];
    }
  }
}

/** Nothing where it would be outside of the drawing. */
function pictureIn(
  picture: Picture,
  placed: Placed,
  { fit, radius, size }: { fit: 'cover' | 'contain'; radius: number; size: DrawingSize },
): DrawnPicture[] {
  const { width, height } = placed.box;
  const region = imageRegion(picture, fit === 'cover' ? width / height : null);
  const box = fit === 'cover' ? placed.box : within(placed.box, region.width / region.height);
  const part = placed.rotation === 0 ? cutToDrawing(box, region, size) : { at: box, region };
  return part ? [{ kind: 'picture', ...placed, box, hash: picture.file.hash, radius, ...part }] : [];
}
