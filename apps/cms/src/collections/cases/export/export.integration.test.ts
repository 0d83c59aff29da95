import { FORMS } from '@beranda/contract';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase, onOneDatabase } from '../../../../testing/databases.ts';
import { publishItem } from '../../../../testing/items.ts';
import { sampleCase, signIn } from '../../../../testing/records.ts';
import {
  CARE,
  EVERYONE,
  makeSignedInTestUsers,
  makeTestUsers,
  OTHER_DESKS,
  type TestRole,
} from '../../../../testing/test-users.ts';

const identityNumber = '3171234507890001';
const READERS: readonly TestRole[] = [...CARE, ...OTHER_DESKS, 'auditor'];

onEachDatabase('the export of cases', (cms) => {
  const people = makeSignedInTestUsers(cms);
  afterEach(() => vi.restoreAllMocks());

  const newCase = (more: Partial<Case> = {}): Promise<Case> =>
    cms().payload.create({
      collection: 'cases',
      data: { ...sampleCase(people.next('export')), ...more },
      overrideAccess: true,
    });

  const get = (who: TestRole, query: string) =>
    fetch(`${cms().url}/api/cases/export?${query}`, { headers: people.headersOf(who) });

  const csv = async (who: TestRole, query: string): Promise<Record<string, string>[]> => {
    const response = await get(who, `format=csv&${query}`);
    expect(response.status).toBe(200);
    return parse(await response.text(), { bom: true, delimiter: ';', columns: true });
  };

  it('is for those who may read cases, and names attachments only to those who may open them', async () => {
    const caseDoc = await newCase();
    await cms().payload.create({
      collection: 'attachments',
      data: {
        case: caseDoc.id,
        key: people.next('key'),
        form: 'contact',
        name: 'ktp.jpg',
        format: 'jpg',
        bytes: 3,
        scan: 'clean',
      },
      overrideAccess: true,
    });
    for (const who of EVERYONE) {
      for (const format of ['csv', 'xlsx']) {
        const response = await get(who, `format=${format}`);
        expect([who, response.status]).toEqual([who, READERS.includes(who) ? 200 : 403]);
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (response.status !== 200) continue;
        expect(response.headers.get('content-disposition')).toMatch(
          /^attachment; filename="cases-[-\d]+\.\w+"$/,
        );
        const text =
          format === 'csv'
            ? strFromU8(bytes)
            : strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] as Uint8Array);
        expect(text.includes(caseDoc.ticket), who).toBe(!OTHER_DESKS.includes(who));
        if (OTHER_DESKS.includes(who)) continue;
        expect(text.includes('ktp.jpg'), who).toBe(CARE.includes(who));
        expect(text).toContain('••••••••••••0001');
        expect(text).not.toContain(identityNumber);
        expect(text).not.toContain('v1.');
      }
    }
  });

  it('has the cases of the filtered list, each once, latest first, whatever their number', async () => {
    const mine: string[] = [];
    for (let count = 0; count < 450; count += 1)
      mine.push((await newCase({ form: 'complaint', senderEmail: 'banyak@contoh.example' })).ticket);
    const filter = 'where[or][0][and][0][form][equals]=complaint';
    expect((await csv('auditor', filter)).map((row) => Object.values(row)[0])).toEqual(mine.toReversed());
    const none = await csv('auditor', `${filter}&where[or][0][and][1][status][equals]=closed`);
    expect(none).toEqual([]);
    const found = await csv('customer-care', `search=${mine[7]}`);
    expect(found.map((row) => Object.values(row)[0])).toEqual([mine[7]]);
  });

  it('has the title of a chosen product, as the sender saw it', async () => {
    await publishItem(cms(), 'products', 'simpanan/diekspor', ['id', 'en']);
    await newCase({ form: 'product-registration', answers: { product: 'simpanan/diekspor' } });
    await newCase({ form: 'product-registration', answers: { product: 'simpanan/tidak-ada' } });
    const rows = await csv('auditor', 'where[form][equals]=product-registration');
    const answers = rows.map((row) => Object.values(row).at(-1));
    expect(answers).toEqual([
      expect.stringMatching(/: simpanan\/tidak-ada$/),
      expect.stringMatching(/: simpanan\/diekspor (id|en)$/),
    ]);
  });

  it('contains no formula', async () => {
    await newCase({
      senderName: '=HYPERLINK("http://contoh.example","x")',
      senderEmail: '@rumus@contoh.example',
      form: 'msme-consultation',
    });
    const [row = {}] = await csv('business-banking', 'where[form][equals]=msme-consultation');
    expect(Object.values(row)).toContain(`'=HYPERLINK("http://contoh.example","x")`);
    expect(Object.values(row)).toContain("'@rumus@contoh.example");
    for (const value of Object.values(row)) expect(value).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('is recorded with its filter, without the values', async () => {
    const info = vi.spyOn(cms().payload.logger, 'info').mockImplementation(() => {});
    await csv(
      'auditor',
      'where[or][0][and][0][senderEmail][equals]=ratna@contoh.example&where[or][0][and][1][form][equals]=contact',
    );
    expect(info).toHaveBeenCalledWith(
      expect.objectContaining({
        user: people.accountOf('auditor').id,
        collection: 'cases',
        format: 'csv',
        filteredBy: ['senderEmail', 'form'],
      }),
    );
    expect(JSON.stringify(info.mock.calls)).not.toContain('ratna@');
  });

  it.each([
    'format=pdf',
    '',
    'format=csv&where[salary][equals]=1',
    'format=csv&where=x',
    'format=csv&search[a]=b',
  ])('is rejected for %s', async (query) => {
    expect((await get('customer-care', query)).status).toBe(400);
  });
});

// SQLite only: on PostgreSQL the column is an enum, which has no retired form while the form is not in the contract.
onOneDatabase('the export of cases of a retired form', (cms) => {
  const people = makeTestUsers(cms);

  it.each(['auditor', 'administrator'] as const)(
    'is complete, with the form by its name: %s',
    async (who) => {
      const { payload, url } = cms();
      const create = () =>
        payload.create({ collection: 'cases', data: sampleCase(people.next(who)), overrideAccess: true });
      const [older, retired, newer] = [await create(), await create(), await create()];
      await readRows(payload, sql`UPDATE cases SET form = 'gift-card' WHERE id = ${retired.id} RETURNING id`);
      const filter = [older, retired, newer].map(({ ticket }) => `where[ticket][in][]=${ticket}`).join('&');
      const response = await fetch(`${url}/api/cases/export?format=csv&${filter}`, {
        headers: await signIn(cms(), who),
      });
      const rows: string[][] = parse(await response.text(), { bom: true, delimiter: ';', from: 2 });
      expect(rows.map(([ticket, form]) => [ticket, form])).toEqual([
        [newer.ticket, FORMS.contact.texts.id.title],
        [retired.ticket, 'gift-card'],
        [older.ticket, FORMS.contact.texts.id.title],
      ]);
    },
  );
});
