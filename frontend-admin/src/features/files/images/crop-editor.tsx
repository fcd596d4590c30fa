import { Button } from '@mantine/core';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { ImageCrop } from '@bestellwerk/domain/records/definitions/image';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import classes from './crop-and-focus.module.css';
import { draggedCrop, shareWithin, stepOf, type CropHandle } from './crop-and-focus.js';
import { useWholeImage } from './use-whole-image.js';

const toBeginWith: ImageCrop = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
const handles: Readonly<Record<CropHandle, string>> = {
  move: 'Ausschnitt verschieben',
  start: 'Linke obere Ecke des Ausschnitts',
  end: 'Rechte untere Ecke des Ausschnitts',
};

/** The crop of an image: a rectangle that can be moved and resized by dragging or by arrow keys. */
export default function CropEditor(properties: FieldEditorProps<ImageCrop | null>) {
  const { value, onChange, record, isReadOnly } = properties;
  const address = useWholeImage(record);
  const plane = useRef<HTMLDivElement>(null);
  const start = useRef<{ handle: CropHandle; from: { x: number; y: number }; crop: ImageCrop } | null>(null);
  const grasp = (handle: CropHandle, event: PointerEvent) => {
    if (!value || isReadOnly || !plane.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.stopPropagation();
    start.current = { handle, from: shareWithin(plane.current, event), crop: value };
  };
  const drag = (event: PointerEvent) => {
    if (!start.current || !plane.current) return;
    const { handle, from, crop } = start.current;
    const { x, y } = shareWithin(plane.current, event);
    onChange(draggedCrop(crop, handle, { x: x - from.x, y: y - from.y }));
  };
  const press = (handle: CropHandle, event: KeyboardEvent) => {
    const step = stepOf(event);
    if (value && step) onChange(draggedCrop(value, handle, step));
  };
  const handleProperties = (handle: CropHandle) => ({
    type: 'button' as const,
    'aria-label': `${handles[handle]}, mit den Pfeiltasten`,
    onPointerDown: (event: PointerEvent) => grasp(handle, event),
    onPointerMove: drag,
    onPointerUp: () => (start.current = null),
    onKeyDown: (event: KeyboardEvent) => press(handle, event),
  });
  return (
    <EditorFrame {...properties}>
      {address && value && (
        <div ref={plane} className={classes.plane}>
          <img src={address} alt="" draggable={false} />
          <div className={classes.crop} style={place(value)}>
            <button {...handleProperties('move')} className={classes.area} />
            <button {...handleProperties('start')} className={classes.corner} data-corner="start" />
            <button {...handleProperties('end')} className={classes.corner} data-corner="end" />
          </div>
        </div>
      )}
      {address ? (
        <Button variant="default" onClick={() => onChange(value ? null : toBeginWith)}>
          {value ? 'Ganzes Bild zeigen' : 'Ausschnitt festlegen'}
        </Button>
      ) : (
        <p className={classes.none}>
          {value
            ? 'Um den Ausschnitt zu ändern, heben Sie ihn bitte zuerst auf und speichern.'
            : 'Sobald es eine Datei gibt, wählen Sie hier, was von ihr zu sehen ist.'}
        </p>
      )}
      {!address && value && (
        <Button variant="default" onClick={() => onChange(null)}>
          Ganzes Bild zeigen
        </Button>
      )}
    </EditorFrame>
  );
}

const place = ({ x, y, width, height }: ImageCrop) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
