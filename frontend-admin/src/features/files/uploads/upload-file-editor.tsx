import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import type { Upload } from '@bestellwerk/domain/records/definitions/upload';
import { formatBytes } from '@bestellwerk/domain/text/formats';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import { DropZone } from './drop-zone.js';
import classes from './files.module.css';
import { useUploads } from './use-uploads.js';

/** The file of an upload. A new one becomes an upload at once, whose page it then is. */
export default function UploadFileEditor(properties: FieldEditorProps<Upload['file'] | null>) {
  const { value, record, isReadOnly } = properties;
  const { id } = useParams();
  const navigate = useNavigate();
  const { uploads, send } = useUploads<ReadRecord>({
    path: 'uploads',
    fieldsOf: ({ name, type }) => ({ name: (record.name as string | null) || name, mimeType: type }),
    onSent: (upload) => void navigate(`/uploads/${upload.id}`, { replace: true }),
  });
  return (
    <EditorFrame {...properties}>
      <div className={classes.file}>
        {value ? (
          <>
            <p className={classes.facts}>
              {value.mimeType}, {formatBytes(value.bytes)}
            </p>
            <Button
              component="a"
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              href={`/upload/${String(record.publicHash)}/${id}-${String(record.version)}.${value.extension}`}
            >
              Datei öffnen
            </Button>
          </>
        ) : (
          !isReadOnly && (
            <DropZone
              label="Datei wählen"
              isMultiple={false}
              uploads={uploads}
              onFiles={(files) => void send(files)}
            />
          )
        )}
      </div>
    </EditorFrame>
  );
}
