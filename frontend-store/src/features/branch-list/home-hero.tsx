import type { ReactNode } from 'react';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Picture } from '../../shared/picture.js';

const PICTURES = 4;

/** The welcome, with a taste of the menu hanging over its lower edge. */
export function HomeHero({ children }: { children: ReactNode }) {
  const { config, categories } = useShop();
  const title =
    config.title && config.title !== config.shopName ? config.title : 'Wo dürfen wir für Sie kochen?';
  return (
    <section className="on-plum bg-plum text-white [background-image:linear-gradient(to_top,var(--color-paper)_2.5rem,transparent_2.5rem)] desktop:[background-image:none]">
      <div className="shell grid items-center gap-x-16 gap-y-8 pt-10 desktop:grid-cols-[minmax(0,1fr)_25rem] desktop:py-10">
        <div>
          <h1 className="text-[clamp(2.6rem,9.5vw,5.25rem)] leading-none">{title}</h1>
          <p className="mt-5 max-w-[46ch] text-lg">{config.description}</p>
          {children}
        </div>
        <div
          className="grid grid-cols-4 gap-3 desktop:grid-cols-2 desktop:gap-4 desktop:pb-6"
          aria-hidden="true"
        >
          {categories.slice(0, PICTURES).map((category, index) => (
            <Picture
              key={category.id}
              image={category.image}
              size="small"
              width={640}
              height={640}
              isEager
              className={`aspect-square w-full ${index % 2 === 1 ? 'desktop:translate-y-6' : ''}`}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
