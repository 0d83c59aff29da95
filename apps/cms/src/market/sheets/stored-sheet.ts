import type { Payload, PayloadRequest } from 'payload';
import { type Stored, storedIn } from '#cms/content/stored.ts';
import type { Issue } from '../validation/issue.ts';
import type { FundLine, RateLine, SheetContent } from '../validation/lines.ts';
import type { SheetSource } from './market-sheets.ts';
import type { SheetKind } from './sheet-kind.ts';

/** A stored market sheet, whose JSON only our own code writes. */
export type StoredSheet = Stored<'market-sheets'> & {
  lines: (RateLine | FundLine)[];
  issues: Issue[] | null;
};

/** A sheet as Payload reads it, at depth 0. */
export const sheetOf = (payload: Payload, document: object) =>
  storedIn(payload, 'market-sheets', document, 'id').item as StoredSheet;

/** Whether a person is responsible for the sheet, so that another one has to approve it. */
export function isResponsible(
  { enteredBy, sourceSetBy }: Pick<StoredSheet, 'enteredBy' | 'sourceSetBy'>,
  user: number,
): boolean {
  return enteredBy === user || sourceSetBy === user;
}

/** The content of an unpublished sheet, for validation. */
export function contentOf({
  kind,
  lines,
  validFrom,
}: Pick<StoredSheet, 'kind' | 'lines' | 'validFrom'>): SheetContent {
  return { kind, lines, validFrom: validFrom ? new Date(validFrom).toISOString() : null } as SheetContent;
}

type Where = { and: Record<string, { equals: number | string }>[] };

/** The newest sheet with these values, read in the request's transaction; null if none. */
export async function findSheet(
  req: PayloadRequest,
  values: { id?: number; key?: string; kind?: SheetKind; source?: SheetSource },
): Promise<StoredSheet | null> {
  const where: Where = {
    and: Object.entries(values).map(([name, value]) => ({ [name]: { equals: value } })),
  };
  const { docs } = await req.payload.find({
    collection: 'market-sheets',
    where,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    req,
    sort: '-id',
  });
  return docs[0] ? sheetOf(req.payload, docs[0]) : null;
}
