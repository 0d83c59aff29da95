import { createContext, type ReactNode } from 'react';

/** What narrow screens show below the header of the page: the navigation that wide ones have beside it. */
export const NarrowNavigation = createContext<ReactNode>(null);
