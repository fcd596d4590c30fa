import type { ReactNode } from 'react';
import type { UploadReference } from '@bestellwerk/domain/catalogue/configuration';
import { uploadWords } from '@bestellwerk/domain/catalogue/part-uploads';
import { formatBytes, formatShare } from '@bestellwerk/domain/text/formats';
import { UploadThumbnail } from '../../../shared/order/upload-thumbnail.js';
import { sentFile } from './sent-files.js';
import type { Sending } from './use-uploads.js';

/** A file that is there. */
export function SentRow({ upload, onRemove }: { upload: UploadReference; onRemove(): void }) {
  const name = uploadWords(upload);
  const known = sentFile(upload.id);
  return (
    <Row>
      <UploadThumbnail upload={upload} src={known?.thumbnail ?? null} />
      <p className="word-wide font-semibold">
        {name}
        {known && <span className="block text-sm font-normal text-ink-soft">{formatBytes(known.bytes)}</span>}
      </p>
      <RowButton label="Entfernen" name={name} onClick={onRemove} />
    </Row>
  );
}

/** One that is on its way. */
export function SendingRow({ sending: { file, share }, onCancel }: { sending: Sending; onCancel(): void }) {
  return (
    <Row>
      <div className="word-wide">
        <p className="font-semibold">{file.name}</p>
        {/* All of it was sent, the answer is not there yet: the bar moves without an end. */}
        <progress
          {...(share < 1 && { value: share })}
          aria-label={`${file.name}: ${formatShare(share)} gesendet`}
          className="h-2 w-full accent-plum"
        />
      </div>
      <RowButton label="Abbrechen" name={file.name} onClick={onCancel} />
    </Row>
  );
}

interface FailedProps {
  sending: Sending;
  onRetry(): void;
  onDismiss(): void;
}

/** One that did not arrive, and why. */
export const FailedRow = ({ sending: { file, problem, canRetry }, onRetry, onDismiss }: FailedProps) => (
  <Row>
    <p role="alert" className="basis-full font-semibold text-alarm">
      {problem}
    </p>
    <div className="-ml-2 flex flex-wrap">
      {canRetry && <RowButton label="Erneut versuchen" name={file.name} onClick={onRetry} />}
      <RowButton label="Verwerfen" name={file.name} onClick={onDismiss} />
    </div>
  </Row>
);

const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-3 py-2">{children}</li>
);

/** A button whose name says for which file it is. */
const RowButton = ({ label, name, onClick }: { label: string; name: string; onClick(): void }) => (
  <button
    type="button"
    aria-label={`${label}: ${name}`}
    onClick={onClick}
    className="link inline-flex min-h-11 items-center gap-1 px-2"
  >
    {label}
  </button>
);
