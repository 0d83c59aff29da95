import { LANGUAGES, type Navigation, type SiteSettings } from '@beranda/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { type RootData, rootRouteId } from '#src/app/locale-root.tsx';
import { type DocumentContext, DocumentContextProvider } from '#src/app/site-config.tsx';
import { messages as english } from '#src/i18n/catalogues/en/index.generated.ts';
import { messages as indonesian } from '#src/i18n/catalogues/id/index.generated.ts';
import { TIME_ZONE } from '#src/i18n/messages.ts';
import { localeOf } from '#src/i18n/paths.ts';

const navigation: Navigation = {
  'Navigation Bar': {
    'Left Menu': [
      { text: 'Beranda', url: '/' },
      {
        text: 'Tentang',
        columns: [
          { title: 'Kabar', links: [{ text: 'Berita', url: '/news', description: 'Cerita terbaru' }] },
        ],
        offer: {
          title: 'Bekerja di sini',
          text: 'Kami mencari penasihat.',
          url: '/careers',
          action: 'Lihat',
        },
      },
    ],
    'Right Menu': [
      { type: 'search', slug: '/search', icon: 'search', iconWidth: 20 },
      {
        type: 'bank-access',
        slug: 'bank-access',
        icon: 'lock',
        iconWidth: 20,
        subTypes: [
          { text: 'navigation.login', icon: 'login', url: 'https://masuk.example/' },
          { text: 'navigation.register', icon: 'user-plus', url: 'https://masuk.example/daftar' },
        ],
      },
      {
        type: 'language',
        slug: 'language',
        icon: 'flag-id',
        iconWidth: 24,
        subTypes: [
          { text: 'Bahasa Indonesia', icon: 'flag-id', id: 'id' },
          { text: 'English', icon: 'flag-us', id: 'en' },
        ],
      },
    ],
  },
  Footer: {
    'Left Menu': [{ type: 'links', title: 'Perusahaan', items: [{ text: 'Karier', url: '/careers' }] }],
    'Right Menu': [
      {
        type: 'social',
        title: 'Ikuti kami',
        items: [{ text: 'Instagram', icon: 'instagram', url: 'https://sosial.example/' }],
      },
      {
        type: 'apps',
        title: 'Unduh aplikasi',
        items: [{ text: 'App Store', icon: 'app-store', url: 'https://aplikasi.example/' }],
      },
    ],
  },
};

const settings: SiteSettings = {
  bankName: 'Bank Contoh',
  tagline: 'Kelompok Contoh',
  description: 'Bank untuk pengujian.',
  logo: null,
  socialImage: '/social/bank.png',
  parent: { name: 'Induk Contoh', shortName: 'Induk', description: 'Induk.', url: 'https://induk.example/' },
  headOffice: {
    address: 'Jl. Contoh No. 1',
    phone: '(021) 555-0108',
    phoneHours: '24 jam setiap hari',
    email: 'halo@contoh.example',
  },
  licenceStatement: 'Bank Contoh berizin dan diawasi.',
  depositGuarantee: {
    note: 'Dijamin sampai Rp2 miliar.',
    linkText: 'Ketentuan',
    url: 'https://lps.example/',
  },
  loginUrl: 'https://masuk.example/',
  registerUrl: 'https://masuk.example/daftar',
  isDemonstration: false,
  banner: null,
  maintenance: { isOn: false, message: null, expectedEnd: null },
};

/** Test fixture: navigation and settings of a small bank. */
export const ROOT_DATA: RootData = { data: navigation, settings, copyrightYear: 2026 };

const DOCUMENT: DocumentContext = {
  config: {
    siteUrl: 'https://contoh.example',
    apiUrl: '/api',
    csrfHeader: 'x-csrf-token',
    localeCookie: 'locale',
    buildId: 'test',
    isDesignShown: false,
  },
  assets: { script: '', styles: [], font: '', modules: [] },
  search: '',
  hydrationJson: '',
};

type RenderOptions = {
  address?: string;
  /** Result of the root loader; may throw. */
  root?: () => RootData;
  rootError?: ReactNode;
  /** Result of the page loader; may throw. */
  page?: () => unknown;
  pageElement?: ReactNode;
  pageError?: ReactNode;
};

/** Test helper: renders a layout or page with router data. */
export async function renderLayout(layout: ReactNode, options: RenderOptions = {}): Promise<string> {
  const { address = '/', root = () => ROOT_DATA, rootError, page = () => null, pageError } = options;
  const { pageElement = <p>isi</p> } = options;
  const locale = localeOf(address);
  const { query, dataRoutes } = createStaticHandler([
    {
      id: rootRouteId(locale),
      loader: root,
      errorElement: rootError,
      children: [
        {
          element: layout,
          children: [{ path: '*', loader: page, element: pageElement, errorElement: pageError }],
        },
      ],
    },
  ]);
  const context = await query(new Request(new URL(address, DOCUMENT.config.siteUrl)));
  if (context instanceof Response) throw new Error('a test page must not redirect');
  return renderToStaticMarkup(
    <DocumentContextProvider
      value={{ ...DOCUMENT, search: new URL(address, DOCUMENT.config.siteUrl).search }}
    >
      <IntlProvider
        locale={LANGUAGES[locale].format}
        messages={locale === 'en' ? english : indonesian}
        timeZone={TIME_ZONE}
      >
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </IntlProvider>
    </DocumentContextProvider>,
  );
}
