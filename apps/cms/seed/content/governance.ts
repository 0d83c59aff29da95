import { bodies } from './governance/bodies.ts';
import { conduct } from './governance/conduct.ts';
import { control } from './governance/control.ts';
import type { GovernanceSeed } from './governance/types.ts';

/** How the bank is run and watched over, in the order of its categories. */
export const governance: GovernanceSeed[] = [...bodies, ...conduct, ...control];
