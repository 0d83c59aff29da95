import { eastBranches } from './east.ts';
import { javaBranches } from './java.ts';
import type { BranchSeed } from './types.ts';
import { westBranches } from './west.ts';

/** Offices and cash machines of the demonstration bank. Streets and numbers are invented. */
export const branches: readonly BranchSeed[] = [...javaBranches, ...westBranches, ...eastBranches];
