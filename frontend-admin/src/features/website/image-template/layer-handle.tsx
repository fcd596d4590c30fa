import type Konva from 'konva';
import { type Ref, useRef } from 'react';
import { Rect } from 'react-konva';
import { middleOf, type TurnedBox } from './geometry.js';

interface Properties {
  ref?: Ref<Konva.Rect>;
  box: TurnedBox;
  isSelected: boolean;
  isReadOnly: boolean;
  onSelect(): void;
  /** While it is moved: answers where its middle comes to lie. */
  onMove(middle: { x: number; y: number }): { x: number; y: number };
  /** While it is resized or turned. */
  onResize(box: TurnedBox): void;
  onEnd(): void;
}

/** What of a layer is grasped: a frame that shows nothing. The layer itself follows it. */
export function LayerHandle(properties: Properties) {
  const { ref, box, isSelected, isReadOnly, onSelect, onMove, onResize, onEnd } = properties;
  const { x, y } = middleOf(box);
  const { width, height, rotation } = box;
  /** Whether a finger that is down scrolls the page. */
  const isScrolling = useRef(false);
  return (
    <Rect
      {...(ref && { ref })}
      {...{ x, y, width, height, rotation }}
      offsetX={width / 2}
      offsetY={height / 2}
      fill="transparent"
      draggable={!isReadOnly}
      dragDistance={3}
      // Elsewhere a finger scrolls the page.
      preventDefault={isSelected && !isReadOnly}
      onTouchStart={() => (isScrolling.current = false)}
      onTap={() => !isScrolling.current && onSelect()}
      onClick={onSelect}
      onDragStart={({ target, evt }) => {
        if (isSelected || !evt.type.startsWith('touch')) return;
        isScrolling.current = true;
        target.stopDrag();
      }}
      onDragMove={({ target }) => target.position(onMove(target.position()))}
      onDragEnd={onEnd}
      onTransform={({ target }) => {
        const size = { width: target.width() * target.scaleX(), height: target.height() * target.scaleY() };
        target.setAttrs({ ...size, scaleX: 1, scaleY: 1, offsetX: size.width / 2, offsetY: size.height / 2 });
        const at = { x: target.x() - size.width / 2, y: target.y() - size.height / 2 };
        onResize({ ...at, ...size, rotation: target.rotation() });
      }}
      onTransformEnd={onEnd}
    />
  );
}
