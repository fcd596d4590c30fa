import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import {
  isLinkAddress,
  isOwnFile,
  linkedSite,
  richTextAttributes,
  richTextElements,
} from '@bestellwerk/domain/text/rich-text';
import { useShop } from './catalogue/use-shop.js';

/** Renders formatted text as React elements. Elements that are not in `richTextElements` are left out; their text stays, except that of scripts and styles. */
export function RichText({ html }: { html: string }) {
  const { sites } = useShop();
  const nodes = useMemo(() => {
    const paths = new Map(sites.map(({ id, path }) => [id, path]));
    return shownNodes(new DOMParser().parseFromString(html, 'text/html').body, paths);
  }, [html, sites]);
  return <div className="rich-text">{nodes}</div>;
}

/** By the ids of pages. */
type Paths = ReadonlyMap<string, string>;

const shownNodes = (parent: Node, paths: Paths): ReactNode[] =>
  [...parent.childNodes].map((node, index) => (
    <Fragment key={index}>{node instanceof Element ? shownElement(node, paths) : node.textContent}</Fragment>
  ));

function shownElement(element: Element, paths: Paths): ReactNode {
  const name = element.localName;
  if (['script', 'style', 'template'].includes(name)) return null;
  const children = element.hasChildNodes() ? shownNodes(element, paths) : undefined;
  if (!isAllowed(name)) return children;
  if (name === 'a') return shownLink(element.getAttribute('href') ?? '', children, paths);
  const attributes = attributesOf(element);
  if (name === 'img' && !isOwnFile(attributes['src'] ?? '')) return null;
  const shown = createElement(name, { ...attributes, ...(name === 'img' && { loading: 'lazy' }) }, children);
  return name === 'table' ? <div className="overflow-x-auto">{shown}</div> : shown;
}

/** A page that is not shown any more, and an address of another kind, are words without a link. */
function shownLink(href: string, children: ReactNode, paths: Paths): ReactNode {
  const site = linkedSite(href);
  const address = site === null ? href : (paths.get(site) ?? '');
  if (/^\/(?![/\\])/.test(address)) {
    return (
      <Link to={address} className="link">
        {children}
      </Link>
    );
  }
  if (!isLinkAddress(address)) return children;
  return (
    <a href={address} className="link">
      {children}
    </a>
  );
}

const isAllowed = (name: string): boolean => (richTextElements as readonly string[]).includes(name);

/** As React calls them. */
const attributeNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    (richTextAttributes[element.localName] ?? []).flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[attributeNames[name] ?? name, value]];
    }),
  );
