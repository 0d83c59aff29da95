import type { components as indonesian } from '../id/components.ts';
import type { Translation } from '../translation.ts';

export const components = {
  back: 'Back',
  scrollToTop: 'Back to top',
  carousel: { previous: 'Previous', next: 'Next' },
  slider: { in: 'Enlarge the picture', out: 'Reduce the picture', whole: 'Whole picture' },
  share: {
    label: 'Share',
    to: 'Share via {service}',
    byDevice: 'Share with another app',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied. Please copy it from the address bar.',
  },
  toast: { label: 'Notices', close: 'Close the notice' },
  video: {
    play: 'Play video:',
    length:
      '{minutes, plural, =0 {} one {# minute } other {# minutes }}{seconds, plural, =0 {} one {# second} other {# seconds}}',
    fromYoutube: 'From YouTube, which is contacted only when you play it.',
  },
} satisfies Translation<typeof indonesian>;
