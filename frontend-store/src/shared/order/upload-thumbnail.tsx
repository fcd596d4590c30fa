import { useState } from 'react';
import type { UploadReference } from '@bestellwerk/domain/catalogue/configuration';
import { isPicture } from '@bestellwerk/domain/catalogue/part-uploads';
import { uploadUrl } from '@bestellwerk/domain/records/definitions/upload.schema';

interface Props {
  upload: UploadReference;
  /** A small version that is there already: the server has none. */
  src?: string | null;
}

/** An upload at a glance, beside its name: the picture, or the kind of file. */
export function UploadThumbnail({ upload, src }: Props) {
  const [hasFailed, setFailed] = useState(false);
  if (!isPicture(upload) || hasFailed) {
    return (
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-content-center bg-paper-deep text-sm font-bold uppercase"
      >
        {upload.extension}
      </span>
    );
  }
  return (
    <img
      src={src ?? uploadUrl(upload)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className="size-14 shrink-0 bg-paper-deep object-cover"
    />
  );
}
