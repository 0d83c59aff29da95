import type { LeftMenuItem } from '@beranda/contract';

/** Breakpoints of the header's content width, in rem; header.css has a rule for each. */
const STEPS = [52, 60, 68, 75] as const;

const EM_PER_CHARACTER = 0.58;
const NAME_REM_PER_CHARACTER = EM_PER_CHARACTER * 1.125;
const LOGO_REM = 3;
/** Longer names wrap to a second line. */
const MAX_BRAND_REM = 17;
const ITEM_PADDING_REM = 1.25;
const CHEVRON_REM = 1.4;
/** Search, language and login in compact form, and the extra width of their full form. */
const RIGHT_MENU_REM = 17;
const EXTRA_REM = 11.5;

type HeaderContent = { name: string; items: LeftMenuItem[] };

/**
 * Breakpoint classes: from which width the menu fits in one row (`fits-60`) and from which it shows all labels
 * (`expanded-75`). A menu that never fits gets none and stays collapsed. The width is estimated from the number of
 * letters: measuring would cause layout thrashing and shift before the first paint.
 */
export function headerFit({ name, items }: HeaderContent): string {
  const brand = Math.min(LOGO_REM + name.length * NAME_REM_PER_CHARACTER, MAX_BRAND_REM);
  const menu = items.reduce(
    (sum, { text, columns }) =>
      sum + text.length * EM_PER_CHARACTER + ITEM_PADDING_REM + (columns ? CHEVRON_REM : 0),
    0,
  );
  const needed = brand + menu + RIGHT_MENU_REM;
  const classOf = (prefix: string, rem: number) => {
    const step = STEPS.find((width) => width >= rem);
    return step && `${prefix}-${step}`;
  };
  return [classOf('fits', needed), classOf('expanded', needed + EXTRA_REM)].filter(Boolean).join(' ');
}
