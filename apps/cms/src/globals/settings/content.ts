import { DEFAULT_LOCALE, type Locale, type Navigation, type SiteSettings } from '@beranda/contract';
import type { Payload } from 'payload';
import { fetchPictures } from '#cms/content/picture.ts';
import type { Setting, Navigation as StoredNavigation } from '#cms/payload-types.ts';
import { bannerOf, maintenanceOf } from '../banners/banner-content.ts';
import { type NoticeGlobal, withoutOutdated } from '../banners/translated-notices.ts';

export const text = (value: string | null | undefined) => value ?? '';
/** Omits a property without a value: the contract has optional texts, not empty ones. */
const entered = <K extends string>(key: K, value: string | null | undefined) =>
  (value ? { [key]: value } : {}) as { [key in K]?: string };

/** The stored document in one language, with Indonesian as fallback. */
export function stored<S extends 'settings' | 'navigation' | 'home'>(
  payload: Payload,
  slug: S,
  locale: Locale,
) {
  return payload.findGlobal({ slug, locale, fallbackLocale: DEFAULT_LOCALE, depth: 0, overrideAccess: true });
}

/**
 * The same without fallback: a notice is shown only in the languages that it was written in, and in English
 * only if it is not outdated.
 */
export async function storedAsWritten<S extends NoticeGlobal>(payload: Payload, slug: S, locale: Locale) {
  const common = { slug, locale, fallbackLocale: false, depth: 0, overrideAccess: true } as const;
  return withoutOutdated(payload, slug, locale, await payload.findGlobal(common));
}

/** The bank's identity and global notices, in the contract's shape. */
export async function settingsContent(payload: Payload, locale: Locale): Promise<SiteSettings> {
  const settings: Setting = await stored(payload, 'settings', locale);
  const asWritten: Setting = await storedAsWritten(payload, 'settings', locale);
  const pictures = await fetchPictures(payload, [settings.logo], locale);
  return {
    bankName: text(settings.bankName),
    tagline: text(settings.tagline),
    description: text(settings.description),
    logo: pictures(settings.logo),
    parent: {
      name: text(settings.parent?.name),
      shortName: text(settings.parent?.shortName),
      description: text(settings.parent?.description),
      url: text(settings.parent?.url),
    },
    headOffice: {
      address: text(settings.headOffice?.address),
      phone: text(settings.headOffice?.phone),
      email: text(settings.headOffice?.email),
    },
    licenceStatement: text(settings.licenceStatement),
    depositGuarantee: {
      note: text(settings.depositGuarantee?.note),
      linkText: text(settings.depositGuarantee?.linkText),
      url: text(settings.depositGuarantee?.url),
    },
    loginUrl: text(settings.loginUrl),
    registerUrl: text(settings.registerUrl),
    isDemonstration: settings.isDemonstration ?? false,
    banner: bannerOf(asWritten, Date.now()),
    maintenance: maintenanceOf(asWritten),
  };
}

type StoredLink = NonNullable<NonNullable<StoredNavigation['footerLeft']>[number]['items']>[number];
type StoredMenu = NonNullable<StoredNavigation['leftMenu']>[number];

const linkOf = (link: StoredLink) => ({
  text: text(link.text),
  url: text(link.url),
  ...entered('description', link.description),
  ...entered('icon', link.icon),
});

function menuOf(menu: StoredMenu): Navigation['Navigation Bar']['Left Menu'][number] {
  const columns = (menu.columns ?? []).filter((column) => (column.links?.length ?? 0) > 0);
  const { offer } = menu;
  return {
    text: text(menu.text),
    ...entered('url', menu.url),
    ...(columns.length > 0
      ? {
          columns: columns.map((column) => ({
            ...entered('title', column.title),
            links: (column.links ?? []).map(linkOf),
          })),
        }
      : {}),
    ...(offer?.title
      ? {
          offer: {
            title: offer.title,
            text: text(offer.text),
            url: text(offer.url),
            action: text(offer.action),
          },
        }
      : {}),
  };
}

function footerOf(groups: StoredNavigation['footerLeft']): Navigation['Footer']['Left Menu'] {
  return (groups ?? [])
    .filter((group) => (group.items?.length ?? 0) > 0)
    .map((group) => ({
      type: group.type,
      title: text(group.title),
      items: (group.items ?? []).map(linkOf),
    }));
}

/** The menus in the contract's shape. */
export async function navigationContent(payload: Payload, locale: Locale): Promise<Navigation> {
  const navigation: StoredNavigation = await stored(payload, 'navigation', locale);
  return {
    'Navigation Bar': {
      'Left Menu': (navigation.leftMenu ?? []).map(menuOf),
      'Right Menu': (navigation.rightMenu ?? []).map(({ type, slug, icon, iconWidth, subTypes }) => ({
        type,
        slug,
        icon: text(icon),
        iconWidth,
        ...(subTypes && subTypes.length > 0
          ? {
              subTypes: subTypes.map((entry) => ({
                text: text(entry.text),
                icon: entry.icon,
                ...entered('url', entry.url),
                ...entered('id', entry.languageCode),
              })),
            }
          : {}),
      })),
    },
    Footer: {
      'Left Menu': footerOf(navigation.footerLeft),
      'Right Menu': footerOf(navigation.footerRight),
    },
  };
}
