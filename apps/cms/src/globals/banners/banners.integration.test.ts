import { type HomeContent, homeContent, type SiteSettings, siteSettings } from '@beranda/contract';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Home, Setting } from '#cms/payload-types.ts';
import { restoreGlobalVersion } from '#cms/saves/restore-global-version.ts';
import { calculators } from '../../../seed/content/calculators.ts';
import { home, popupPicture } from '../../../seed/content/home.ts';
import { navigation } from '../../../seed/content/navigation.ts';
import { settings } from '../../../seed/content/settings.ts';
import { seedGlobals } from '../../../seed/seed-globals.ts';
import { fetchApi, getTagVersions } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { pictureFile } from '../../../testing/picture.ts';
import { createUser, signIn } from '../../../testing/records.ts';

onOneDatabase('notices', (cms) => {
  let picture = 0;
  let administrator: TypedUser;
  let publisher: TypedUser;

  beforeAll(async () => {
    administrator = await createUser(cms(), 'administrator', ['administrator']);
    publisher = await createUser(cms(), 'publisher', ['publisher']);
    const media = await cms().payload.create({
      collection: 'media',
      data: { alt: popupPicture.alt.id },
      file: await pictureFile('popup', 1200, 750),
    });
    picture = media.id;
    await cms().payload.update({
      collection: 'media',
      id: picture,
      locale: 'en',
      data: { alt: popupPicture.alt.en },
    });
    await seedGlobals(
      await createLocalReq({}, cms().payload),
      { settings, calculators, navigation, home },
      picture,
    );
  });

  const json = async (path: string) => (await fetchApi(cms(), path)).json();
  const settingsIn = async (locale: string): Promise<SiteSettings> =>
    siteSettings.parse(await json(`/content/globals/settings?locale=${locale}`));
  const homeIn = async (locale: string): Promise<HomeContent> =>
    homeContent.parse(await json(`/content/globals/home?locale=${locale}`));

  const change = (data: Partial<Setting>, locale: 'id' | 'en' = 'id', user?: TypedUser) =>
    cms().payload.updateGlobal({
      slug: 'settings',
      locale,
      data,
      ...(user ? { user, overrideAccess: false } : {}),
    });
  const changePopup = (popup: Partial<NonNullable<Home['popup']>>, locale: 'id' | 'en' = 'id') =>
    cms().payload.updateGlobal({ slug: 'home', locale, data: { popup: popup as never } });

  describe('the banner', () => {
    it('is shown only in the languages that it has texts in', async () => {
      await change({ banner: { isOn: true, tone: 'warning', text: 'Hati-hati penipuan' } });
      await change({ banner: { tone: 'warning', text: '', link: { text: '', url: '' } } }, 'en');
      const indonesian = (await settingsIn('id')).banner;
      expect(indonesian).toMatchObject({ text: 'Hati-hati penipuan', tone: 'warning', isDismissible: true });
      expect((await settingsIn('en')).banner).toBeNull();
      await change({ banner: { tone: 'warning', text: 'Beware of fraud' } }, 'en');
      const english = (await settingsIn('en')).banner;
      expect(english).toMatchObject({ text: 'Beware of fraud' });
      expect(english?.id).not.toBe(indonesian?.id);
      expect((await settingsIn('id')).banner).toEqual(indonesian);
    });

    it('hides English for an older Indonesian text until it is changed or confirmed', async () => {
      const english = async () => (await settingsIn('en')).banner?.text ?? null;
      const tone = 'warning';
      await change({ banner: { isOn: true, tone, text: 'Libur Lebaran 2026' } });
      await change({ banner: { tone, text: 'Closed for Eid 2026' } }, 'en');
      expect(await english()).toBe('Closed for Eid 2026');
      await change({ banner: { isOn: false, tone } });
      await change({ banner: { isOn: true, tone, text: 'Libur Natal 2026' } });
      expect((await settingsIn('id')).banner?.text).toBe('Libur Natal 2026');
      expect(await english()).toBeNull();
      // Saving other English fields does not confirm this text.
      await change({ tagline: 'Another tagline' }, 'en');
      expect(await english()).toBeNull();
      await change({ banner: { tone, text: 'Closed for Christmas 2026' } }, 'en');
      expect(await english()).toBe('Closed for Christmas 2026');
      await change({ banner: { tone, text: 'Tutup pada Natal 2026' } });
      expect(await english()).toBeNull();
      await change({ banner: { tone, isStillRight: true } }, 'en');
      expect(await english()).toBe('Closed for Christmas 2026');
    });

    it('disappears when disabled, and bumps the cache tag of the settings', async () => {
      const before = (await getTagVersions(cms())).settings ?? 0;
      await change({ banner: { isOn: false, tone: 'warning' } });
      expect((await settingsIn('id')).banner).toBeNull();
      expect((await getTagVersions(cms())).settings).toBe(before + 1);
    });

    const from = '2027-01-01T00:00:00.000Z';
    it.each([
      ['ends before it begins', { from, until: '2026-12-31T00:00:00.000Z' }],
      ['ends when it begins', { from, until: from }],
      ['has an address without text', { link: { text: '', url: '/news' } }],
      ['has a text without address', { link: { text: 'Berita', url: '' } }],
      ['leads to a script', { link: { text: 'Berita', url: 'javascript:alert(1)' } }],
      ['is too long', { text: 'x'.repeat(241) }],
      ['has another tone', { tone: 'loud' as never }],
    ])('is rejected when it %s', async (_what, banner) => {
      const attempt = change({ banner: { isOn: true, tone: 'information', ...banner } });
      await expect(attempt).rejects.toMatchObject({ name: 'ValidationError' });
    });

    it('is not switched on with an end that has passed, but remains after its end', async () => {
      const tone = 'warning';
      const save = (banner: object) => change({ banner: { tone, text: 'Sampai besok', ...banner } });
      const past = '2026-01-02T00:00:00.000Z';
      await expect(save({ isOn: true, from: null, until: past })).rejects.toThrow('Tampil sampai');
      await save({ isOn: false, from: null, until: past });
      await expect(save({ isOn: true, until: past })).rejects.toThrow('Tampilkan pengumuman');
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00.000Z') });
      await save({ isOn: true, until: past });
      vi.useRealTimers();
      expect((await save({ isOn: true, text: 'Sudah selesai', until: past })).banner?.text).toBe(
        'Sudah selesai',
      );
      await save({ isOn: false, until: null });
    });

    it('may have a start, an end, both or none', async () => {
      for (const period of [
        { from, until: null },
        { from: null, until: from },
        { from, until: '2027-01-02T00:00:00.000Z' },
        { from: null, until: null },
      ]) {
        await change({ banner: { isOn: true, tone: 'urgent', text: 'Terjadwal', ...period } });
        expect((await settingsIn('id')).banner).toMatchObject(period);
      }
    });
  });

  describe('an English form that was opened before the Indonesian text changed', () => {
    const tone = 'warning';
    const english = async () => (await settingsIn('en')).banner?.text ?? null;
    const send = async (method: 'GET' | 'POST', body?: object) => {
      const response = await fetch(
        `${cms().url}/api/globals/settings?locale=en&fallback-locale=null&depth=0`,
        {
          method,
          headers: { ...(await signIn(cms(), 'publisher')), 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        },
      );
      expect(response.status, await response.clone().text()).toBe(200);
      return (await response.json()) as Setting;
    };
    /** The save after the conflict was resolved with “mine”: the form's own values over the newest state. */
    const saveMine = async (form: Setting, banner: object) =>
      send('POST', { banner: { ...form.banner, ...banner }, updatedAt: (await send('GET')).updatedAt });

    it('does not pass for a translation of the new one, rewritten or confirmed', async () => {
      await change({ banner: { isOn: true, tone, text: 'Kantor tutup 1 Mei' } });
      await change({ banner: { tone, text: 'Closed on 1 May' } }, 'en');
      for (const banner of [{ text: 'Offices closed on 1 May' }, { isStillRight: true }]) {
        const form = await send('GET');
        const year = 'text' in banner ? 2026 : 2027;
        await change({ banner: { tone, text: `Kantor tutup 2 Mei ${year}` } });
        await saveMine(form, banner);
        expect(await english()).toBeNull();
        await saveMine(await send('GET'), { text: `Closed on 2 May ${year}` });
        expect(await english()).toBe(`Closed on 2 May ${year}`);
      }
    });

    it('passes for one if only other texts changed', async () => {
      const form = await send('GET');
      await change({ tagline: 'Semboyan lain' });
      await saveMine(form, { text: 'Offices closed' });
      expect(await english()).toBe('Offices closed');
    });
  });

  describe('maintenance', () => {
    const isOn = async () => (await settingsIn('id')).maintenance.isOn;

    it('can be switched by administrators only', async () => {
      await change({ maintenance: { isOn: true } }, 'id', publisher);
      expect(await isOn()).toBe(false);
      await change({ maintenance: { isOn: true } }, 'id', administrator);
      expect(await isOn()).toBe(true);
      await change({ maintenance: { isOn: false, message: 'Diubah penerbit' } }, 'id', publisher);
      expect((await settingsIn('id')).maintenance).toMatchObject({ isOn: true, message: null });
      await change({ maintenance: { isOn: false } }, 'id', administrator);
      expect(await isOn()).toBe(false);
    });

    it('is unchanged when a publisher changes other settings', async () => {
      await change({ maintenance: { isOn: true, message: 'Sebentar ya.' } }, 'id', administrator);
      await change({ tagline: 'Terang' }, 'id', publisher);
      expect((await settingsIn('id')).maintenance).toMatchObject({ isOn: true, message: 'Sebentar ya.' });
      await change({ maintenance: { isOn: false, message: '' } }, 'id', administrator);
    });

    it('has a message only in its own language, and an expected end', async () => {
      const expectedEnd = '2027-01-01T00:00:00.000Z';
      await change({ maintenance: { isOn: true, message: 'Sebentar ya.', expectedEnd } });
      expect((await settingsIn('id')).maintenance).toEqual({
        isOn: true,
        message: 'Sebentar ya.',
        expectedEnd,
      });
      expect((await settingsIn('en')).maintenance).toEqual({ isOn: true, message: null, expectedEnd });
      await change({ maintenance: { isOn: false, message: '', expectedEnd: null } });
    });

    it('and its message, also in English, cannot be changed by a publisher who restores an old version', async () => {
      const { payload } = cms();
      const restoring = async (id: string | number, user: TypedUser) =>
        restoreGlobalVersion(await createLocalReq({ user }, payload), 'settings', Number(id));
      const latest = async () => {
        const { docs } = await payload.findGlobalVersions({
          slug: 'settings',
          limit: 1,
          sort: '-updatedAt',
          overrideAccess: true,
        });
        return docs[0]?.id ?? '';
      };
      await change({ maintenance: { isOn: true } }, 'id', administrator);
      const on = await latest();
      await change({ maintenance: { isOn: false } }, 'id', administrator);
      const off = await latest();
      await change({ maintenance: { message: 'Back soon.' } }, 'en', administrator);
      await expect(restoring(off, publisher)).rejects.toMatchObject({ name: 'Forbidden' });
      await change({ maintenance: { message: '' } }, 'en', administrator);
      await change({ tagline: 'Setelahnya' });
      await expect(restoring(on, publisher)).rejects.toMatchObject({ name: 'Forbidden' });
      expect(await isOn()).toBe(false);
      await restoring(off, publisher);
      expect((await settingsIn('id')).tagline).not.toBe('Setelahnya');
      await restoring(on, administrator);
      expect(await isOn()).toBe(true);
      await change({ maintenance: { isOn: false } }, 'id', administrator);
    });
  });

  describe('the popup', () => {
    it('comes from the seed, with its picture in both languages', async () => {
      for (const locale of ['id', 'en'] as const) {
        expect((await homeIn(locale)).popup).toMatchObject({
          ...home[locale].popup,
          picture: { alt: popupPicture.alt[locale], original: { width: 1200 } },
        });
      }
    });

    it('is not shown in a language without a title', async () => {
      await changePopup({ title: '', frequency: 'every-days', everyDays: 7 }, 'en');
      expect((await homeIn('en')).popup).toBeNull();
      expect((await homeIn('id')).popup).not.toBeNull();
    });

    it('blocks deletion of its picture, which is optional', async () => {
      const remove = () => cms().payload.delete({ collection: 'media', id: picture });
      await expect(remove()).rejects.toThrow('masih dipakai: Beranda');
      await changePopup({ picture: null });
      await remove();
      expect((await homeIn('id')).popup).toMatchObject({ picture: null, title: home.id.popup.title });
    });

    it.each([
      ['no positive number of days', { everyDays: 0 }],
      ['half a day', { everyDays: 0.5 }],
      ['a day and a half', { everyDays: 1.5 }],
      ['another frequency', { frequency: 'sometimes' as never }],
      ['an end before its beginning', { from: '2027-01-02T00:00:00Z', until: '2027-01-01T00:00:00Z' }],
    ])('is rejected with %s', async (_what, popup) => {
      const attempt = changePopup({ isOn: true, frequency: 'every-days', everyDays: 7, ...popup });
      await expect(attempt).rejects.toMatchObject({ name: 'ValidationError' });
    });
  });

  it('popup and maintenance message hide outdated English, too', async () => {
    await changePopup({ isOn: true, title: 'Promo lama' });
    await changePopup({ title: 'Old offer' }, 'en');
    await change({ maintenance: { isOn: false, message: 'Sampai pukul 6' } }, 'id', administrator);
    await change({ maintenance: { message: 'Until 6 a.m.' } }, 'en', administrator);
    const english = async () => [
      (await homeIn('en')).popup?.title ?? null,
      (await settingsIn('en')).maintenance.message,
    ];
    expect(await english()).toEqual(['Old offer', 'Until 6 a.m.']);
    await changePopup({ title: 'Promo baru' });
    await change({ maintenance: { isOn: false, message: 'Sampai pukul 9' } }, 'id', administrator);
    expect(await english()).toEqual([null, null]);
    await change({ maintenance: { isOn: false, message: '' } }, 'id', administrator);
    await change({ maintenance: { message: '' } }, 'en', administrator);
  });
});
