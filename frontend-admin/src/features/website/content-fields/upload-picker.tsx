import { Select } from '@mantine/core';
import { Suspense, useContext } from 'react';
import type { Upload } from '@bestellwerk/domain/records/definitions/upload';
import { uploadReferenceOf, uploadUrl } from '@bestellwerk/domain/records/definitions/upload.schema';
import {
  type NamedUpload,
  RecordExtensionsContext,
} from '../../../shared/record-fields/record-extensions.js';
import { asFound, useReferenceOptions } from '../../../shared/record-fields/use-reference-options.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';

/** Leads to the file itself. */
export const UploadLink = ({ upload, name }: { upload: NamedUpload; name: string }) => (
  <a href={uploadUrl(upload)} target="_blank" rel="noreferrer">
    {name}
  </a>
);

interface Properties {
  label: string;
  /** Endings of the names of files; all if empty. */
  accepts: readonly string[];
  isMultiple: boolean;
  onChoose(upload: NamedUpload): void;
}

/** Chooses one of the uploads there are, or makes one of a file of the user. */
export function UploadPicker({ label, accepts, isMultiple, onChoose }: Properties) {
  const { newUpload: NewUpload } = useContext(RecordExtensionsContext);
  const found = useReferenceOptions('upload', []);
  const endings = accepts.map(endingOf);
  const isAccepted = (id: string): boolean => {
    const upload = found.recordOf(id) as Partial<Upload> | undefined;
    return endings.length === 0 || endings.includes(upload?.file?.extension ?? '');
  };
  const choose = (record: ReadRecord | undefined) => {
    if (record) onChoose(namedUpload(record as ReadRecord & Upload));
  };
  return (
    <>
      <Select
        label={label}
        placeholder="Tippen, um zu suchen"
        value={null}
        data={found.options.filter(({ value }) => isAccepted(value))}
        searchable
        openOnFocus={false}
        searchValue={found.search}
        onSearchChange={found.setSearch}
        onDropdownOpen={found.open}
        filter={asFound}
        nothingFoundMessage={found.nothingFound}
        onChange={(id) => choose(id === null ? undefined : found.recordOf(id))}
      />
      {NewUpload && (
        <Suspense fallback={null}>
          <NewUpload
            label={isMultiple ? 'Neue Dateien hochladen' : 'Neue Datei hochladen'}
            accepts={endings.map((ending) => `.${ending}`)}
            isMultiple={isMultiple}
            onSent={onChoose}
          />
        </Suspense>
      )}
    </>
  );
}

/** 'pdf', also of '.PDF' */
const endingOf = (ending: string): string => ending.replace(/^\./, '').toLowerCase();

const namedUpload = (upload: ReadRecord & Upload): NamedUpload => ({
  ...uploadReferenceOf(upload),
  ...(upload.name !== null && { name: upload.name }),
});
