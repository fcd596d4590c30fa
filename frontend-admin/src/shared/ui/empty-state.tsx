import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { usePageTitle } from './page-head.js';
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

/** The home of the back office is another page for each role. */
export function NotFoundPage() {
  usePageTitle('Seite nicht gefunden');
  return (
    <EmptyState
      isPage
      title="Diese Seite gibt es nicht."
      text="Vielleicht wurde sie verschoben, oder die Adresse ist falsch."
    >
      <Button component={Link} to="/">
        Zur Startseite
      </Button>
    </EmptyState>
  );
}
