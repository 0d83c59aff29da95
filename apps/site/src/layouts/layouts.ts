import type { ComponentType } from 'react';
import { DefaultLayout } from './default.tsx';

/** The frames that a page may stand in; the route table names one for each page. */
export const layouts = { default: DefaultLayout } as const satisfies Record<string, ComponentType>;

export type LayoutName = keyof typeof layouts;
