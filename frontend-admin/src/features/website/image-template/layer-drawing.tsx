import { typeOf } from '@bestellwerk/domain/records/item-types';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import { type ImageReference, imageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import {
  type TemplateValues,
  USUAL_TEXT_COLOR,
  withTemplateValues,
} from '@bestellwerk/domain/website/image-templates';
import type { FramedImage } from '@bestellwerk/domain/website/image-region';
import type { TextAlign, TextVertical } from '@bestellwerk/domain/website/text-layout';
import { Ellipse, Group, Image, Rect, Text } from 'react-konva';
import { containIn, coverOf, middleOf, type Size, type TurnedBox } from './geometry.js';
import { type DraftLayer, numberOf } from './layers.js';
import { lettersOf } from './template-fonts.js';
import { TextDrawing } from './text-drawing.js';
import { usePicture } from './use-picture.js';

/** What layers show that is not in the template itself. */
export interface DrawnWith {
  readonly sample: ImageReference | null;
  /** By the ids of images. */
  readonly framed: ReadonlyMap<string, FramedImage>;
  readonly config: Config | undefined;
  readonly values: TemplateValues;
  /** Counts loaded families: letters drawn before are drawn again. */
  readonly fontsLoaded: number;
}

interface Properties {
  layer: DraftLayer;
  /** In pixels, from the left upper corner of the drawing. */
  box: TurnedBox;
  /** Width of the drawing in pixels, of which lines and letters are percentages. */
  width: number;
  using: DrawnWith;
}

/** A layer as it will look, about: the server draws it for good. */
export function LayerDrawing({ layer, box, width, using }: Properties) {
  const { x, y } = middleOf(box);
  const place = { x, y, offsetX: box.width / 2, offsetY: box.height / 2, rotation: box.rotation };
  const ofWidth = (name: string) => (numberOf(layer, name) / 100) * width;
  return (
    <Group {...place} opacity={numberOf(layer, 'opacity') / 100} listening={false}>
      <Content layer={layer} box={box} ofWidth={ofWidth} using={using} />
    </Group>
  );
}

interface ContentProperties extends Pick<Properties, 'layer' | 'using'> {
  box: Size;
  ofWidth(name: string): number;
}

function Content({ layer, box, ofWidth, using }: ContentProperties) {
  const size = { width: box.width, height: box.height };
  switch (typeOf(layer)) {
    case 'image': {
      const image = (layer['image'] as ImageReference | null) ?? using.sample;
      const isWhole = layer['fit'] === 'contain';
      return (
        <Picture
          size={size}
          image={image}
          framed={image ? using.framed.get(image.id) : undefined}
          isWhole={isWhole}
          radius={ofWidth('radius')}
          word="Bild"
        />
      );
    }
    case 'logo':
      return <Picture size={size} image={using.config?.logo ?? null} isWhole radius={0} word="Kein Logo" />;
    case 'text':
      return (
        <TextDrawing
          key={using.fontsLoaded}
          {...size}
          text={withTemplateValues(String(layer['text'] ?? ''), using.values)}
          letters={lettersOf(layer, using.config)}
          size={Math.max(1, ofWidth('size'))}
          color={colorOf(layer['color']) ?? USUAL_TEXT_COLOR}
          align={layer['align'] as TextAlign}
          vertical={layer['vertical'] as TextVertical}
        />
      );
    default:
      return <Shape layer={layer} size={size} ofWidth={ofWidth} />;
  }
}

const isColor = /^#([\dA-F]{6}|[\dA-F]{8})$/i;
/** A canvas understands no color that is only half typed. */
export const colorOf = (entered: unknown): string | undefined =>
  typeof entered === 'string' && isColor.test(entered) ? entered : undefined;

function Shape({ layer, size, ofWidth }: { layer: DraftLayer; size: Size; ofWidth(name: string): number }) {
  const line = colorOf(layer['line']);
  const look = {
    fill: colorOf(layer['fill']),
    stroke: line,
    strokeWidth: line ? ofWidth('lineWidth') : 0,
  };
  if (layer['shape'] === 'ellipse') {
    const [x, y] = [size.width / 2, size.height / 2];
    return <Ellipse x={x} y={y} radiusX={x} radiusY={y} {...look} />;
  }
  return <Rect {...size} {...look} cornerRadius={ofWidth('radius')} />;
}

interface PictureProperties {
  size: Size;
  image: ImageReference | null;
  framed?: FramedImage | undefined;
  /** Shows all of it instead of filling the frame. */
  isWhole: boolean;
  radius: number;
  /** Stands in the place of a picture that is not there. */
  word: string;
}

function Picture({ size, image, framed, isWhole, radius, word }: PictureProperties) {
  const picture = usePicture(image && imageUrl('medium', image));
  if (!picture) {
    return (
      <>
        <Rect {...size} cornerRadius={radius} fill="#D9D4CC" stroke="#6B6259" strokeWidth={1} dash={[6, 4]} />
        <Text
          {...size}
          text={word}
          align="center"
          verticalAlign="middle"
          fontSize={14}
          fill={USUAL_TEXT_COLOR}
        />
      </>
    );
  }
  const whole = { width: picture.naturalWidth || 1, height: picture.naturalHeight || 1 };
  return isWhole ? (
    <Image image={picture} {...containIn(whole, size)} cornerRadius={radius} />
  ) : (
    <Image image={picture} {...size} crop={coverOf(whole, size, framed)} cornerRadius={radius} />
  );
}
