import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const AGENTS = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148 Safari/604.1',
  androidPhone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  androidTablet: 'Mozilla/5.0 (Linux; Android 14; SM-X810) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.2 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

describe('device flags', () => {
  it.each([
    ['iPhone', AGENTS.iPhone, 5, 'isMobile'],
    ['Android phone', AGENTS.androidPhone, 5, 'isMobile'],
    ['Android tablet', AGENTS.androidTablet, 5, 'isTablet'],
    ['iPad that says to be a Mac', AGENTS.mac, 5, 'isTablet'],
    ['Mac', AGENTS.mac, 0, 'isDesktop'],
    ['Windows with a touch screen', AGENTS.windows, 10, 'isDesktop'],
  ] as const)('detect a %s', (_name, userAgent, touchPoints, flag) => {
    const device = deviceOf(userAgent, touchPoints);
    const set = (['isMobile', 'isTablet', 'isDesktop'] as const).filter((name) => device[name]);
    expect(set).toEqual([flag]);
    expect(device.isCrawler).toBe(false);
  });

  it('detect a crawler, also one with the user agent of a phone', () => {
    expect(deviceOf(AGENTS.googlebot).isCrawler).toBe(true);
    expect(deviceOf(`${AGENTS.androidPhone} (compatible; Googlebot/2.1)`)).toMatchObject({
      isCrawler: true,
      isMobile: true,
    });
  });
});
