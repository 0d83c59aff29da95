import './desk-tiles.css';
import Link from 'next/link';
import type { PayloadRequest } from 'payload';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { QueueCounts } from '../queues/count-queues.ts';
import { queueLabels } from '../queues/queue-labels.ts';
import { attentionFilter, filterQuery, openCasesFilter, type QueueContext } from '../queues/queues.ts';

const QUEUES = ['due', 'overdue', 'waiting', 'unassigned'] as const;

type Props = { counts: QueueCounts; context: QueueContext; req: PayloadRequest };

/** How many cases are open, and how many of these need attention: each a link to the list with that filter. */
export function DeskTiles({ context, counts, req }: Props) {
  const { number } = figureFormats(req.i18n.language);
  const list = `${req.payload.config.routes.admin}/collections/cases`;
  const tiles = [
    { key: 'open' as const, count: counts.open, filter: openCasesFilter() },
    ...QUEUES.map((key) => ({ key, count: counts.attention[key], filter: attentionFilter(key, context) })),
  ];
  return (
    <ul className="desk-tiles">
      {tiles.map(({ count, filter, key }) => (
        <li key={key}>
          <Link
            className={key === 'overdue' && count > 0 ? 'desk-tiles__overdue' : undefined}
            href={`${list}?${filterQuery(filter)}`}
            prefetch={false}
          >
            <strong>{number(count)}</strong> <span>{inLanguageOf(req, queueLabels[key])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
