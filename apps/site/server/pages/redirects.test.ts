import type { RedirectRule } from '@beranda/contract';
import { describe, expect, it, vi } from 'vitest';
import { createRedirects, ruleTableOf } from './redirects.ts';

const permanent = (from: string, to: string): RedirectRule => ({ from, to, status: 301 });
const temporary = (from: string, to: string): RedirectRule => ({ from, to, status: 302 });

function setUp(rules: RedirectRule[], managed: RedirectRule[]) {
  const onLoop = vi.fn();
  const redirectOf = createRedirects({ rules, onLoop });
  const content = { redirects: async () => managed };
  return { onLoop, to: (path: string) => redirectOf(content, path) };
}

describe('redirects', () => {
  it('do not apply to a path without a rule', async () => {
    const { to } = setUp([permanent('/home', '/')], [permanent('/berita', '/news')]);
    expect(await to('/news')).toBeUndefined();
  });

  it('of the build apply in both languages and override those of the back office', async () => {
    const { to } = setUp([permanent('/home', '/')], [permanent('/home', '/news')]);
    expect(await to('/home')).toEqual({ to: '/', status: 301 });
    expect(await to('/en/home')).toEqual({ to: '/en', status: 301 });
  });

  it('are resolved to the end of the chain, which is temporary when one step is', async () => {
    const { to } = setUp(
      [permanent('/home', '/berita')],
      [temporary('/berita', '/news'), permanent('/news', '/kabar')],
    );
    expect(await to('/home')).toEqual({ to: '/kabar', status: 302 });
  });

  it('end where they leave the site', async () => {
    const { to } = setUp([], [permanent('/app', 'https://app.bank.example/start')]);
    expect(await to('/app')).toEqual({ to: 'https://app.bank.example/start', status: 301 });
  });

  it.each([
    ['/Promo', '/promo'],
    ['/EN/About-Us', '/en/about-us'],
    ['/Pinjaman/KPR', '/pinjaman/kpr'],
  ])('lead from %s in capitals to the page', async (from, to) => {
    expect(await setUp([], []).to(from)).toEqual({ to, status: 301 });
  });

  it.each(['/Tidak-Ada', '/Tidak/Ada', '/news/%C3%A9', '/pinjaman/%2Ckpr'])(
    'leave %s, which is no page in lower case either or has no capitals but in escapes',
    async (path) => {
      expect(await setUp([], []).to(path)).toBeUndefined();
    },
  );

  it('of staff are found in capitals, and may begin with them', async () => {
    const managed = [permanent('/lebaran', '/promo/lebaran'), permanent('/Promo', '/promo/akhir-tahun')];
    const { to } = setUp([], managed);
    expect(await to('/Lebaran')).toEqual({ to: '/promo/lebaran', status: 301 });
    expect(await to('/Promo')).toEqual({ to: '/promo/akhir-tahun', status: 301 });
  });

  it('that lead to the same path in capitals are a loop', async () => {
    const { to, onLoop } = setUp([], [permanent('/promo/x', '/Promo/X')]);
    expect(await to('/promo/x')).toBeUndefined();
    expect(onLoop).toHaveBeenCalledWith('/promo/x');
  });

  it('that form a loop across build and back office are ignored and reported', async () => {
    const { to, onLoop } = setUp([permanent('/home', '/berita')], [permanent('/berita', '/home?x=1')]);
    expect(await to('/home')).toBeUndefined();
    expect(onLoop).toHaveBeenCalledWith('/home');
  });

  it('of news also apply inside the app, and stay there unless they leave the news', async () => {
    const { to } = setUp(
      [],
      [
        permanent('/news/lama', '/news/baru'),
        permanent('/en/news/lama', '/en/news/baru'),
        permanent('/news/promo', '/promo'),
      ],
    );
    expect(await to('/news-mobile/lama')).toEqual({ to: '/news-mobile/baru', status: 301 });
    expect(await to('/en/news-mobile/lama')).toEqual({ to: '/en/news-mobile/baru', status: 301 });
    expect(await to('/news-mobile/promo')).toEqual({ to: '/promo', status: 301 });
    expect(await to('/news-mobile/lain')).toBeUndefined();
  });

  it('of the build are in its metadata', () => {
    expect(ruleTableOf([permanent('/home', '/'), permanent('/old/**', 'https://old.bank.example')])).toEqual({
      static: { '/home': { redirect: '/' }, '/en/home': { redirect: '/en' } },
      wildcard: {
        '/old': { redirect: 'https://old.bank.example' },
        '/en/old': { redirect: 'https://old.bank.example' },
      },
      dynamic: {},
    });
  });
});
