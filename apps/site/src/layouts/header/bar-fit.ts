import type { LeftMenuItem } from '@beranda/contract';

/** Widths of the bar's content, in rem, from which on it can show more; bar.css has a rule for each. */
const STEPS = [52, 60, 68, 75] as const;

const EM_PER_SIGN = 0.58;
const NAME_REM_PER_SIGN = EM_PER_SIGN * 1.125;
const LOGO_REM = 3;
/** A longer name has two lines. */
const MAX_BRAND_REM = 17;
const ITEM_PADDING_REM = 1.25;
const CHEVRON_REM = 1.4;
/** Search, language and login as they are when space is scarce, and what they take besides when it is not. */
const RIGHT_MENU_REM = 17;
const COMFORT_REM = 11.5;

type BarContent = { name: string; items: LeftMenuItem[] };

/**
 * Classes that say from which width on the bar's menu fits in one row (`fits-60`), and from which on with all its
 * words (`roomy-75`). A menu that is too long for the page's width gets none and stays folded. An estimate by the
 * number of letters, because nothing is measured before the first picture of a page.
 */
export function barFit({ name, items }: BarContent): string {
  const brand = Math.min(LOGO_REM + name.length * NAME_REM_PER_SIGN, MAX_BRAND_REM);
  const menu = items.reduce(
    (sum, { text, columns }) =>
      sum + text.length * EM_PER_SIGN + ITEM_PADDING_REM + (columns ? CHEVRON_REM : 0),
    0,
  );
  const needed = brand + menu + RIGHT_MENU_REM;
  const classOf = (prefix: string, rem: number) => {
    const step = STEPS.find((width) => width >= rem);
    return step && `${prefix}-${step}`;
  };
  return [classOf('fits', needed), classOf('roomy', needed + COMFORT_REM)].filter(Boolean).join(' ');
}
