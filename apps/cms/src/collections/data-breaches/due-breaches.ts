import { HOUR_MS } from '@beranda/finance';
import type { Payload } from 'payload';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { type NoticeKind, openNotices } from './breach-rules.ts';

/** Dashboard and mails list a breach from this time before the deadline of its notices. */
export const WARNING_HOURS = 24;

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

/** The recipients of notices, in words. */
export const recipientsOfNotices = (kinds: readonly NoticeKind[]): Bilingual => ({
  id: kinds.map((kind) => recipients[kind].id).join(' dan '),
  en: kinds.map((kind) => recipients[kind].en).join(' and '),
});
