import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { Picture } from '../../shared/picture.js';

interface Props {
  branch: Branch;
  onStart(): void;
}

/** What a kiosk shows while nobody orders. The whole screen is the button. */
export function Screensaver({ branch, onStart }: Props) {
  const [image] = branch.images;
  return (
    <main className="fixed inset-0 bg-ink">
      {image && (
        <Picture
          image={image}
          size="large"
          width={1080}
          height={1920}
          isFirst
          shownAt="100vw"
          className="absolute inset-0 size-full"
        />
      )}
      <button
        type="button"
        autoFocus
        onClick={onStart}
        className="on-plum absolute inset-0 flex flex-col items-center justify-end gap-10 p-8 pb-[14vh] text-center text-paper -outline-offset-8"
      >
        <span className="bg-ink/90 p-6 font-display text-[min(3.5rem,11vw)] leading-tight">
          {branch.name}
        </span>
        <span className="kiosk-invitation bg-mustard px-10 py-6 text-[min(2.25rem,7vw)] font-bold text-ink">
          Tippen um zu bestellen
        </span>
      </button>
    </main>
  );
}
