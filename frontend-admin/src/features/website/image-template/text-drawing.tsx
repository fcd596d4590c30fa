import {
  layOutText,
  type Measure,
  type TextAlign,
  type TextVertical,
} from '@bestellwerk/domain/website/text-layout';
import { Shape } from 'react-konva';
import type { Size } from './geometry.js';
import type { Letters } from './template-fonts.js';

interface Properties extends Size {
  text: string;
  letters: Letters;
  /** In pixels. */
  size: number;
  color: string;
  align: TextAlign;
  vertical: TextVertical;
}

/** A text in its frame, in lines by the same rules as on the server. */
export function TextDrawing({ text, letters, color, ...frame }: Properties) {
  return (
    <Shape
      sceneFunc={(context) => {
        const { size, lines } = layOutText({ text, ...frame }, measureOf(letters));
        context.setAttr('font', letters.css(size));
        context.setAttr('textBaseline', 'alphabetic');
        context.setAttr('fillStyle', color);
        for (const line of lines) context.fillText(line.text, line.x, line.baseline);
      }}
    />
  );
}

/** Large, as some browsers round widths. */
const MEASURED = 100;
const measuring = document.createElement('canvas').getContext('2d');

const measureOf =
  (letters: Letters): Measure =>
  (text) => {
    if (!measuring) return text.length / 2;
    measuring.font = letters.css(MEASURED);
    return measuring.measureText(text).width / MEASURED;
  };
