import type { ReactNode } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { delayNow, pausedUntil } from '@bestellwerk/domain/ordering/checkout/check/limits';
import {
  delayNotices,
  menuClosedNotices,
  pauseNotices,
} from '@bestellwerk/domain/opening-hours/opening-texts';
import { useLimitedDays } from '../../shared/catalogue/limited-days.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { Icon } from '../../shared/icon.js';
import { Picture } from '../../shared/picture.js';
import { useIsDesktop } from '../../shared/use-media.js';
import { useNow } from '../../shared/use-now.js';

interface Props {
  branch: Branch;
  /** Shows where and when, and what a delivery costs; null where guests are there already. */
  onInfo: (() => void) | null;
  /** How one orders. */
  children: ReactNode;
}

/** Introduces the branch in as little room as it takes: the food is what guests come for. While it is closed, says when it opens. */
export function BranchHero({ branch, onInfo, children }: Props) {
  const isDesktop = useIsDesktop();
  return (
    <section className="bg-paper-deep">
      <div className="relative">
        {isDesktop && branch.images[0] && (
          <Picture
            image={branch.images[0]}
            size="medium"
            width={1280}
            height={320}
            isFirst
            shownAt="38vw"
            className="absolute inset-y-0 right-0 h-full w-[38%]"
          />
        )}
        <div className="shell py-3 tablet:py-4 desktop:py-4 low:py-3">
          <div className="desktop:w-[62%] desktop:pr-12">
            <h1 className="text-[min(clamp(1.5rem,6.5vw,2.25rem),12vw)] leading-none wrap-break-word desktop:text-[2.4rem] low:text-[2.1rem]">
              {branch.name}
            </h1>
            <div className="flex items-center gap-x-4 text-[0.95rem] desktop:text-base">
              <p className="line-clamp-1 min-w-0">{branch.description}</p>
              {onInfo && (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={onInfo}
                  className="link -my-1 flex min-h-11 shrink-0 items-center gap-1.5"
                >
                  <Icon name="info" size={18} /> Info
                </button>
              )}
            </div>
            <div className="mt-1">{children}</div>
          </div>
        </div>
      </div>
      <Notices branch={branch} />
    </section>
  );
}

/** While the branch is closed its kitchen begins later anyway. */
const noticesOf = (closed: readonly string[], delay: number): readonly string[] =>
  closed.length === 0 && delay > 0 ? delayNotices(delay) : closed;

/** Why nothing, or nothing for now, can be ordered, or why it takes longer. */
function Notices({ branch }: { branch: Branch }) {
  const now = useNow();
  const shop = useShop();
  const timeZone = timeZoneOf(shop, branch);
  const limits = { limitedDays: useLimitedDays(branch), now, timeZone };
  const paused = pausedUntil(limits);
  const delay = delayNow(limits);
  const inactive = noOrdersText(branch, shop.config);
  const [first, ...others] = inactive
    ? [inactive]
    : paused
      ? pauseNotices(paused, branch, now, timeZone)
      : noticesOf(menuClosedNotices(branch, now, timeZone), delay);
  if (first === undefined) return null;
  return (
    <div role="note" aria-label="Hinweis zu den Öffnungszeiten" className="on-plum bg-plum text-white">
      <div className="shell flex gap-3 py-1.5 text-sm leading-snug tablet:py-2">
        <span className="hidden tablet:block">
          <Icon name="clock" />
        </span>
        <p>
          <strong>{first}</strong> {others.join(' ')}
        </p>
      </div>
    </div>
  );
}
