import {
  type Locale,
  type Navigation,
  SITE_FACTS,
  type SiteSettings,
  SOCIAL_IMAGE_BASE,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { loadPictureLookup } from '#cms/content/picture.ts';
import { readGlobal } from '#cms/content/read-stored.ts';
import type { Stored } from '#cms/content/stored.ts';
import { phoneText } from '#cms/i18n/phone-text.ts';
import { bankImageName } from '#cms/social/social-name.ts';
import { bannerOf, maintenanceOf } from '../banners/banner-content.ts';
import { bannersAsWritten } from '../banners/translated-banners.ts';
import { addressOf } from '../navigation/bank-access.ts';

/** Omits a property without a value: the contract has optional texts, not empty ones. */
const entered = <K extends string>(key: K, value: string) =>
  (value ? { [key]: value } : {}) as { [key in K]?: string };

/** The bank's identity and global notices, in the contract's shape. */
export async function settingsContent(payload: Payload, locale: Locale): Promise<SiteSettings> {
  const settings = await readGlobal(payload, 'settings', locale);
  const asWritten = await bannersAsWritten(payload, 'settings', locale);
  const pictures = await loadPictureLookup(payload, [settings.logo], locale);
  return {
    bankName: settings.bankName,
    tagline: settings.tagline,
    description: settings.description,
    logo: pictures(settings.logo),
    socialImage: SOCIAL_IMAGE_BASE + bankImageName(locale, settings.tagline, settings.description),
    parent: {
      name: settings.parent.name,
      shortName: settings.parent.shortName,
      description: settings.parent.description,
      url: settings.parent.url,
    },
    headOffice: {
      address: settings.headOffice.address,
      phone: phoneText(settings.headOffice.phone, locale),
      phoneHours: `{${SITE_FACTS.phoneHours}}`,
      email: settings.headOffice.email,
    },
    licenceStatement: settings.licenceStatement,
    depositGuarantee: {
      note: settings.depositGuarantee.note,
      linkText: settings.depositGuarantee.linkText,
      url: settings.depositGuarantee.url,
    },
    loginUrl: settings.loginUrl,
    registerUrl: settings.registerUrl,
    isDemonstration: settings.isDemonstration,
    banner: bannerOf(asWritten, Date.now()),
    maintenance: maintenanceOf(asWritten),
  };
}

type Menus = Stored<'navigation'>;
type Link = Menus['footerLeft'][number]['items'][number];

const linkOf = (link: Link) => ({
  text: link.text,
  url: link.url,
  ...entered('description', link.description),
  ...entered('icon', link.icon),
});

function menuOf(menu: Menus['leftMenu'][number]): Navigation['Navigation Bar']['Left Menu'][number] {
  const columns = menu.columns.filter((column) => column.links.length > 0);
  const { offer } = menu;
  return {
    text: menu.text,
    ...entered('url', menu.url),
    ...(columns.length > 0
      ? {
          columns: columns.map((column) => ({
            ...entered('title', column.title),
            links: column.links.map(linkOf),
          })),
        }
      : {}),
    ...(offer.title
      ? {
          offer: {
            title: offer.title,
            text: offer.text,
            url: offer.url,
            action: offer.action,
          },
        }
      : {}),
  };
}

function footerOf(groups: Menus['footerLeft']): Navigation['Footer']['Left Menu'] {
  return groups
    .filter((group) => group.items.length > 0)
    .map((group) => ({
      type: group.type,
      title: group.title,
      items: group.items.map(linkOf),
    }));
}

/** The menus in the contract's shape. */
export async function navigationContent(payload: Payload, locale: Locale): Promise<Navigation> {
  const navigation = await readGlobal(payload, 'navigation', locale);
  const settings = await readGlobal(payload, 'settings', locale);
  return {
    'Navigation Bar': {
      'Left Menu': navigation.leftMenu.map(menuOf),
      'Right Menu': navigation.rightMenu.map(({ type, slug, icon, iconWidth, subTypes }) => ({
        type,
        slug,
        icon: icon,
        iconWidth,
        ...(subTypes.length > 0
          ? {
              subTypes: subTypes.map((entry) => ({
                text: entry.text,
                icon: entry.icon,
                ...entered('url', addressOf(entry, settings)),
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
