import { alertBanner, popup } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import type { Stored } from '#cms/content/stored.ts';
import { bannerOf, maintenanceOf, popupOf } from './banner-content.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const EARLIER = '2026-11-21T09:59:59.000Z';
const LATER = '2026-11-21T10:00:01.000Z';

type Settings = Stored<'settings'>;
type Popup = Stored<'home'>['popup'];

const NO_PERIOD = { from: '', until: '' };
const NO_LINK = { text: '', url: '' };
const AS_WRITTEN = { isStillRight: false, translatedFrom: '', indonesianDigest: '' };

const banner = (changes: Partial<Settings['banner']> = {}) => {
  const text = { text: 'Layanan terganggu', link: NO_LINK, ...AS_WRITTEN };
  const shown = { isOn: true, tone: 'warning' as const, isDismissible: true, ...NO_PERIOD };
  return bannerOf({ banner: { ...text, ...shown, ...changes } }, NOW);
};

const popupWith = (changes: Partial<Popup> = {}) => {
  const text = { title: 'Kelas', text: '', action: NO_LINK, picture: null, ...AS_WRITTEN };
  const shown = { isOn: true, frequency: 'once' as const, everyDays: 7, ...NO_PERIOD };
  return popupOf({ popup: { ...text, ...shown, ...changes } }, () => null, NOW);
};

const maintenanceWith = (changes: Partial<Settings['maintenance']>) =>
  maintenanceOf({ maintenance: { isOn: false, message: '', expectedEnd: '', ...AS_WRITTEN, ...changes } });

const SHOWN = [
  ['always', {}],
  ['since it began', { from: EARLIER }],
  ['before it begins, for the site to time', { from: LATER }],
  ['before it ends', { until: LATER }],
] as const;

const isNotShown = [
  ['switched off', { isOn: false }],
  ['over', { until: EARLIER }],
  ['over at this moment', { until: '2026-11-21T17:00:00+07:00' }],
] as const;

describe('a banner', () => {
  it.each(SHOWN)('is included %s', (_when, period) => {
    const content = alertBanner.parse(banner(period));
    expect(content).toMatchObject({ text: 'Layanan terganggu', tone: 'warning', from: null, ...period });
  });

  it.each([...isNotShown, ['without a text', { text: ' ' }]] as const)(
    'is omitted when it is %s',
    (_when, change) => expect(banner(change)).toBeNull(),
  );

  it('has a link only with both text and address', () => {
    const link = { text: 'Selengkapnya', url: '/news' };
    expect(banner({ link })?.link).toEqual(link);
    expect(banner({ link: { ...link, url: '' } })?.link).toBeNull();
    expect(banner({ link: { ...link, text: '' } })?.link).toBeNull();
  });

  it('has an id derived from its content only', () => {
    const same = [banner(), banner({ from: EARLIER }), banner({ isDismissible: false })];
    expect(new Set(same.map((one) => one?.id)).size).toBe(1);
    const link = { text: 'Selengkapnya', url: '/news' };
    const others = [
      banner(),
      banner({ text: 'Layanan pulih' }),
      banner({ tone: 'urgent' }),
      banner({ link }),
      banner({ link: { ...link, url: '/promo' } }),
    ];
    expect(new Set(others.map((one) => one?.id)).size).toBe(others.length);
  });
});

describe('a popup', () => {
  it.each(SHOWN)('is included %s', (_when, period) => {
    expect(popup.parse(popupWith(period))).toMatchObject({ title: 'Kelas', frequency: 'once', ...period });
  });

  it.each([...isNotShown, ['without a title', { title: '' }]] as const)(
    'is omitted when it is %s',
    (_when, change) => expect(popupWith(change)).toBeNull(),
  );

  it('has an interval only if its frequency is one of days', () => {
    expect(popup.parse(popupWith({ frequency: 'every-days' })).everyDays).toBe(7);
    expect(popup.parse(popupWith()).everyDays).toBeNull();
  });

  it('has an id derived from its content, not from its interval', () => {
    const ids = [popupWith(), popupWith({ frequency: 'every-visit' }), popupWith({ text: 'Gratis' })];
    expect(ids[0]?.id).toBe(ids[1]?.id);
    expect(ids[0]?.id).not.toBe(ids[2]?.id);
  });
});

describe('maintenance', () => {
  it('is off by default', () => {
    const off = { isOn: false, message: null, expectedEnd: null };
    expect(maintenanceWith({ message: ' ' })).toEqual(off);
  });

  it('contains the message and the expected end', () => {
    const maintenance = { isOn: true, message: 'Sebentar ya.', expectedEnd: '2026-11-21T17:00:00+07:00' };
    expect(maintenanceWith(maintenance)).toEqual({
      isOn: true,
      message: 'Sebentar ya.',
      expectedEnd: '2026-11-21T10:00:00.000Z',
    });
  });
});
