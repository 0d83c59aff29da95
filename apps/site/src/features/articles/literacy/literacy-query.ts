import { literacyTopics } from '@beranda/contract';
import { choice, pageNumber, pageQuery } from '#src/content/page-query.ts';

export const literacyQuery = pageQuery('/literasi', { topic: choice(literacyTopics), page: pageNumber });
