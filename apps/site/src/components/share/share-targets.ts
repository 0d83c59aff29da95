import type { IconName } from '@beranda/contract/icon-names';

type ShareTarget = { service: string; icon: IconName; href: string };

/**
 * Share links as plain URLs: nothing is loaded from these services.
 *
 * @param url absolute
 */
export function shareTargets({ url, title }: { url: string; title: string }): ShareTarget[] {
  const [link, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { service: 'WhatsApp', icon: 'whatsapp', href: `https://wa.me/?text=${text}%20${link}` },
    { service: 'X', icon: 'x', href: `https://x.com/intent/post?text=${text}&url=${link}` },
    { service: 'Facebook', icon: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    {
      service: 'LinkedIn',
      icon: 'linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    },
    { service: 'email', icon: 'mail', href: `mailto:?subject=${text}&body=${link}` },
  ];
}
