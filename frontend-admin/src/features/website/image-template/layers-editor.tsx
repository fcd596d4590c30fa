import { itemSchema, typeOf } from '@bestellwerk/domain/records/item-types';
import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { FieldLegend } from '../../../shared/record-fields/editor-frame.js';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { isAnythingWrong } from '../../../shared/record-fields/problems-below.js';
import { Drawing } from './drawing.js';
import { isArrow } from './geometry.js';
import classes from './image-template.module.css';
import { LayerFields } from './layer-fields.js';
import { LayerList, Tool } from './layer-list.js';
import type { DraftLayer } from './layers.js';
import { SamplePicture } from './sample-picture.js';
import { ServerPreview } from './server-preview.js';
import { TemplateAddresses } from './template-addresses.js';
import { type LayerEditing, useLayerEditing } from './use-layer-editing.js';
import { useSampleImage } from './use-sample-image.js';

/** From how many pixels on there is room for the drawing beside the fields. */
const WIDE = 820;
/** From how many on there is room for the preview beside the fields. */
const MEDIUM = 600;

/** The layers of an image template: drawn, as a list, and the fields of the selected one. */
export default function LayersEditor(properties: FieldEditorProps<readonly DraftLayer[] | null>) {
  const { form, path, schema, problemAt, isReadOnly, record } = properties;
  const editing = useLayerEditing(properties);
  const { list, selected, index } = editing;
  const sample = useSampleImage();
  const { ref, width } = useElementSize();
  // Beside each other the drawing is in sight while the fields are entered.
  const isWide = width >= WIDE;
  const isMedium = !isWide && width >= MEDIUM;
  const problem = problemAt(path);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isReadOnly && pressed(editing, event)) event.preventDefault();
  };
  const isWrong = (at: number): boolean => {
    const { layer } = list[at]!;
    const fields = itemSchema(schema, typeOf(layer)) ?? schema;
    return isAnythingWrong({ path: `${path}.${at}`, schema: fields, value: layer, problemAt });
  };

  // The server draws only for those who may change the template.
  const preview = !isReadOnly && <ServerPreview record={record} types={editing.types} sample={sample} />;
  return (
    <fieldset
      className={classes.editor}
      onKeyDown={(event) => {
        if (!isReadOnly && retraced(editing, event)) event.preventDefault();
      }}
    >
      <FieldLegend form={form} />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div ref={ref} className={classes.sides} data-wide={isWide || undefined}>
        <div className={classes.seen}>
          <div className={classes.above}>
            {!isReadOnly && <Steps editing={editing} />}
            <SamplePicture image={sample.image} onChoose={sample.choose} />
          </div>
          <Drawing {...{ editing, record, sample, isReadOnly, onKeyDown }} />
          {isWide && preview}
        </div>
        <div className={classes.entered} data-medium={(isMedium && !isReadOnly) || undefined}>
          <div className={classes.work}>
            <LayerList {...{ editing, isReadOnly, isWrong, onKeyDown }} />
            {selected ? (
              <LayerFields
                key={selected.key}
                {...{ schema, problemAt, isReadOnly, record }}
                path={`${path}.${index}`}
                title={`${index + 1}. ${editing.wordsOf(selected.layer)}`}
                layer={selected.layer}
                onEdit={editing.edit}
              />
            ) : (
              list.length > 0 && (
                <p className={classes.hint}>
                  Wählen Sie eine Ebene in der Liste oder in der Zeichnung, um ihre Felder zu sehen.
                </p>
              )
            )}
          </div>
          {!isWide && preview}
          <TemplateAddresses identifier={String(record['identifier'] ?? '')} image={sample.image} />
        </div>
      </div>
      <VisuallyHidden role="status">{editing.announced}</VisuallyHidden>
    </fieldset>
  );
}

const Steps = ({ editing }: { editing: LayerEditing }) => (
  <div className={classes.steps} role="group" aria-label="Schritte">
    <Tool
      label="Rückgängig (Strg+Z)"
      icon={IconArrowBackUp}
      onClick={editing.canUndo ? editing.undo : null}
    />
    <Tool
      label="Wiederholen (Strg+Umschalt+Z)"
      icon={IconArrowForwardUp}
      onClick={editing.canRedo ? editing.redo : null}
    />
  </div>
);

/** Does what a key means for the selected layer; answers whether it means anything. */
function pressed(editing: LayerEditing, { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  if (isArrow(key)) editing.press(key, { isLarge: shiftKey, isSize: altKey });
  else if (key === 'Delete' && editing.selected) editing.remove();
  else if (key === 'Escape' && editing.selected) editing.select(null);
  else return false;
  return true;
}

/** Undoes or redoes a step, except in fields, where browsers undo what was typed; answers whether it did. */
function retraced(
  editing: LayerEditing,
  { key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent,
): boolean {
  const isTyped = (target as HTMLElement).matches('input, textarea, select, [contenteditable="true"]');
  if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'z' || isTyped) return false;
  (shiftKey ? editing.redo : editing.undo)();
  return true;
}
