import type { PayloadRequest } from 'payload';
import type { Issue } from '../validation/issue.ts';
import type { FundLine, RateLine, SheetContent } from '../validation/lines.ts';
import type { SheetKind, SheetSource, SheetState } from './market-sheets.ts';

/** A stored market sheet; times are ISO text. */
export type StoredSheet = {
  id: number;
  kind: SheetKind;
  source: SheetSource;
  state: SheetState;
  key?: string | null;
  fingerprint?: string | null;
  /** Rates only: the given start time or, once published without one, the arrival time. */
  validFrom?: string | null;
  seenAt?: string | null;
  lines: (RateLine | FundLine)[];
  issues?: Issue[] | null;
  enteredBy?: number | null;
  /** Who set the address from which it was fetched. */
  sourceSetBy?: number | null;
  decidedBy?: number | null;
  decidedAt?: string | null;
  withdrawnBy?: number | null;
  withdrawnAt?: string | null;
  reason?: string | null;
  /** Why it replaces published values. */
  correctionReason?: string | null;
  /** Arrival time; a failed sheet keeps the one of its first arrival. */
  createdAt: string;
};

/** Whether a person is responsible for the sheet, so that another one has to approve it. */
export function isOfPerson(
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
  return (docs[0] as unknown as StoredSheet | undefined) ?? null;
}
