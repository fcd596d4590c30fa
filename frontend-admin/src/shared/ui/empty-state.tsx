import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.js';
import classes from './empty-state.module.css';

interface Properties {
  title: string;
  text: string;
  /** It is all there is on the page, which then has no other heading. */
  isPage?: boolean;
  children?: ReactNode;
}

/** Why there is nothing here and what to do about it. */
export function EmptyState({ title, text, isPage = false, children }: Properties) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={classes.place}>
      {isPage && <TabTitle name={title} />}
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}

function TabTitle({ name }: { name: string }) {
  usePageTitle(name.replace(/\.$/, ''));
  return null;
}
