import type { ComponentType } from 'react';
import { DefaultLayout } from './default.tsx';
import { EmptyLayout } from './empty.tsx';
import { WithSidebarLayout } from './with-sidebar.tsx';
import { WithoutSidebarLayout } from './without-sidebar.tsx';

/** The layouts by name; the route table assigns one to each page. */
export const layouts = {
  default: DefaultLayout,
  empty: EmptyLayout,
  'with-sidebar': WithSidebarLayout,
  'without-sidebar': WithoutSidebarLayout,
} as const satisfies Record<string, ComponentType>;

export type LayoutName = keyof typeof layouts;
