import type { PublicCaseStatus, SiteSettings } from '@beranda/contract';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import { CaseStatusResult } from './case-status-result.tsx';

const settings = { headOffice: { phone: '(021) 555-0108', phoneHours: '' } } as SiteSettings;

const complaint: PublicCaseStatus = {
  stage: 'inProgress',
  receivedAt: '2026-11-02T03:00:00.000Z',
  isReceiptHourKnown: true,
  stageAt: '2026-11-10T03:00:00.000Z',
  dueAt: '2026-11-24T16:59:59.999Z',
  isExtended: false,
  sendBy: null,
  documentsReceivedOn: null,
  appealReceivedOn: null,
  canAppeal: false,
  isAppealDecided: false,
  isComplaint: true,
  isAnswered: false,
  closingReason: null,
  hasEmail: true,
  hasMail: true,
  takesDocuments: true,
};

const markupOf = (more: Partial<PublicCaseStatus>, address = '/') => {
  const result = { kind: 'found', status: { ...complaint, ...more } } as const;
  const query = { ticket: '7K2M-Q0ZD-94XA', contact: 'ratna@contoh.example', result };
  return renderMarkup(<CaseStatusResult query={query} isOverdue={false} />, address, { settings });
};

it.each([
  [
    '/',
    'Dokumen Anda kami terima',
    'Keberatan Anda kami terima',
    '9\u00A0November\u00A02026',
    '12\u00A0November\u00A02026',
  ],
  ['/en', 'Documents received', 'Appeal received', '9\u00A0November\u00A02026', '12\u00A0November\u00A02026'],
])(
  'at %s shows the days on which documents and an appeal came',
  (address, documents, appeal, day, appealDay) => {
    const html = markupOf({ documentsReceivedOn: '2026-11-09' }, address);
    expect(html).toMatch(new RegExp(`${documents}</dt><dd[^>]*>${day}</dd>`));
    expect(html).not.toContain(appeal);
    const appealed = markupOf({ stage: 'appealed', appealReceivedOn: '2026-11-12' }, address);
    expect(appealed).toMatch(new RegExp(`${appeal}</dt><dd[^>]*>${appealDay}</dd>`));
    expect(appealed).not.toContain(documents);
  },
);

it.each([
  [
    '/',
    'Kami jawab paling lambat',
    '24\u00A0November\u00A02026',
    '24\u00A0November\u00A02026 pukul 10.05 WIB',
  ],
  ['/en', 'We answer no later than', '24\u00A0November\u00A02026', '24\u00A0November\u00A02026 at 10:05 WIB'],
])(
  'at %s names the day of a deadline that lasts until the end of it, as our mails do, and the hour of any other',
  (address, label, day, hour) => {
    expect(markupOf({}, address)).toMatch(new RegExp(`${label}</dt><dd[^>]*>${day}</dd>`));
    const inHours = markupOf({ dueAt: '2026-11-24T03:05:00.000Z' }, address);
    expect(inHours).toMatch(new RegExp(`${label}</dt><dd[^>]*>${hour}</dd>`));
  },
);

it.each([
  [true, true],
  [true, false],
  [false, false],
])('has a way to add a forgotten document, with an address: %s, and a mail: %s', (hasEmail, hasMail) => {
  for (const stage of ['received', 'inProgress'] as const) {
    const html = markupOf({ stage, hasEmail, hasMail });
    expect(html).toContain('Ada dokumen yang tertinggal?');
    expect(html.includes('Balas email kami')).toBe(hasMail);
    expect(markupOf({ stage, hasEmail, hasMail, takesDocuments: false })).not.toMatch(/dokumen|email/);
  }
});

it.each([
  [true, 'rinciannya ada di email atau telepon kami. Balas email itu'],
  [false, 'rinciannya kami sampaikan lewat telepon atau surat'],
])('has what an appeal waits for, with an email address: %s', (hasEmail, text) => {
  const appealed = { stage: 'appealed', dueAt: null, hasEmail } as const;
  expect(markupOf({ ...appealed, sendBy: '2026-11-24T16:59:59.999Z' })).toContain(text);
  expect(markupOf(appealed)).not.toContain(text);
});

it('has nothing about documents once the complaint is answered', () => {
  const html = markupOf({
    stage: 'answered',
    dueAt: null,
    isAnswered: true,
    documentsReceivedOn: '2026-11-09',
  });
  expect(html).not.toContain('Dokumen Anda kami terima');
});
