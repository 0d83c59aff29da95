import { AppTeaser } from './app-teaser.tsx';
import { BranchFinder } from './branch-finder.tsx';
import { Consultation } from './consultation.tsx';
import { Group } from './group.tsx';
import { NewsTeaser } from './news-teaser.tsx';
import { Products } from './products.tsx';
import { Reasons } from './reasons.tsx';
import { Services } from './services.tsx';
import { Vision } from './vision.tsx';

/** Sections that are nothing but text and links, in one piece of code. */
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
