import { Link } from 'react-router';
import { useShop } from '../../src/shared/catalogue/use-shop.js';

/** A head in two lines, with the branches beside each other. */
export function OwnHeader() {
  const { config, branches } = useShop();
  return (
    <header className="bg-ink py-4 text-center text-paper">
      <Link to="/" className="font-display text-3xl">
        {config.shopName}
      </Link>
      <nav aria-label="Filialen" className="mt-2 flex flex-wrap justify-center gap-x-6">
        {branches.map(({ id, identifier, name }) => (
          <Link key={id} to={`/store/${identifier}`} className="min-h-11 underline">
            {name}
          </Link>
        ))}
      </nav>
    </header>
  );
}
