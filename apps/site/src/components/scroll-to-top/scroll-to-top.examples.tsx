import type { Example } from '../example.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

export const title = 'ScrollToTop';

export const examples: Example[] = [
  { name: 'at the end of a page', element: <ScrollToTop isFloating={false} /> },
  { name: 'on a dark background', element: <ScrollToTop isFloating={false} />, tone: 'dark' },
];
