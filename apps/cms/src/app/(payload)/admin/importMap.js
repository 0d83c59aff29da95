import { CharacterCounter as CharacterCounter_192a19a0dde607ec6c325c6814121ce9 } from '../../../admin/text-limits/character-counter.tsx'
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
import { OutdatedTranslation as OutdatedTranslation_e86f60c951ddf8118c866b783b31c419 } from '../../../items/translation/outdated-notice.tsx'
import { EditingControls as EditingControls_6becfd6a38bb953969b529f742d28fc3 } from '../../../admin/editing/editing-controls.tsx'
import { ReleaseEditLock as ReleaseEditLock_7d2f959311ef449718e9b21d42e1eae6 } from '../../../saves/release-edit-lock.tsx'
import { DocumentStatus as DocumentStatus_b158557f249cf80a40b49da1fa78f4b1 } from '../../../admin/editing/document-status.tsx'
import { VersionsView as VersionsView_1aed7a5f0c0f6538cf59b79825c7ad43 } from '../../../admin/versions/versions-view.tsx'
import { VersionView as VersionView_b8d0a35790d47c70d224ee26a2d6ef73 } from '../../../admin/versions/version-view.tsx'
import { NewItemView as NewItemView_5245c3f588ccbf74cb2567b325773d8f } from '../../../admin/new-item/new-item-view.tsx'
import { FigureLabel as FigureLabel_dcc743349a0ea5501989664aa14ac31b } from '../../../fields/figures/figure-label.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { GuaranteeWarning as GuaranteeWarning_08048779be9f772395a27a3a559f5c2b } from '../../../collections/guarantee-rates/warning/guarantee-warning.tsx'
import { MissingAlternativeText as MissingAlternativeText_8934b074777186b76b377ca739fc7552 } from '../../../collections/media/missing-alternative-text.tsx'
import { DocumentHistory as DocumentHistory_5cb65fc1675ecc6c99d732661996bf09 } from '../../../collections/documents/history/document-history.tsx'
import { AnswersTable as AnswersTable_a2c0f69679c7a8b3f6ead9eed8afde32 } from '../../../collections/cases/answers-table.tsx'
import { CaseAttachments as CaseAttachments_88582cccbc60ec518b5caee86f00ab28 } from '../../../collections/attachments/case-attachments.tsx'
import { CaseHistory as CaseHistory_6037e18dc20fbc9463a6e6196b7435c6 } from '../../../collections/cases/history/case-history.tsx'
import { OpenForm as OpenForm_c3a66fd55614e6f024c4fa8afdcde8bb } from '../../../admin/editing/open-form.tsx'
import { AutomaticCell as AutomaticCell_eb1e20358192f653c44fa562b087a0b3 } from '../../../redirects/automatic-cell.tsx'
import { RedirectImport as RedirectImport_e113ab7c9ea8e6f179bae17130a0f7ef } from '../../../redirects/import/redirect-import.tsx'
import { ValueHistory as ValueHistory_91b5bb4640c59b3aa54f510915c3602d } from '../../../market/fund-values/value-history.tsx'
import { SheetLines as SheetLines_e71da4173f568ee9d277afd249202a32 } from '../../../market/sheets/sheet-lines.tsx'
import { SheetIssues as SheetIssues_d8382b008f8cfce3340a170afa2b609d } from '../../../market/sheets/sheet-issues.tsx'
import { AccountSecurity as AccountSecurity_5f40754de76fe41c68881e77a7312297 } from '../../../collections/users/screens/account-security.tsx'
import { InvitationPanel as InvitationPanel_50a7c4efbde02b19edfe1ba24fad7bbf } from '../../../collections/users/screens/invitation-panel.tsx'
import { OutdatedNotice as OutdatedNotice_4e0856d82fff896c469571727b0402b3 } from '../../../globals/banners/outdated-notice.tsx'
import { SectionLabel as SectionLabel_8ca265fd22b41a6479fdfe8120ab2293 } from '../../../globals/home/section-label.tsx'
import { RecipientsLabel as RecipientsLabel_e803502bf5a1dc5f1d197517c739b22a } from '../../../globals/service/recipients-label.tsx'
import { Icon as Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4 } from '../../../admin/icon.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { JobsNotice as JobsNotice_c6583717d0faeea23d9d20845e06fee8 } from '../../../jobs/jobs-notice.tsx'
import { MarketNotice as MarketNotice_61f298cb0952e900d287788108778826 } from '../../../market/dashboard/market-notice.tsx'
import { ComplianceNotice as ComplianceNotice_57c61d01907bd4245e4d055d0483103a } from '../../../compliance/compliance-notice.tsx'
import { NavLink as NavLink_a85630f5f8b419c52ab3a1847f33059f } from '../../../market/screen/nav-link.tsx'
import { EditingProvider as EditingProvider_32e8c97239cd0778ff87e43053f7b50e } from '../../../admin/editing/editing-provider.tsx'
import { ConfirmationProvider as ConfirmationProvider_aec6ae1dc42a2c9c533bc070f0b94915 } from '../../../confirmation/confirmation-provider.tsx'
import { LoginView as LoginView_d472a1d23953e4692576221711893736 } from '../../../collections/users/screens/login-view.tsx'
import { MarketView as MarketView_e7ac07ac3c46061393394c6fe47563d5 } from '../../../market/screen/market-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/text-limits/character-counter.tsx#CharacterCounter": CharacterCounter_192a19a0dde607ec6c325c6814121ce9,
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
  "/items/translation/outdated-notice.tsx#OutdatedTranslation": OutdatedTranslation_e86f60c951ddf8118c866b783b31c419,
  "/admin/editing/editing-controls.tsx#EditingControls": EditingControls_6becfd6a38bb953969b529f742d28fc3,
  "/saves/release-edit-lock.tsx#ReleaseEditLock": ReleaseEditLock_7d2f959311ef449718e9b21d42e1eae6,
  "/admin/editing/document-status.tsx#DocumentStatus": DocumentStatus_b158557f249cf80a40b49da1fa78f4b1,
  "/admin/versions/versions-view.tsx#VersionsView": VersionsView_1aed7a5f0c0f6538cf59b79825c7ad43,
  "/admin/versions/version-view.tsx#VersionView": VersionView_b8d0a35790d47c70d224ee26a2d6ef73,
  "/admin/new-item/new-item-view.tsx#NewItemView": NewItemView_5245c3f588ccbf74cb2567b325773d8f,
  "/fields/figures/figure-label.tsx#FigureLabel": FigureLabel_dcc743349a0ea5501989664aa14ac31b,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/collections/guarantee-rates/warning/guarantee-warning.tsx#GuaranteeWarning": GuaranteeWarning_08048779be9f772395a27a3a559f5c2b,
  "/collections/media/missing-alternative-text.tsx#MissingAlternativeText": MissingAlternativeText_8934b074777186b76b377ca739fc7552,
  "/collections/documents/history/document-history.tsx#DocumentHistory": DocumentHistory_5cb65fc1675ecc6c99d732661996bf09,
  "/collections/cases/answers-table.tsx#AnswersTable": AnswersTable_a2c0f69679c7a8b3f6ead9eed8afde32,
  "/collections/attachments/case-attachments.tsx#CaseAttachments": CaseAttachments_88582cccbc60ec518b5caee86f00ab28,
  "/collections/cases/history/case-history.tsx#CaseHistory": CaseHistory_6037e18dc20fbc9463a6e6196b7435c6,
  "/admin/editing/open-form.tsx#OpenForm": OpenForm_c3a66fd55614e6f024c4fa8afdcde8bb,
  "/redirects/automatic-cell.tsx#AutomaticCell": AutomaticCell_eb1e20358192f653c44fa562b087a0b3,
  "/redirects/import/redirect-import.tsx#RedirectImport": RedirectImport_e113ab7c9ea8e6f179bae17130a0f7ef,
  "/market/fund-values/value-history.tsx#ValueHistory": ValueHistory_91b5bb4640c59b3aa54f510915c3602d,
  "/market/sheets/sheet-lines.tsx#SheetLines": SheetLines_e71da4173f568ee9d277afd249202a32,
  "/market/sheets/sheet-issues.tsx#SheetIssues": SheetIssues_d8382b008f8cfce3340a170afa2b609d,
  "/collections/users/screens/account-security.tsx#AccountSecurity": AccountSecurity_5f40754de76fe41c68881e77a7312297,
  "/collections/users/screens/invitation-panel.tsx#InvitationPanel": InvitationPanel_50a7c4efbde02b19edfe1ba24fad7bbf,
  "/globals/banners/outdated-notice.tsx#OutdatedNotice": OutdatedNotice_4e0856d82fff896c469571727b0402b3,
  "/globals/home/section-label.tsx#SectionLabel": SectionLabel_8ca265fd22b41a6479fdfe8120ab2293,
  "/globals/service/recipients-label.tsx#RecipientsLabel": RecipientsLabel_e803502bf5a1dc5f1d197517c739b22a,
  "/admin/icon.tsx#Icon": Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/jobs/jobs-notice.tsx#JobsNotice": JobsNotice_c6583717d0faeea23d9d20845e06fee8,
  "/market/dashboard/market-notice.tsx#MarketNotice": MarketNotice_61f298cb0952e900d287788108778826,
  "/compliance/compliance-notice.tsx#ComplianceNotice": ComplianceNotice_57c61d01907bd4245e4d055d0483103a,
  "/market/screen/nav-link.tsx#NavLink": NavLink_a85630f5f8b419c52ab3a1847f33059f,
  "/admin/editing/editing-provider.tsx#EditingProvider": EditingProvider_32e8c97239cd0778ff87e43053f7b50e,
  "/confirmation/confirmation-provider.tsx#ConfirmationProvider": ConfirmationProvider_aec6ae1dc42a2c9c533bc070f0b94915,
  "/collections/users/screens/login-view.tsx#LoginView": LoginView_d472a1d23953e4692576221711893736,
  "/market/screen/market-view.tsx#MarketView": MarketView_e7ac07ac3c46061393394c6fe47563d5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
