import { useState } from 'react';
import { fileLimits } from '@bestellwerk/domain/records/definitions/file-limits';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { sendFile } from '@bestellwerk/ui/api/send-file';
import { api } from '../../../shared/api/api.js';
import { useAppDispatch } from '../../../shared/api/redux.js';

/** A file on its way to the server. */
export interface Uploading {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly problem: string | null;
}

interface Destination<Answer> {
  /** Below /api. */
  path: string;
  fieldsOf(file: File): object;
  /** For a new file of a record. */
  revision?: string;
  onSent(answer: Answer, file: File): void;
}

const MEBIBYTE = 1024 * 1024;
const tooLarge = `Die Datei ist größer als ${fileLimits.staff / MEBIBYTE} MB.`;

/** Uploads files one after the other. Completed ones are removed from the list. */
export function useUploads<Answer>({ path, fieldsOf, revision, onSent }: Destination<Answer>) {
  const dispatch = useAppDispatch();
  const [uploads, setUploads] = useState<readonly Uploading[]>([]);

  async function send(files: readonly File[]): Promise<void> {
    setUploads(files.map(({ name }) => ({ name, share: 0, problem: null })));
    const failed: Uploading[] = [];
    for (const [index, file] of files.entries()) {
      const update = (change: Partial<Uploading>) =>
        setUploads((known) => known.map((one) => (one.name === file.name ? { ...one, ...change } : one)));
      try {
        if (file.size > fileLimits.staff) throw new TooLarge();
        const answer = await sendFile<Answer>({
          path,
          fields: fieldsOf(file),
          file,
          ...(revision !== undefined && { revision }),
          onProgress: (share) => update({ share }),
        });
        onSent(answer, file);
      } catch (error) {
        failed.push({
          name: file.name,
          share: 0,
          problem: error instanceof TooLarge ? tooLarge : messageOf(error),
        });
      }
      const waiting = files.slice(index + 1).map(({ name }) => ({ name, share: 0, problem: null }));
      setUploads([...failed, ...waiting]);
    }
    dispatch(api.util.invalidateTags(['Record', { type: 'Records', id: path.split('/')[0]! }]));
  }

  return { uploads, send };
}

class TooLarge extends Error {}
