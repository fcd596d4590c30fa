import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Picture } from '../../shared/picture.js';
import { BranchContact } from './branch-contact.js';
import { OpeningHours } from './opening-hours.js';

/** Address and hours of each branch, what the shop says about itself, and all pictures of its branches. */
export function GalleryHome({ children }: { children: ReactNode }) {
  const { branches, divisions } = useShop();
  const pictures = branches.flatMap(({ images, name }) => images.map((image) => ({ image, name })));
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
        </section>
      ))}
      {children}
      {pictures.length > 0 && (
        <section aria-label="Bilder" className="shell pt-12">
          <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-4">
            {pictures.map(({ image, name }, index) => (
              <li key={index}>
                <Picture
                  image={image}
                  size="small"
                  width={640}
                  height={480}
                  alt={image.description ?? name}
                  className="aspect-[4/3] w-full rounded-box"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
