import type { FooterGroup, NavigationLink } from '@beranda/contract';
import type { ComponentType } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { AppBadge } from '#src/components/app-badge.tsx';
import { Icon } from '#src/components/icon.tsx';

type ItemProps = { item: NavigationLink };

/** Link style and list layout of each group type. */
const VARIANTS = {
  links: { Item: TextLink, list: '' },
  social: { Item: RoundLink, list: 'flex flex-wrap gap-2' },
  apps: { Item: AppBadge, list: 'flex flex-wrap gap-3' },
} as const satisfies Record<FooterGroup['type'], { Item: ComponentType<ItemProps>; list: string }>;

export function FooterGroups({ groups }: { groups: FooterGroup[] }) {
  return groups.map((group) => {
    const { Item, list } = VARIANTS[group.type];
    return (
      <div key={group.title} className={`footer-${group.type}`}>
        <h2 className="footer-title">{group.title}</h2>
        <ul className={`mt-3 ${list}`}>
          {group.items.map((item) => (
            <li key={item.url + item.text}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function TextLink({ item }: ItemProps) {
  return (
    <SiteLink to={item.url} className="footer-link">
      {item.text}
    </SiteLink>
  );
}

/** Icon-only link. If the icon is unknown, CSS shows the name instead. */
function RoundLink({ item }: ItemProps) {
  return (
    <SiteLink to={item.url} className="social-link">
      {item.icon && <Icon name={item.icon} size={20} />}
      <span>{item.text}</span>
    </SiteLink>
  );
}
