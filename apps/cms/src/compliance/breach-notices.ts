import type { Payload } from 'payload';
import type { Tone } from '#cms/admin/notice-list.tsx';
import { HOUR_MS, type NoticeKind, openNotices } from '#cms/collections/data-breaches/breach-rules.ts';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** How long before the deadline of the notices the dashboard begins to name a breach. */
const WARNING_HOURS = 24;

/** A breach whose notices are due soon or overdue. */
export type DueBreach = {
  id: number;
  title: string;
  dueAt: string;
  /** The notices with neither a time nor a reason. */
  open: readonly NoticeKind[];
};

/** The open breaches whose notices are due within a day or overdue, the earliest deadline first. */
export async function listDueBreaches(payload: Payload, now = new Date()): Promise<DueBreach[]> {
  const before = new Date(now.getTime() + WARNING_HOURS * HOUR_MS).toISOString();
  const { docs } = await payload.find({
    collection: 'data-breaches',
    where: { and: [{ closedAt: { exists: false } }, { dueAt: { less_than: before } }] },
    select: { title: true, dueAt: true, persons: true, authority: true },
    sort: 'dueAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.flatMap(({ dueAt, id, title, ...breach }) => {
    const open = openNotices(breach);
    return dueAt && open.length > 0 ? [{ id, title, dueAt, open }] : [];
  });
}

const recipients: Record<NoticeKind, Bilingual> = {
  persons: bilingual('subjek data', 'the persons concerned'),
  authority: bilingual('lembaga', 'the authority'),
};

/** The sentences for the dashboard; `path` is the screen of the breach. */
export function breachNotices(
  breaches: readonly DueBreach[],
  now = new Date(),
): { id: number; tone: Tone; text: Bilingual; path: string }[] {
  return breaches.map(({ dueAt, id, open, title }) => {
    const isOverdue = new Date(dueAt) <= now;
    const due = { id: formatJakartaTime(dueAt, 'id'), en: formatJakartaTime(dueAt, 'en') };
    const to = {
      id: open.map((kind) => recipients[kind].id).join(' dan '),
      en: open.map((kind) => recipients[kind].en).join(' and '),
    };
    return {
      id,
      tone: isOverdue ? 'error' : 'warning',
      path: `/collections/data-breaches/${id}`,
      text: isOverdue
        ? bilingual(
            `“${title}”: pemberitahuan kepada ${to.id} sudah lewat batas ${due.id}. Kirim sekarang, lalu catat waktunya.`,
            `“${title}”: the notice to ${to.en} was due by ${due.en}. Send it now, then record the time.`,
          )
        : bilingual(
            `“${title}”: pemberitahuan kepada ${to.id} harus dikirim paling lambat ${due.id}.`,
            `“${title}”: the notice to ${to.en} has to be sent by ${due.en}.`,
          ),
    };
  });
}
