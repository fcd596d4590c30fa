import { useEffect, useState } from 'react';
import type { Block } from '@bestellwerk/domain/records/definitions/block';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Dialog } from '../../shared/dialog/dialog.js';
import { RichText } from '../../shared/rich-text.js';

const APPEARS_AFTER_MS = 500;
const SEEN = 'bestellwerk.notice-seen';

/** The published notice, shown once per browser session, and again after its text has changed. */
export default function NoticeOverlay() {
  const { blocks } = useShop();
  const notice = blocks.find(({ type }) => type === 'noticeBlock');
  return notice?.content.body.text ? <Notice key={markOf(notice)} notice={notice} /> : null;
}

function Notice({ notice }: { notice: Block }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (readSeen() === markOf(notice)) return;
    const timer = setTimeout(() => setShown(true), APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const close = () => {
    setShown(false);
    noteSeen(markOf(notice));
  };
  return isShown && <NoticeDialog notice={notice} onClose={close} />;
}

export const NoticeDialog = ({ notice, onClose }: { notice: Block; onClose(): void }) => (
  <Dialog label="Hinweis" onClose={onClose}>
    <div className="overflow-y-auto p-6 pr-14 tablet:p-10 tablet:pr-16" tabIndex={0}>
      <RichText html={notice.content.body.text} />
    </div>
  </Dialog>
);

const markOf = ({ id, content: { body } }: Block): string => `${id} ${body.text}`;

/** A browser may refuse to keep anything: then the notice comes with every page that is loaded. */
function readSeen(): string | null {
  try {
    return sessionStorage.getItem(SEEN);
  } catch {
    return null;
  }
}

function noteSeen(mark: string): void {
  try {
    sessionStorage.setItem(SEEN, mark);
  } catch {
    // It comes again.
  }
}
