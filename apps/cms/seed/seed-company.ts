import type { Locale } from '@beranda/contract';
import { drawPortrait } from '@beranda/drawings';
import type { PayloadRequest } from 'payload';
import { slugOf } from '#cms/fields/slug.ts';
import { about } from './content/company/about.ts';
import { complaintDocument } from './content/company/complaint-document.ts';
import { type ComplaintReportSeed, complaintReports } from './content/company/complaint-reports.ts';
import { groupCompanies } from './content/company/group.ts';
import { guaranteeRatesUntil, lendingRates, lendingSegments } from './content/company/rates.ts';
import { reportsUntil } from './content/company/reports.ts';
import { dayIn } from './content/company/written-figures.ts';
import { type PersonSeed, people } from './content/people.ts';
import { createInBothLanguages } from './create-in-both-languages.ts';
import { jakartaDateAfter } from './jakarta-date-after.ts';
import { orderOf } from './order-of.ts';
import { editorState } from './rich-text.ts';
import { seedDocument } from './seed-document.ts';
import { seedGlobal } from './seed-global.ts';
import { seedItem } from './seed-item.ts';
import { storePicture } from './seed-picture.ts';

const inEach = <T>(text: (locale: Locale) => T) => ({ id: text('id'), en: text('en') });

const textOf = (name: string, { biography, position }: PersonSeed['id']) => ({
  title: name,
  position,
  body: editorState(biography),
});

async function seedPerson(req: PayloadRequest, person: PersonSeed, order: number): Promise<void> {
  const { board, id, en, name, portrait, slug } = person;
  const alt = { id: `Potret ${name}, digambar`, en: `Portrait of ${name}, drawn` };
  const picture = await storePicture(req, `potret-${slug}`, () => drawPortrait(name, portrait), alt);
  await seedItem(req, 'people', {
    fields: { slug, board, order, portrait: picture },
    id: textOf(name, id),
    en: en && textOf(name, en),
  });
}

async function seedReports(req: PayloadRequest, today: string): Promise<void> {
  for (const { document, title, ...fields } of reportsUntil(today)) {
    const file = await seedDocument(req, slugOf(title.id), document);
    await seedItem(req, 'reports', {
      fields: { ...fields, file },
      ...inEach((locale) => ({ title: title[locale] })),
    });
  }
}

async function seedComplaintReport(req: PayloadRequest, report: ComplaintReportSeed): Promise<void> {
  const { rows, year } = report;
  const title = { id: `Laporan penyelesaian pengaduan ${year}`, en: `Complaint settlement report ${year}` };
  const pdf = complaintDocument(report, title.id);
  const file = await seedDocument(req, `laporan-pengaduan-${year}`, { title, pdf });
  await seedItem(req, 'complaint-reports', {
    fields: { slug: `pengaduan-${year}`, year, rows, file },
    ...inEach((locale) => ({ title: title[locale] })),
  });
}

async function seedRates(req: PayloadRequest, today: string): Promise<void> {
  const segments: number[] = [];
  for (const [index, { slug, ...title }] of lendingSegments.entries()) {
    const indonesian = { slug, title: title.id, order: orderOf(index) };
    segments.push(await createInBothLanguages(req, 'lending-segments', indonesian, { title: title.en }));
  }
  for (const { rates, validFrom } of lendingRates)
    await seedItem(req, 'lending-rates', {
      fields: {
        slug: `sbdk-${validFrom}`,
        validFrom,
        rates: rates.map(([costOfFunds, overhead, margin], index) => ({
          segment: segments[index],
          costOfFunds,
          overhead,
          margin,
        })),
      },
      id: { title: `SBDK mulai ${dayIn('id-ID', validFrom)}` },
      en: { title: `Prime lending rates from ${dayIn('en-GB', validFrom)}` },
    });
  for (const { validFrom, ...rates } of guaranteeRatesUntil(today))
    await seedItem(req, 'guarantee-rates', {
      fields: { slug: `lps-${validFrom}`, validFrom, ...rates },
      id: { title: `Tingkat bunga penjaminan mulai ${dayIn('id-ID', validFrom)}` },
      en: { title: `Guaranteed rates from ${dayIn('en-GB', validFrom)}` },
    });
}

/** Seeds the bank's profile, management, group, reports and published rates. */
export async function seedCompany(req: PayloadRequest, now: string): Promise<void> {
  await seedGlobal(req, 'about', about);
  for (const [index, person] of people.entries()) await seedPerson(req, person, orderOf(index));
  for (const [index, { name, slug, text, url }] of groupCompanies.entries())
    await seedItem(req, 'group-companies', {
      fields: { slug, order: orderOf(index) },
      ...inEach((locale) => ({ title: name, text: text[locale], url })),
    });
  const today = jakartaDateAfter(now, 0);
  await seedReports(req, today);
  for (const report of complaintReports) await seedComplaintReport(req, report);
  await seedRates(req, today);
}
