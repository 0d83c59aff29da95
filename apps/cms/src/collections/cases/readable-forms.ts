import { FORM_NAMES, type FormName } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { canReadCases } from '#cms/access/access-table.ts';

/** The forms whose cases a user may read, for statements that Payload's access rules do not reach. */
export const readableForms = (req: PayloadRequest): readonly FormName[] =>
  canReadCases({ req }) ? FORM_NAMES : [];
