import type { ComponentType } from 'react';
import type { LayoutName } from '../routes.ts';
import { DefaultLayout } from './default.tsx';

export const layouts = { default: DefaultLayout } as const satisfies Record<LayoutName, ComponentType>;
