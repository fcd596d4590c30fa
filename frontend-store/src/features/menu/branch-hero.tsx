import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { inactiveLabel, noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { pausedUntil } from '@bestellwerk/domain/ordering/checkout/check/limits';
import {
  branchCardTexts,
  menuClosedNotices,
  pauseNotices,
} from '@bestellwerk/domain/opening-hours/opening-texts';
import { addressLine } from '@bestellwerk/domain/addresses/postal-address';
import { useLimitedDays } from '../../shared/catalogue/limited-days.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { Icon } from '../../shared/icon.js';
import { Picture } from '../../shared/picture.js';
import { useIsTablet } from '../../shared/use-media.js';
import { useNow } from '../../shared/use-now.js';

/** Introduces the branch; while it is closed, shows when it opens. */
export function BranchHero({ branch }: { branch: Branch }) {
  const now = useNow();
  const isTablet = useIsTablet();
  const shop = useShop();
  const timeZone = timeZoneOf(shop, branch);
  const state = branchCardTexts(branch, now, timeZone);
  const paused = pausedUntil({ limitedDays: useLimitedDays(branch), now, timeZone });
  const inactive = noOrdersText(branch, shop.config);
  const notices = inactive
    ? [inactive]
    : paused
      ? pauseNotices(paused, branch, now, timeZone)
      : menuClosedNotices(branch, now, timeZone);
  return (
    <section className="bg-paper-deep">
      <div className="relative">
        {isTablet && (
          <Picture
            image={branch.images[0]}
            size="medium"
            width={1280}
            height={640}
            isFirst
            shownAt="(min-width: 1024px) 50vw, 100vw"
            className="h-48 w-full max-desktop:short:hidden desktop:absolute desktop:inset-y-0 desktop:right-0 desktop:h-full desktop:w-1/2 low:w-[38%]"
          />
        )}
        <div className="shell py-5 tablet:py-7 desktop:py-9 low:py-4">
          <div className="desktop:w-1/2 desktop:pr-12 low:w-[62%]">
            <h1 className="text-[min(clamp(2rem,6.5vw,2.75rem),12vw)] leading-none desktop:text-[clamp(2.5rem,3.7vw,3.5rem)] low:text-[2.25rem]">
              {branch.name}
            </h1>
            <p className="mt-2.5 max-w-[50ch] desktop:text-lg low:mt-1.5 low:max-w-[70ch] low:text-base">
              {branch.description}
            </p>
            <ul className="mt-3 low:mt-1.5 flex flex-wrap gap-x-8 gap-y-1">
              <li className="flex items-center gap-2.5">
                <Icon name="clock" /> {inactive ? inactiveLabel : state.text}
              </li>
              <li className="flex items-center gap-2.5">
                <Icon name="pin" /> {addressLine(branch)}
              </li>
              {branch.phone && (
                <li>
                  <a
                    href={`tel:${branch.phone.replace(/\s/g, '')}`}
                    className="flex min-h-6 items-center gap-2.5 hover:underline"
                  >
                    <Icon name="phone" /> {branch.phone}
                  </a>
                </li>
              )}
            </ul>
          </div>
        </div>
      </div>
      {notices.length > 0 && (
        <div role="note" aria-label="Hinweis zu den Öffnungszeiten" className="on-plum bg-plum text-white">
          <div className="shell flex gap-4 py-4">
            <Icon name="clock" size={26} />
            <p>
              <strong>{notices[0]}</strong> {notices.slice(1).join(' ')}
            </p>
          </div>
        </div>
      )}
    </section>
  );
}
