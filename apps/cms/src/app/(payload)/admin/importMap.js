import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreview as SearchPreview_e85ee19b8b7bba79bc5194e468fff110 } from '../../../admin/search-preview/search-preview.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { GuaranteeWarning as GuaranteeWarning_c11fda240c5e039ba909287a6d75fb58 } from '../../../admin/guarantee-warning/guarantee-warning.tsx'
import { DocumentHistory as DocumentHistory_5cb65fc1675ecc6c99d732661996bf09 } from '../../../collections/documents/history/document-history.tsx'
import { AutomaticCell as AutomaticCell_ce0431d41d9375f291f3e9e8c8c90d49 } from '../../../collections/redirects/automatic-cell.tsx'
import { ImportPanel as ImportPanel_c09498ff595e0c3f4342426a74eaa9b8 } from '../../../collections/redirects/import/import-panel.tsx'
import { SectionLabel as SectionLabel_8ca265fd22b41a6479fdfe8120ab2293 } from '../../../globals/home/section-label.tsx'
import { Icon as Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4 } from '../../../admin/icon.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { MarketNotice as MarketNotice_61f298cb0952e900d287788108778826 } from '../../../market/dashboard/market-notice.tsx'
import { DutiesNotice as DutiesNotice_c50bd35aa60f300649b7c5db73bd1d23 } from '../../../duties/duties-notice.tsx'
import { NavLink as NavLink_a85630f5f8b419c52ab3a1847f33059f } from '../../../market/screen/nav-link.tsx'
import { MarketView as MarketView_e7ac07ac3c46061393394c6fe47563d5 } from '../../../market/screen/market-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/search-preview/search-preview.tsx#SearchPreview": SearchPreview_e85ee19b8b7bba79bc5194e468fff110,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/guarantee-warning/guarantee-warning.tsx#GuaranteeWarning": GuaranteeWarning_c11fda240c5e039ba909287a6d75fb58,
  "/collections/documents/history/document-history.tsx#DocumentHistory": DocumentHistory_5cb65fc1675ecc6c99d732661996bf09,
  "/collections/redirects/automatic-cell.tsx#AutomaticCell": AutomaticCell_ce0431d41d9375f291f3e9e8c8c90d49,
  "/collections/redirects/import/import-panel.tsx#ImportPanel": ImportPanel_c09498ff595e0c3f4342426a74eaa9b8,
  "/globals/home/section-label.tsx#SectionLabel": SectionLabel_8ca265fd22b41a6479fdfe8120ab2293,
  "/admin/icon.tsx#Icon": Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/market/dashboard/market-notice.tsx#MarketNotice": MarketNotice_61f298cb0952e900d287788108778826,
  "/duties/duties-notice.tsx#DutiesNotice": DutiesNotice_c50bd35aa60f300649b7c5db73bd1d23,
  "/market/screen/nav-link.tsx#NavLink": NavLink_a85630f5f8b419c52ab3a1847f33059f,
  "/market/screen/market-view.tsx#MarketView": MarketView_e7ac07ac3c46061393394c6fe47563d5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
