import type { ReactNode } from 'react';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Picture } from '../../shared/picture.js';

const PICTURES = 4;

/** The welcome, with a taste of the menu hanging over its lower edge. */
export function HomeHero({ children }: { children: ReactNode }) {
  const { config, categories, imageTemplateOf } = useShop();
  const title =
    config.title && config.title !== config.shopName ? config.title : 'Wo dürfen wir für Sie kochen?';
  return (
    <section className="on-plum bg-plum text-white tablet:[background-image:linear-gradient(to_top,var(--color-paper)_2.5rem,transparent_2.5rem)] desktop:[background-image:none]">
      <div className="shell grid items-center gap-x-16 gap-y-8 py-8 tablet:pb-0 desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:py-8">
        <div>
          <h1 className="text-[clamp(2.1rem,8vw,4.25rem)] leading-none">{title}</h1>
          <p className="mt-4 max-w-[46ch] text-lg">{config.description}</p>
          {children}
        </div>
        {/* Has its place from the first answer on; phones do not load pictures that are hidden. */}
        <div
          className="hidden grid-cols-4 gap-3 tablet:grid desktop:grid-cols-2 desktop:gap-4 desktop:pb-6"
          aria-hidden="true"
        >
          {categories.slice(0, PICTURES).map((category, index) => (
            <Picture
              key={category.id}
              image={category.image}
              size="small"
              template={imageTemplateOf('category')}
              width={640}
              height={640}
              shownAt="(min-width: 1024px) 10rem, 22vw"
              className={`aspect-square w-full ${index % 2 === 1 ? 'desktop:translate-y-6' : ''}`}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
