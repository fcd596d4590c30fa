import { useContext, useEffect } from 'react';
import { iconOf } from '@bestellwerk/domain/records/definitions/image.schema';
import { OWN_TAGS, pageHead, type PageHead } from '@bestellwerk/domain/website/page-head';
import { comparablePath } from '@bestellwerk/domain/website/paths';
import { DraftedShop } from '../catalogue/drafted-shop.js';
import { useShop } from '../catalogue/use-shop.js';

interface Head {
  description?: string;
  /** Of a page that is only for those who have its address: kept out of indexes, and shared without it. */
  publicPath?: string;
  /** Kept out of indexes. */
  isHidden?: boolean;
}

/** What the server's answer says of its page: the public address of the shop, whether indexes may have the page, and its picture. */
const first = typeof document === 'undefined' ? null : answeredPage();
const STRUCTURED_DATA = 'script[type="application/ld+json"]';

/** Sets title, description, canonical address and the tags for shared links. `title` null is the base alone. A page inside of a preview leaves them alone. */
export function usePageHead(
  title: string | null,
  { description, publicPath, isHidden = publicPath !== undefined }: Head = {},
): void {
  const { config } = useShop();
  const isInPreview = useContext(DraftedShop) !== null;
  useEffect(() => {
    if (isInPreview) return;
    const answered = location.pathname === first?.path ? first : null;
    const path = publicPath ?? comparablePath(decoded(location.pathname));
    const page = {
      ...{ title, description, path },
      isHidden: isHidden || answered?.isHidden === true,
      image: answered?.image ?? null,
      icon: iconOf(config),
    };
    show(pageHead(config, page, first?.origin ?? location.origin));
    if (!answered) document.querySelectorAll(STRUCTURED_DATA).forEach((script) => script.remove());
  });
}

function answeredPage() {
  return {
    path: location.pathname,
    origin: originOf(attributeOf('link[rel="canonical"]', 'href')),
    isHidden: attributeOf('meta[name="robots"]', 'content')?.startsWith('noindex') === true,
    image: attributeOf('meta[property="og:image"]', 'content'),
  };
}

function show({ title, tags }: PageHead): void {
  document.title = title;
  const shown = new Set<Element>();
  for (const { element: kind, key, value } of tags) {
    const element =
      document.head.querySelector(`${kind}[${key[0]}="${key[1]}"]`) ??
      document.head.appendChild(document.createElement(kind));
    for (const [name, text] of [key, value]) {
      // A manifest is read again whenever its address is set.
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
    shown.add(element);
  }
  for (const element of document.head.querySelectorAll(OWN_TAGS)) if (!shown.has(element)) element.remove();
}

function attributeOf(selector: string, name: string): string | null {
  return document.head.querySelector(selector)?.getAttribute(name) ?? null;
}

function originOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).origin : null;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
