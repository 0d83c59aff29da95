import { AppTeaser } from './app-teaser.tsx';
import { BranchFinder } from './branch-finder.tsx';
import { Consultation } from './consultation.tsx';
import { Group } from './group.tsx';
import { NewsTeaser } from './news-teaser.tsx';
import { Products } from './products.tsx';
import { Reasons } from './reasons.tsx';
import { Services } from './services.tsx';
import { Vision } from './vision.tsx';

/** Sections without behaviour (text and links), in one chunk. */
export const staticSections = {
  services: Services,
  products: Products,
  vision: Vision,
  why: Reasons,
  consultation: Consultation,
  news: NewsTeaser,
  branches: BranchFinder,
  app: AppTeaser,
  group: Group,
};
