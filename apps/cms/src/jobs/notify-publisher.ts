import { LOCALES, type Locale } from '@beranda/contract';
import { createLocalReq, type Payload } from 'payload';
import * as z from 'zod';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import type { Env } from '#cms/env.ts';
import type { Bilingual } from '#cms/i18n/bilingual.ts';
import { collectionLabel } from '#cms/i18n/config-labels.ts';
import { missingFiguresOf } from '#cms/items/save/missing-figures.ts';
import { isChangedSinceScheduled, scheduledPublicationSchema } from '#cms/items/save/scheduled-content.ts';
import { isSecondPersonNeededToSchedule } from '#cms/items/save/second-person.ts';
import { languageSuffix } from '#cms/links/consequence-sentences.ts';

const failedJob = scheduledPublicationSchema.extend({
  type: z.enum(['publish', 'unpublish']).nullish(),
  user: z.object({ relationTo: z.literal('users'), value: z.coerce.number().int().positive() }),
});

type FailedJob = z.infer<typeof failedJob>;
type Kind = 'publish' | 'unpublish';
/** Why it did not happen, as far as the mail can say it. */
type Reason = 'changed' | 'own' | 'figures' | 'failed';

const texts = {
  id: {
    subject: { publish: 'Tidak terbit sesuai jadwal', unpublish: 'Tidak ditarik sesuai jadwal' },
    opening: {
      publish: 'Konten yang Anda jadwalkan tidak jadi diterbitkan.',
      unpublish: 'Konten yang Anda jadwalkan tidak jadi ditarik.',
    },
    changed:
      'Kontennya diubah atau ditarik sesudah Anda menjadwalkannya. Yang belum Anda lihat, atau sudah ditarik, tidak terbit dengan sendirinya.',
    own: 'Anda ikut mengubah kontennya, jadi orang lain yang harus menerbitkannya. Minta penerbit lain memeriksa dan menerbitkannya.',
    figures:
      'Teksnya menyebut angka bersama yang belum terbit, dan jadwal satu bahasa tidak ikut menerbitkan isian bersama. Terbitkan dahulu angkanya, atau jadwalkan semua bahasa.',
    failed: 'Periksa isian yang wajib dan hak akun Anda. Bila keduanya benar, beri tahu pengelola sistem.',
    content: 'Konten',
    lastTried: 'Terakhir dicoba',
    todo: {
      publish: 'Buka kontennya (perlu masuk), periksa, lalu terbitkan atau jadwalkan lagi:',
      unpublish: 'Buka kontennya (perlu masuk), lalu tarik atau jadwalkan lagi:',
    },
  },
  en: {
    subject: { publish: 'Not published on schedule', unpublish: 'Not withdrawn on schedule' },
    opening: {
      publish: 'What you scheduled was not published.',
      unpublish: 'What you scheduled was not withdrawn.',
    },
    changed:
      'It was changed or withdrawn after you had scheduled it. What you have not seen, or what was withdrawn, is not published by itself.',
    own: 'You have changed it, so somebody else has to publish it. Ask another publisher to check and publish it.',
    figures:
      'Its text names shared figures that are not public, and a schedule of one language does not publish shared fields. Publish the figures first, or schedule all languages.',
    failed:
      'Check the required fields and the rights of your account. If both are right, tell the operator of the system.',
    content: 'Content',
    lastTried: 'Last tried',
    todo: {
      publish: 'Open it (sign-in required), check it, then publish or schedule it again:',
      unpublish: 'Open it (sign-in required), then withdraw or schedule it again:',
    },
  },
} as const satisfies Record<Locale, object>;

/** The mail, in both languages. Without the title, which may not be public yet: mail is not confidential. */
function mailOf(
  address: string,
  { doc, locale: scheduled, type }: FailedJob,
  label: Bilingual,
  reason: Reason,
) {
  const kind: Kind = type ?? 'publish';
  const language = languageSuffix(scheduled ? [scheduled] : []);
  const now = new Date().toISOString();
  const paragraphs = LOCALES.map((locale) => {
    const localeTexts = texts[locale];
    return [
      `${localeTexts.opening[kind]} ${localeTexts[reason]}`,
      '',
      `${localeTexts.content}: ${label[locale]} ${doc.value}${language[locale]}`,
      `${localeTexts.lastTried}: ${formatJakartaTime(now, locale, 'long')}`,
      localeTexts.todo[kind],
      address,
    ].join('\n');
  });
  return {
    subject: LOCALES.map((locale) => texts[locale].subject[kind]).join(' / '),
    text: paragraphs.join('\n\n---\n\n'),
  };
}

async function getReason(payload: Payload, job: FailedJob): Promise<Reason> {
  if (job.type === 'unpublish') return 'failed';
  const req = await createLocalReq({}, payload);
  if (await isChangedSinceScheduled(req, job)) return 'changed';
  if (await isSecondPersonNeededToSchedule(req, job, job.user.value)) return 'own';
  return (await missingFiguresOf(req, job)).length > 0 ? 'figures' : 'failed';
}

/**
 * Notifies the publisher who scheduled a publication or withdrawal that it did not happen. The dashboard lists it as
 * well, so a mail that cannot be sent is only logged.
 */
export async function notifyPublisher(
  payload: Payload,
  { cmsUrl }: Pick<Env, 'cmsUrl'>,
  input: unknown,
): Promise<void> {
  const { data: job } = failedJob.safeParse(input);
  if (!job) return;
  try {
    const { relationTo, value } = job.doc;
    const user = await payload.findByID({
      collection: 'users',
      id: job.user.value,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    });
    // SQLite may have given the number of a deleted account to a newer one.
    if (!user || (job.scheduledAt && Date.parse(user.createdAt) > Date.parse(job.scheduledAt))) return;
    const reason = await getReason(payload, job);
    const label = collectionLabel(payload, relationTo);
    const address = `${cmsUrl}${payload.config.routes.admin}/collections/${relationTo}/${value}`;
    await payload.sendEmail({ to: user.email, ...mailOf(address, job, label, reason) });
  } catch (err) {
    payload.logger.error({ msg: 'The mail about a failed schedule was not sent', err });
  }
}
