import type { Tone } from '#cms/admin/notice-list.tsx';
import { type DueBreach, recipientsOfNotices } from '#cms/collections/data-breaches/due-breaches.ts';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** The sentences for the dashboard; `path` is the screen of the breach. */
export function breachNotices(
  breaches: readonly DueBreach[],
  now = new Date(),
): { id: number; tone: Tone; text: Bilingual; path: string }[] {
  return breaches.map(({ dueAt, id, open, title }) => {
    const isOverdue = new Date(dueAt) <= now;
    const due = { id: formatJakartaTime(dueAt, 'id'), en: formatJakartaTime(dueAt, 'en') };
    const to = recipientsOfNotices(open);
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
