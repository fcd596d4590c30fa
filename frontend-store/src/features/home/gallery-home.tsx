import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { BranchMap } from '../../shared/map/branch-map.js';
import { BranchContact } from './branch-contact.js';
import { OpeningHours } from './opening-hours.js';
import { PictureWall } from './picture-wall.js';

/** Address, hours and map of each branch, what the shop says about itself, and all pictures of its branches. */
export function GalleryHome({ children }: { children: ReactNode }) {
  const { branches, divisions } = useShop();
  const pictures = branches.flatMap(({ images, name }) =>
    images.map((image) => ({ image, alt: image.description ?? name })),
  );
  return (
    <>
      {branches.map((branch) => (
        <section
          key={branch.id}
          aria-label={branch.name}
          className="shell grid gap-x-16 gap-y-8 pt-12 tablet:grid-cols-2"
        >
          <div>
            <h2 className="mb-3 text-2xl">{branch.name}</h2>
            <BranchContact
              branch={branch}
              business={divisions.find(({ id }) => id === branch.division.id)?.businessName ?? ''}
            />
            <Link to={`/store/${branch.identifier}`} className="button-main mt-6">
              Jetzt vorbestellen
            </Link>
          </div>
          <OpeningHours branch={branch} level={3} />
          <div className="empty:hidden tablet:col-span-2">
            <BranchMap branch={branch} />
          </div>
        </section>
      ))}
      {children}
      <PictureWall pictures={pictures} />
    </>
  );
}
