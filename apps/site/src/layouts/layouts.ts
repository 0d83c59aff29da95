import type { ComponentType } from 'react';
import { DefaultLayout } from './default.tsx';
import { EmptyLayout } from './empty.tsx';
import { WithSidebarLayout } from './with-sidebar.tsx';
import { WithoutSidebarLayout } from './without-sidebar.tsx';

/** The frames that a page may stand in; the route table names one for each page. */
export const layouts = {
  default: DefaultLayout,
  empty: EmptyLayout,
  'with-sidebar': WithSidebarLayout,
  'without-sidebar': WithoutSidebarLayout,
} as const satisfies Record<string, ComponentType>;

export type LayoutName = keyof typeof layouts;
