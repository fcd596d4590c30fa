import { useEffect } from 'react';
import { useShop } from '../catalogue/use-shop.js';

interface Head {
  description?: string;
  /** Of a page that is only for those who have its address: kept out of indexes, and shared without it. */
  publicPath?: string;
  /** Kept out of indexes. */
  isHidden?: boolean;
}

/** Sets title, description, canonical address and the tags for shared links. `title` null is the base alone. */
export function usePageHead(
  title: string | null,
  { description, publicPath, isHidden = publicPath !== undefined }: Head = {},
): void {
  const { config } = useShop();
  const base = config.seoTitle || config.title || config.shopName;
  const fullTitle = title ? `${title} - ${base}` : base;
  const fullDescription = description || config.seoDescription || config.description;
  useEffect(() => {
    document.title = fullTitle;
    const url = location.origin + (publicPath ?? location.pathname);
    const robots = isHidden ? 'noindex, nofollow' : 'all';
    for (const [selector, tag, attributes] of headTags(fullTitle, fullDescription, url, robots)) {
      const element =
        document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(tag));
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    }
  });
}

type HeadTag = [selector: string, tag: 'meta' | 'link', attributes: Record<string, string>];

function headTags(title: string, description: string, url: string, robots: string): HeadTag[] {
  const named = (name: string, content: string): HeadTag => [
    `meta[name="${name}"]`,
    'meta',
    { name, content },
  ];
  const graph = (property: string, content: string): HeadTag => [
    `meta[property="${property}"]`,
    'meta',
    { property, content },
  ];
  return [
    named('robots', robots),
    named('description', description),
    named('twitter:title', title),
    named('twitter:description', description),
    graph('og:title', title),
    graph('og:description', description),
    graph('og:url', url),
    ['link[rel="canonical"]', 'link', { rel: 'canonical', href: url }],
  ];
}
