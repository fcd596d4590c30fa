import { Link } from 'react-router';

export const NotFound = () => (
  <div className="shell grid min-h-[60vh] place-content-center justify-items-center gap-4 text-center">
    <h1 className="text-[clamp(2.5rem,11vw,6rem)] leading-none">404 Not Found</h1>
    <p className="text-lg">Leider wurde die angeforderte Seite nicht gefunden.</p>
    <Link to="/" className="button-main mt-4">
      Zu unseren Standorten
    </Link>
  </div>
);
