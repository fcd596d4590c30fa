import { Link } from 'react-router';
import { useShop } from '../shared/catalogue/use-shop.js';

/** The sign above the door. */
export function Header() {
  const { config } = useShop();
  return (
    <header className="bg-mustard">
      <div className="shell flex min-h-18 items-center justify-between gap-4 py-2">
        <Link to="/" className="font-display text-[1.75rem] leading-none tablet:text-4xl">
          {config.shopName}
        </Link>
      </div>
      <div className="tablecloth" aria-hidden="true" />
    </header>
  );
}
