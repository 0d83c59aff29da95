import { LOCALES } from '@beranda/contract';
import { expect, it } from 'vitest';
import {
  addedDocumentsNotice,
  appealNotice,
  closingNotice,
  documentsNotice,
  filingNotice,
} from './action-notices.ts';

const siteUrl = 'https://bank.example';
const acknowledged = {
  receivedOn: '2026-11-20',
  dueAt: '2026-12-04T16:59:59.999Z',
  now: '2026-11-23T03:00:00.000Z',
  siteUrl,
};
const filing = { filedOn: '2026-11-20', from: '2026-11-27', to: '2026-12-04' };

it.each(LOCALES)(
  'every notice about an action links the page of the status in %s, and only that',
  (locale) => {
    const page = `${siteUrl}${locale === 'en' ? '/en' : ''}/about-us/complaint/status`;
    const notices = [
      filingNotice(locale, filing, siteUrl),
      filingNotice(locale, { ...filing, to: filing.from }, siteUrl),
      documentsNotice(locale, { ...acknowledged, isComplete: true }),
      addedDocumentsNotice(locale, { ...acknowledged, isComplaint: false }),
      appealNotice(locale, acknowledged),
      closingNotice(locale, 'withdrawn', siteUrl),
    ];
    for (const { body } of notices) {
      // On a line of its own end, where mail programs find it.
      expect(body).toMatch(new RegExp(`: ${page}$`, 'm'));
      expect(body.match(/https:\/\/bank\.example\S*/g)).toEqual([page]);
    }
  },
);
