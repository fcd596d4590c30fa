import { configure } from '@testing-library/react';

/** Lazily loaded pages are compiled while the first test waits for them. */
configure({ asyncUtilTimeout: 30_000 });
