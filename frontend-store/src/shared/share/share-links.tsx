import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon.js';

interface Props {
  /** Of this shop, from its path on or whole. */
  url: string;
  /** Names what is shared in the other app. */
  title: string;
  /** Classes of the buttons. */
  look: string;
}

/** Copies an address, or hands it to another app where the browser can. To be put in a row that wraps. */
export function ShareLinks({ url, title, look }: Props) {
  const [state, setState] = useState<'none' | 'copied' | 'refused'>('none');
  const canShare = useSyncExternalStore(subscribe, canBrowserShare, () => false);
  const address = () => new URL(url, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setState('copied');
    } catch {
      // Pages without HTTPS have no clipboard, and a guest may have forbidden it.
      setState('refused');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: address() });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      <button type="button" className={look} onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={18} />
        {state === 'copied' ? 'Link kopiert' : 'Link kopieren'}
      </button>
      {canShare && (
        <button type="button" className={look} onClick={() => void share()}>
          <Icon name="share" size={18} />
          Teilen
        </button>
      )}
      <span role="status" className="sr-only">
        {state === 'copied' && 'Der Link wurde kopiert.'}
      </span>
      {state === 'refused' && <AddressToCopy url={address()} />}
    </>
  );
}

const canBrowserShare = (): boolean => 'share' in navigator;
const subscribe = () => () => {};

/** The address, marked, for guests to copy it themselves. */
const AddressToCopy = ({ url }: { url: string }) => (
  <label className="block basis-full text-sm font-semibold">
    Bitte kopieren Sie diese Adresse:
    <input
      readOnly
      autoFocus
      value={url}
      onFocus={({ currentTarget }) => currentTarget.select()}
      className="field mt-1 font-normal"
    />
  </label>
);
