import type {
  AlertBanner,
  CalculatorsContent,
  HomeContent,
  Locale,
  Navigation,
  newsTopics,
  Popup,
  RedirectRule,
  SiteSettings,
} from '@beranda/contract';

/** One block of an article. Texts may contain `**bold**`, `_italic_` and `[text](url)`. */
export type Block =
  | { p: string }
  | { h2: string }
  | { h3: string }
  | { list: string[] }
  | { ordered: string[] }
  | { quote: string };

/** A drawn picture and what it shows. */
export type PictureSeed = { scene: string; alt: Record<Locale, string> };

export type NewsText = { title: string; summary: string; body: Block[] };

/** A news item in the demonstration content; `en: null` means that it is not translated. */
export type NewsSeed = {
  slug: string;
  topic: (typeof newsTopics)[number];
  /** ISO date and time. */
  publishedAt: string;
  picture: PictureSeed;
  id: NewsText;
  en: NewsText | null;
};

type Link = { text: string; url: string };

/** The announcement as staff write it, with the switch that shows it. */
export type BannerSeed = Pick<AlertBanner, 'tone' | 'text' | 'isDismissible'> & { isOn: boolean; link: Link };

/** Settings without their logo, which is drawn when no picture is chosen. */
export type SettingsSeed = Record<
  Locale,
  Omit<SiteSettings, 'logo' | 'banner' | 'maintenance'> & { banner: BannerSeed }
>;

export type CalculatorsSeed = Record<Locale, CalculatorsContent>;

export type NavigationSeed = Record<Locale, Navigation>;

/** The popup as staff write it; it is shown when its picture has been drawn. */
export type PopupSeed = Pick<Popup, 'title' | 'text' | 'frequency' | 'everyDays'> & { action: Link };

export type HomeSeed = Record<Locale, Omit<HomeContent, 'popup'> & { popup: PopupSeed }>;

export type RedirectSeed = Pick<RedirectRule, 'from' | 'to'>;
