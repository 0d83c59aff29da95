import type { PayloadRequest } from 'payload';
import type { Issue } from '../validation/issue.ts';
import type { FundLine, RateLine, SheetContent } from '../validation/lines.ts';
import type { SheetKind, SheetSource, SheetState } from './market-sheets.ts';

/** A market sheet as it is stored; times are ISO text. */
export type StoredSheet = {
  id: number;
  kind: SheetKind;
  source: SheetSource;
  state: SheetState;
  key?: string | null;
  fingerprint?: string | null;
  /** Of rates: the time given for them or, once they are published without one, that of their arrival. */
  validFrom?: string | null;
  seenAt?: string | null;
  lines: (RateLine | FundLine)[];
  issues?: Issue[] | null;
  enteredBy?: number | null;
  /** Who had set the address from which it was fetched. */
  sourceSetBy?: number | null;
  decidedBy?: number | null;
  decidedAt?: string | null;
  withdrawnBy?: number | null;
  withdrawnAt?: string | null;
  reason?: string | null;
  /** Why it replaces published values. */
  correctionReason?: string | null;
  /** When it arrived; what failed and came again counts as what came first. */
  createdAt: string;
};

/** Whether somebody had a hand in what the sheet says, so that somebody else has to approve it. */
export function isOfPerson(
  { enteredBy, sourceSetBy }: Pick<StoredSheet, 'enteredBy' | 'sourceSetBy'>,
  user: number,
): boolean {
  return enteredBy === user || sourceSetBy === user;
}

/** What a sheet that is not published says, to be validated again. */
export function contentOf({
  kind,
  lines,
  validFrom,
}: Pick<StoredSheet, 'kind' | 'lines' | 'validFrom'>): SheetContent {
  return { kind, lines, validFrom: validFrom ? new Date(validFrom).toISOString() : null } as SheetContent;
}

type Where = { and: Record<string, { equals: number | string }>[] };

/** The newest sheet with these values, in the request's transaction, or null. */
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
