import type { UploadReference } from '@bestellwerk/domain/catalogue/configuration';
import { uploadWords } from '@bestellwerk/domain/catalogue/part-uploads';
import { uploadUrl } from '@bestellwerk/domain/records/definitions/upload.schema';
import { UploadThumbnail } from '../../shared/order/upload-thumbnail.js';

/** The pictures and files that the guest sent with a line. */
export const SentUploads = ({ uploads }: { uploads: readonly UploadReference[] }) =>
  uploads.length > 0 && (
    <ul className="mt-1 space-y-1">
      {uploads.map((upload) => (
        <li key={upload.id}>
          <a
            href={uploadUrl(upload)}
            target="_blank"
            rel="noreferrer"
            className="link flex min-h-14 items-center gap-3 text-sm"
          >
            <UploadThumbnail upload={upload} />
            <span className="word-wide">
              {uploadWords(upload)}
              <span className="sr-only"> (öffnet in einem neuen Tab)</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
