import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { type PartValue, takesList, uploadsOf } from '@bestellwerk/domain/catalogue/configuration';
import { acceptedTypes, acceptedWords } from '@bestellwerk/domain/catalogue/part-uploads';
import { fileLimits } from '@bestellwerk/domain/records/definitions/file-limits';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import { Icon } from '../../../shared/icon.js';
import { FailedRow, SendingRow, SentRow } from './upload-rows.js';
import type { Sending } from './use-uploads.js';

interface Props {
  part: ProductPart;
  value: PartValue;
  /** Those of this step. */
  sendings: readonly Sending[];
  isInvalid: boolean;
  onFiles(files: readonly File[]): void;
  onRemove(id: string): void;
  onDrop(key: string): void;
  onRetry(key: string): void;
}

/** Takes pictures or files for one step, by a button or dropped on it, and lists them. */
export default function UploadField(props: Props) {
  const { part, value, sendings, isInvalid, onFiles, onRemove, onDrop, onRetry } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useFilesBesideIgnored();
  const sent = uploadsOf(value);
  const news = useNews(sent.length, sendings);
  const take = (files: FileList) => files.length > 0 && onFiles([...files]);
  const hover = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  /** The row that had the focus is gone. */
  const thenFocus = (act: () => void) => () => {
    act();
    input.current!.focus();
  };
  return (
    <div
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false);
        take(event.dataTransfer.files);
      }}
      className={`mt-2 border-2 border-dashed p-3 ${isOver ? 'border-plum bg-plum-pale' : isInvalid ? 'border-alarm' : 'border-field-line'}`}
    >
      {(sent.length > 0 || sendings.length > 0) && (
        <ul className="mb-3 divide-y divide-line">
          {sent.map((upload) => (
            <SentRow key={upload.id} upload={upload} onRemove={thenFocus(() => onRemove(upload.id))} />
          ))}
          {sendings.map((sending) =>
            sending.problem === null ? (
              <SendingRow
                key={sending.key}
                sending={sending}
                onCancel={thenFocus(() => onDrop(sending.key))}
              />
            ) : (
              <FailedRow
                key={sending.key}
                sending={sending}
                onRetry={thenFocus(() => onRetry(sending.key))}
                onDismiss={thenFocus(() => onDrop(sending.key))}
              />
            ),
          )}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="button-plain relative bg-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum">
          <Icon name="plus" size={18} />
          {buttonWords(part, sent.length)}
          <input
            ref={input}
            type="file"
            accept={acceptOf(part)}
            multiple={takesList(part)}
            aria-describedby={`${id}-kinds`}
            aria-invalid={isInvalid}
            onChange={({ target }) => {
              take(target.files!);
              // So that the same file can be chosen once more.
              target.value = '';
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
        <span className="text-sm text-ink-soft pointer-coarse:hidden">oder hierher ziehen</span>
      </div>
      <p id={`${id}-kinds`} className="mt-2 text-sm text-ink-soft">
        {acceptedWords(part)}, höchstens {MOST_MEGABYTES} MB
        {takesList(part) && ' je Datei'}.
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

const MOST_MEGABYTES = fileLimits.visitor / 1024 / 1024;

const buttonWords = (part: ProductPart, sent: number): string => {
  if (part.type === 'images') return sent > 0 ? 'Weitere Bilder auswählen' : 'Bilder auswählen';
  if (part.type === 'files') return sent > 0 ? 'Weitere Dateien auswählen' : 'Dateien auswählen';
  if (part.type === 'image') return sent > 0 ? 'Anderes Bild auswählen' : 'Bild auswählen';
  return sent > 0 ? 'Andere Datei auswählen' : 'Datei auswählen';
};

/** With the types of pictures beside the endings phones offer their camera, and iPhones convert what they photograph. */
const acceptOf = (part: ProductPart): string =>
  [...acceptedTypes(part), 'image/jpeg', 'image/png', 'image/gif'].join();

/** What is read out as files come and go; failures are alerts of their own. */
function useNews(sent: number, sendings: readonly Sending[]): string {
  const before = useRef(sent);
  const [news, setNews] = useState('');
  const underWay = sendings.filter(({ problem }) => problem === null).map(({ file }) => file.name);
  const [first] = underWay;
  useEffect(() => {
    const grown = sent - before.current;
    before.current = sent;
    if (first !== undefined) setNews(`${first} wird hochgeladen.`);
    else if (grown > 0) setNews('Hochgeladen.');
    else if (grown < 0) setNews('Entfernt.');
    else setNews((known) => (known.endsWith('wird hochgeladen.') ? '' : known));
  }, [sent, first]);
  return news;
}

/** A file that is dropped beside the field would open in place of the shop. */
function useFilesBesideIgnored(): void {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
