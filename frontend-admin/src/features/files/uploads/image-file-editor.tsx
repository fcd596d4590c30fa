import { useNavigate, useParams } from 'react-router';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Image } from '@bestellwerk/domain/records/definitions/image';
import { imageReferenceOf, imageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import { formatBytes, formatNumber } from '@bestellwerk/domain/text/formats';
import { useRecordQuery } from '../../../shared/records/single-record-api.js';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import { imageTypes, nameOfFile, type ReadImage } from '../images/image-files.js';
import { DropZone } from './drop-zone.js';
import classes from './files.module.css';
import { useUploads } from './use-uploads.js';

const NEW = 'new';

/** The file of an image. A new one becomes an image at once, whose page it then is; another one takes its place. */
export default function ImageFileEditor(properties: FieldEditorProps<Image['file'] | null>) {
  const { value, record, isReadOnly } = properties;
  const { id = NEW } = useParams();
  const isNew = value === null || id === NEW;
  const navigate = useNavigate();
  const { data: kept } = useRecordQuery({ path: 'images', id }, { skip: isNew });
  const { uploads, send } = useUploads<ReadImage>({
    path: isNew ? 'images' : `images/${id}/file`,
    fieldsOf: (file) => (isNew ? beginning(record, file) : {}),
    ...(kept?.revision && { revision: kept.revision }),
    onSent: (image) => void (isNew && navigate(`/images/${image.id}`, { replace: true })),
  });
  return (
    <EditorFrame {...properties}>
      <div className={classes.file}>
        {!isNew && (
          <>
            <img src={imageUrl('small', imageReferenceOf({ id, version: Number(record.version) }))} alt="" />
            <p className={classes.facts}>
              {formatNumber(value.width)} × {formatNumber(value.height)} Pixel, {formatBytes(value.bytes)}
            </p>
          </>
        )}
        {!isReadOnly && (
          <DropZone
            label={isNew ? 'Datei wählen' : 'Andere Datei'}
            accept={imageTypes}
            isMultiple={false}
            uploads={uploads}
            onFiles={(files) => void send(files)}
          />
        )}
      </div>
    </EditorFrame>
  );
}

/** The name and description entered before the file was chosen; the file name replaces a missing name. */
const beginning = ({ name, description }: Fields, file: File) => ({
  name: (name as string | null) || nameOfFile(file),
  ...(description ? { description } : {}),
});
