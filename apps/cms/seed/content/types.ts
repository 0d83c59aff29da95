import type {
  AlertBanner,
  CalculatorsContent,
  HomeContent,
  Locale,
  Navigation,
  Popup,
  RedirectRule,
  SiteSettings,
} from '@beranda/contract';

type Link = { text: string; url: string };

/** The announcement as staff write it, with the switch that shows it. */
export type BannerSeed = Pick<AlertBanner, 'tone' | 'text' | 'isDismissible'> & { isOn: boolean; link: Link };

/** Settings without pictures: logo and picture for shared links are drawn. */
export type SettingsSeed = Record<
  Locale,
  Omit<SiteSettings, 'logo' | 'socialImage' | 'banner' | 'maintenance' | 'headOffice'> & {
    banner: BannerSeed;
    headOffice: Omit<SiteSettings['headOffice'], 'phoneHours'>;
  }
>;

export type CalculatorsSeed = Record<Locale, CalculatorsContent>;

export type NavigationSeed = Record<Locale, Navigation>;

/** The popup as staff write it; it is shown when its picture has been drawn. */
export type PopupSeed = Pick<Popup, 'title' | 'text' | 'frequency' | 'everyDays'> & { action: Link };

export type HomeSeed = Record<Locale, Omit<HomeContent, 'popup'> & { popup: PopupSeed }>;

export type RedirectSeed = Pick<RedirectRule, 'from' | 'to'>;
