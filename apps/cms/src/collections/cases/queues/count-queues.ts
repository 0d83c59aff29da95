import type { PayloadRequest } from 'payload';
import { readableForms } from '#cms/access/case-forms.ts';
import { listOf, readRows, sql } from '#cms/database/sql.ts';
import { OPEN_STATUSES } from '../status/case-status.ts';
import {
  ATTENTION_QUEUES,
  type AttentionQueue,
  dueSoonBefore,
  overdueBefore,
  type QueueContext,
  todayInJakarta,
} from './queues.ts';

export type QueueCounts = {
  /** Open cases of each form. */
  forms: Readonly<Record<string, number>>;
  attention: Readonly<Record<AttentionQueue, number>>;
  open: number;
};

type Row = { form: string; open: number | string } & Record<AttentionQueue, number | string | null>;

/**
 * How many open cases each queue has that the user may read, with one statement that an index covers. Finished cases,
 * which are most of them, are not looked at. Forms that the user may not read are left out here: as a condition of the
 * statement they lead SQLite to the index of forms, and so to all cases.
 */
export async function countQueues(
  req: PayloadRequest,
  { holidays, now, userId }: QueueContext,
): Promise<QueueCounts> {
  const forms = readableForms(req);
  const { end } = todayInJakarta(now);
  const before = overdueBefore(now);
  const rows =
    forms.length === 0
      ? []
      : await readRows<Row>(
          req,
          sql`SELECT form, COUNT(*) AS open,
                SUM(CASE WHEN assignee_id = ${userId} THEN 1 ELSE 0 END) AS mine,
                SUM(CASE WHEN assignee_id IS NULL THEN 1 ELSE 0 END) AS unassigned,
                SUM(CASE WHEN due_at >= ${before} AND due_at < ${end} THEN 1 ELSE 0 END) AS due,
                SUM(CASE WHEN due_at >= ${before} AND due_at < ${dueSoonBefore(now, holidays)}
                    THEN 1 ELSE 0 END) AS "dueSoon",
                SUM(CASE WHEN due_at < ${before} THEN 1 ELSE 0 END) AS overdue,
                SUM(CASE WHEN status = 'waiting' THEN 1 ELSE 0 END) AS waiting
              FROM cases
              WHERE status IN (${listOf(OPEN_STATUSES)})
              GROUP BY form`,
        );
  const readable = rows.filter(({ form }) => forms.some((candidate) => candidate === form));
  const total = (column: AttentionQueue | 'open') =>
    readable.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
  return {
    forms: Object.fromEntries(
      forms.map((form) => [form, Number(readable.find((row) => row.form === form)?.open ?? 0)]),
    ),
    attention: Object.fromEntries(ATTENTION_QUEUES.map((queue) => [queue, total(queue)])) as Record<
      AttentionQueue,
      number
    >,
    open: total('open'),
  };
}
