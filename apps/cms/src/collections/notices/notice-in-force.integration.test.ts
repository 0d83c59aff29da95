import { addDays, jakartaDate } from '@beranda/finance';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { noticeInForce } from './notice-in-force.ts';
import { noticeSample } from './sample.ts';

onEachDatabase('the privacy notice in force', (cms) => {
  const today = jakartaDate(new Date());

  async function publish(
    version: string,
    effectiveFrom: string,
    languages: ('id' | 'en')[],
    kind = 'privacy',
  ) {
    const { payload } = cms();
    const shared = { ...(await noticeSample.fields(version, cms())), kind, effectiveFrom };
    let id: number | undefined;
    for (const locale of languages) {
      const data = { ...shared, ...noticeSample.text(version), _status: 'published' } as never;
      const common = { collection: 'notices', locale, publishSpecificLocale: locale, data } as const;
      const saved = await (id ? payload.update({ ...common, id }) : payload.create(common));
      id = saved.id as number;
    }
  }

  it('is the latest whose day has come, in the language in which it is read', async () => {
    const { payload } = cms();
    expect(await noticeInForce(payload, 'id')).toBeNull();
    await publish('1.0', '2026-01-02', ['id', 'en']);
    await publish('9.0', today, ['id', 'en'], 'accessibility');
    expect(await noticeInForce(payload, 'en')).toEqual({ version: '1.0', locale: 'en' });
    await publish('3.0', addDays(today, 1), ['id', 'en']);
    expect(await noticeInForce(payload, 'id')).toEqual({ version: '1.0', locale: 'id' });
    await publish('2.0', today, ['id']);
    expect(await noticeInForce(payload, 'id')).toEqual({ version: '2.0', locale: 'id' });
    expect(await noticeInForce(payload, 'en')).toEqual({ version: '2.0', locale: 'id' });
  });
});
