import type Konva from 'konva';
import { useLayoutEffect, useRef, useState } from 'react';
import { Group, Layer, Line, Rect, Stage, Transformer } from 'react-konva';
import {
  boundsOf,
  around,
  type Size,
  toPercent,
  toPixels,
  turned,
  type TurnedBox,
  type TurnedFrame,
} from './geometry.js';
import { colorOf, type DrawnWith, LayerDrawing } from './layer-drawing.js';
import { LayerHandle } from './layer-handle.js';
import type { KeyedLayer } from './layer-history.js';
import { frameOf } from './layers.js';
import { noLines, snapLines, snapMove, snapResize } from './snapping.js';

const ANCHOR = 11;
/** Around it, for fingers. */
const ANCHOR_REACH = 18;
const LEAST = 6;
const GUIDE = '#D6006D';
const rightAngles = [-180, -135, -90, -45, 0, 45, 90, 135, 180];

interface Properties {
  /** In pixels of the screen. */
  size: Size;
  /** Around the drawing, in pixels: layers may reach over its edges, and so do handles. */
  margin: number;
  background: unknown;
  list: readonly KeyedLayer[];
  selectedKey: string | null;
  isReadOnly: boolean;
  using: DrawnWith;
  onSelect(key: string | null): void;
  onLay(key: string, frame: TurnedFrame): void;
}

interface Grasped {
  readonly key: string;
  readonly box: TurnedBox;
}

/** The layers of a template, to be moved, resized and turned by pointers. */
export default function DrawingCanvas(properties: Properties) {
  const { size, margin, background, list, selectedKey, isReadOnly, using, onSelect, onLay } = properties;
  const [grasped, setGrasped] = useState<Grasped | null>(null);
  // Where a movement ends is asked before its last step is rendered.
  const latest = useRef<Grasped | null>(null);
  const grasp = (next: Grasped | null) => {
    latest.current = next;
    setGrasped(next);
  };
  const [guides, setGuides] = useState(noLines);
  const handle = useRef<Konva.Rect>(null);
  const transformer = useRef<Konva.Transformer>(null);
  const boxes = list.map(({ key, layer }) => ({
    ...{ key, layer },
    box: grasped?.key === key ? grasped.box : boxOf(frameOf(layer), size),
  }));
  const shown = boxes.filter(({ key, layer }) => layer['isHidden'] !== true || key === selectedKey);
  const selected = boxes.find(({ key }) => key === selectedKey);

  useLayoutEffect(() => {
    transformer.current?.nodes(handle.current ? [handle.current] : []);
  }, [selectedKey, isReadOnly]);

  const linesFor = (key: string) => {
    const others = shown.filter((one) => one.key !== key);
    return snapLines(
      size,
      others.map(({ box }) => boundsOf(box)),
    );
  };
  const end = (key: string) => {
    const last = latest.current;
    setGuides(noLines);
    grasp(null);
    if (last?.key !== key) return;
    const { rotation, ...box } = last.box;
    onLay(key, { ...toPercent(box, size), rotation: turned(rotation) });
    // Not before: fields that appear may move the canvas.
    onSelect(key);
  };
  const resized = (before: Konva.Box, next: Konva.Box): Konva.Box => {
    if (next.width < LEAST || next.height < LEAST) return before;
    const anchor = transformer.current?.getActiveAnchor() ?? '';
    // The edges of turned layers are not along the lines.
    if (!selected || anchor === 'rotater' || Math.abs(next.rotation) > 0.001) return next;
    const moved = {
      ...{ left: anchor.includes('left'), right: anchor.includes('right') },
      ...{ top: anchor.includes('top'), bottom: anchor.includes('bottom') },
    };
    const { box, guides: at } = snapResize(
      { ...next, x: next.x - margin, y: next.y - margin },
      moved,
      linesFor(selected.key),
    );
    setGuides(at);
    return { ...next, ...box, x: box.x + margin, y: box.y + margin };
  };

  return (
    <Stage
      width={size.width + 2 * margin}
      height={size.height + 2 * margin}
      onMouseDown={({ target }) => target === target.getStage() && onSelect(null)}
      onTap={({ target }) => target === target.getStage() && onSelect(null)}
    >
      <Layer x={margin} y={margin}>
        <Group clip={{ x: 0, y: 0, ...size }} listening={false}>
          <Rect {...size} fill={colorOf(background) ?? '#FFFFFF'} />
          {shown.map(({ key, layer, box }) => (
            <LayerDrawing
              key={key}
              layer={layer['isHidden'] === true ? { ...layer, opacity: 25 } : layer}
              box={box}
              width={size.width}
              using={using}
            />
          ))}
        </Group>
        <Rect {...size} stroke="#8A8177" strokeWidth={1} listening={false} />
        {shown.map(({ key, box }) => (
          <LayerHandle
            key={key}
            {...(key === selectedKey && { ref: handle })}
            box={box}
            isSelected={key === selectedKey}
            isReadOnly={isReadOnly}
            onSelect={() => onSelect(key)}
            onMove={(middle) => {
              const moved = { ...box, ...around(middle, box) };
              const by = snapMove(boundsOf(moved), linesFor(key));
              const at = { x: middle.x + by.x, y: middle.y + by.y };
              setGuides(by.guides);
              grasp({ key, box: { ...moved, ...around(at, box) } });
              return at;
            }}
            onResize={(changed) => grasp({ key, box: changed })}
            onEnd={() => end(key)}
          />
        ))}
        {guides.vertical.map((x) => (
          <Line
            key={`x${x}`}
            points={[x, -margin, x, size.height + margin]}
            stroke={GUIDE}
            listening={false}
          />
        ))}
        {guides.horizontal.map((y) => (
          <Line
            key={`y${y}`}
            points={[-margin, y, size.width + margin, y]}
            stroke={GUIDE}
            listening={false}
          />
        ))}
        <Transformer
          ref={transformer}
          keepRatio={false}
          flipEnabled={false}
          rotateEnabled={!isReadOnly}
          resizeEnabled={!isReadOnly}
          rotationSnaps={rightAngles}
          rotationSnapTolerance={4}
          rotateAnchorOffset={24}
          anchorSize={ANCHOR}
          anchorCornerRadius={2}
          anchorStyleFunc={(anchor) => void anchor.hitStrokeWidth(ANCHOR_REACH)}
          anchorStroke={GUIDE}
          borderStroke={GUIDE}
          boundBoxFunc={resized}
        />
      </Layer>
    </Stage>
  );
}

const boxOf = ({ rotation, ...frame }: TurnedFrame, size: Size): TurnedBox => ({
  ...toPixels(frame, size),
  rotation,
});
