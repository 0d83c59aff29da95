import { type Issue, type IssueCode, issue } from './issue.ts';

/** How large a move may be, in percent, before it is looked at, and before a second person has to. */
export type Limits = { warnAbovePercent: number; approveAbovePercent: number };

/** A figure beside the one before it; `percent` and `before` are null where there was none. */
export type Move = { field: string; before: number | null; after: number; percent: number | null };

/** What a line would change, by what it names, such as `USD e-rate`. */
export type Change = { line: number; subject: string; moves: Move[] };

/** What is to be said about a sheet: issues by line, and what each sound line would change. */
export type Validation = { issues: Issue[]; changes: Change[] };

/** A move in percent, without the dust of binary fractions: from 100 to 102 it is 2, not a hair more. */
export function percentOf(before: number, after: number): number {
  return Math.round((after / before - 1) * 1e10) / 1e8;
}

export function moveOf(field: string, before: number | null, after: number): Move {
  return { field, before, after, percent: before === null ? null : percentOf(before, after) };
}

type Codes = { large: IssueCode; small: IssueCode };

function issueAbove(
  limits: Limits,
  { large, small }: Codes,
  { line, field, percent }: { line: number; field: string; percent: number },
  named: Record<string, number>,
): Issue | null {
  const size = Math.abs(percent);
  const values = { percent: Math.round(percent * 100) / 100, ...named };
  const { approveAbovePercent, warnAbovePercent } = limits;
  if (size > approveAbovePercent)
    return issue('approval', large, line, field, { ...values, limit: approveAbovePercent });
  if (size > warnAbovePercent)
    return issue('warning', small, line, field, { ...values, limit: warnAbovePercent });
  return null;
}

/**
 * What the limits say to a move; null where it is small, or the first of its kind.
 *
 * @param since a figure of before: where the move from there is the larger one, that one counts, so that a large move
 *   in small steps is one.
 */
export function issueOfMove(
  line: number,
  { field, before, after, percent }: Move,
  limits: Limits,
  since?: number,
): Issue | null {
  if (before === null || percent === null) return null;
  const inAll = since === undefined ? 0 : percentOf(since, after);
  if (since !== undefined && Math.abs(inAll) > Math.abs(percent)) {
    const codes = { large: 'sinceLargeMove', small: 'sinceMove' } as const;
    return issueAbove(limits, codes, { line, field, percent: inAll }, { before: since });
  }
  const codes = { large: 'largeMove', small: 'move' } as const;
  return issueAbove(limits, codes, { line, field, percent }, { before });
}

/**
 * That there is nothing to hold a figure to, neither before nor after it. A person sees that; where nobody looks, it
 * waits for somebody who does.
 */
export const issueOfFirst = (line: number, isAttended: boolean): Issue =>
  issue(isAttended ? 'warning' : 'approval', 'first', line);

/**
 * What the limits say to the move from a new figure to the one that comes after it, which is there already; null where
 * there is none, where that move is small, and where it is no larger than the one that it replaces and that was let
 * through before.
 */
export function issueOfNext(
  line: number,
  { field, before, after }: Pick<Move, 'field' | 'before' | 'after'>,
  next: number | undefined,
  limits: Limits,
): Issue | null {
  if (next === undefined) return null;
  const percent = percentOf(after, next);
  if (before !== null && Math.abs(percent) <= Math.abs(percentOf(before, next))) return null;
  const codes = { large: 'nextLargeMove', small: 'nextMove' } as const;
  return issueAbove(limits, codes, { line, field, percent }, { next });
}
