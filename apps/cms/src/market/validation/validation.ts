import { errorAt, type Issue, type IssueCode, issue } from './issue.ts';
import { type Figure, isFigure } from './lines.ts';

/** Limits of moves, in percent: for a warning, and for approval by a second person. */
export type Limits = { warnAbovePercent: number; approveAbovePercent: number };

/** A figure with its predecessor; `percent` and `before` are null without one. */
export type Move = { field: string; before: number | null; after: number; percent: number | null };

/** The change of a line; `subject` is for example `USD e-rate`. */
export type Change = { line: number; subject: string; moves: Move[] };

/** The result of validation: issues by line, and the change of each valid line. */
export type Validation = { issues: Issue[]; changes: Change[] };

/** The issue of a value that must be a positive number, or null. */
export function issueOfFigure(line: number, field: string, figure: Figure): Issue | null {
  if (isFigure(figure)) return null;
  if (typeof figure === 'number' && !Number.isNaN(figure)) return errorAt('notPositive', line, field);
  if (figure === '') return errorAt('missing', line, field);
  return errorAt('notANumber', line, field, { value: String(figure) });
}

/** A move in percent, without floating-point residue: from 100 to 102 it is exactly 2. */
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
 * The issue of a move; null if it is small or the first.
 *
 * @param since an earlier reference: the larger of both moves counts, so that small steps add up.
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
 * The issue of a figure without a previous or next one to compare: a warning if attended, otherwise it needs approval.
 */
export const issueOfFirst = (line: number, isAttended: boolean): Issue =>
  issue(isAttended ? 'warning' : 'approval', 'first', line);

/**
 * The issue of the move from a new figure to the next existing one; null without one, if the move is small,
 * or if it is no larger than the approved move that it replaces.
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
