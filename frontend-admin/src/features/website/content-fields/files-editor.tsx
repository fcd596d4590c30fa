import type { Control } from '@bestellwerk/domain/records/field-form';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { useNames } from '../../../shared/record-fields/record-names.js';
import { ItemMenu } from '../../../shared/sorting/item-menu.js';
import { useKeyedList } from '../../../shared/sorting/use-keyed-list.js';
import classes from './content-fields.module.css';
import type { NamedUpload } from '../../../shared/record-fields/record-extensions.js';
import { UploadLink, UploadPicker } from './upload-picker.js';

const none: readonly NamedUpload[] = [];

/** Some of the uploads, in their order. */
export default function FilesEditor(properties: FieldEditorProps<readonly NamedUpload[] | null>) {
  const { form, value, onChange, isReadOnly } = properties;
  const { accepts } = form.control as Control & { kind: 'files' };
  const files = value ?? none;
  const { list, ...places } = useKeyedList(files, onChange);
  const names = useNames('upload', files);
  const add = (upload: NamedUpload) => {
    if (!files.some(({ id }) => id === upload.id)) places.add(upload);
  };
  return (
    <EditorFrame {...properties}>
      <div className={classes.files}>
        <ol className={classes.list}>
          {list.map(({ key, item }, index) => {
            const name = names.find(({ id }) => id === item.id)?.name ?? 'Datei';
            return (
              <li key={key} className={classes.file} aria-label={`${index + 1}. ${name}`}>
                <UploadLink upload={item} name={name} />
                {!isReadOnly && (
                  <ItemMenu
                    name={name}
                    place={{ index, of: list.length }}
                    onMove={(to) => places.move(index, to)}
                    onRemove={() => places.remove(index)}
                  />
                )}
              </li>
            );
          })}
        </ol>
        {isReadOnly && list.length === 0 && <p className={classes.none}>Keine Dateien</p>}
        {!isReadOnly && <UploadPicker label="Datei hinzufügen" accepts={accepts} isMultiple onChoose={add} />}
      </div>
    </EditorFrame>
  );
}
