import { useLocation } from 'react-router';
import { legalPages } from '@bestellwerk/domain/text/legal-pages';
import { NotFound } from '../../features/content/not-found.js';
import { TextPage } from '../../features/content/text-page.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { usePageHead } from '../../shared/page/use-page-head.js';

export default function ContentPage() {
  const { config } = useShop();
  const { pathname } = useLocation();
  const page = legalPages.find((one) => one.path === pathname.replace(/\/$/, ''));
  const text = page ? config[page.text] : '';
  usePageHead(page && text ? page.label : '404 Not Found');
  return text ? <TextPage text={text} /> : <NotFound />;
}
