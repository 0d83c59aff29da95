import { TitleCell as TitleCell_e760fe7e2d595b770724c4dbfad3fe2e } from '../../../items/fields/title-cell.tsx'
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
import { SeoPreview as SeoPreview_a0873847b5e20604678b69c230c870f9 } from '../../../admin/seo-preview/seo-preview.tsx'
import { SecondPersonNotice as SecondPersonNotice_3b81522a59358c451d15d186d77a2f2c } from '../../../items/second-person/second-person-notice.tsx'
import { OutdatedTranslation as OutdatedTranslation_e86f60c951ddf8118c866b783b31c419 } from '../../../items/translation/outdated-notice.tsx'
import { JakartaDateCell as JakartaDateCell_70e6290547b3878e5b8ff8c77e2b0742 } from '../../../admin/jakarta-date/jakarta-date-cell.tsx'
import { JakartaDateField as JakartaDateField_bcf4f9beb0c753d002f8111c449cd8f8 } from '../../../admin/jakarta-date/jakarta-date-field.tsx'
import { RenderEditingControls as RenderEditingControls_1bf7b0f3bfcda46adf519194217fb997 } from '../../../admin/editing/render-editing-controls.tsx'
import { AuditLink as AuditLink_4c3f2cf8fec7c96108a70f00f2bc8e3b } from '../../../audit/audit-link.tsx'
import { ReleaseEditLock as ReleaseEditLock_7d2f959311ef449718e9b21d42e1eae6 } from '../../../saves/release-edit-lock.tsx'
import { DocumentDates as DocumentDates_06c5a865e7b6a1f38736e2a1dfdf6a7c } from '../../../admin/jakarta-date/document-dates.tsx'
import { PublicationButton as PublicationButton_c1d047c8c436ee17939ef595b28f9ed7 } from '../../../items/second-person/publication-button.tsx'
import { DocumentStatus as DocumentStatus_b158557f249cf80a40b49da1fa78f4b1 } from '../../../admin/editing/document-status.tsx'
import { UnpublishButton as UnpublishButton_4a0a2182a70240848bda65e35b426828 } from '../../../admin/editing/unpublish-button.tsx'
import { VersionsView as VersionsView_1aed7a5f0c0f6538cf59b79825c7ad43 } from '../../../admin/versions/versions-view.tsx'
import { VersionView as VersionView_b8d0a35790d47c70d224ee26a2d6ef73 } from '../../../admin/versions/version-view.tsx'
import { NewItemView as NewItemView_5245c3f588ccbf74cb2567b325773d8f } from '../../../admin/new-item/new-item-view.tsx'
import { TypedNumberField as TypedNumberField_a735c45e1dd5f2078c42334c87623eff } from '../../../admin/typed-number/typed-number-field.tsx'
import { FactUses as FactUses_fae9cc4b3ca9416cb3c71ea9bf43b42f } from '../../../collections/facts/fact-uses.tsx'
import { FigureLabel as FigureLabel_dcc743349a0ea5501989664aa14ac31b } from '../../../fields/figures/figure-label.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { IconSelect as IconSelect_65d485808c36dc3a3e2127b85cc31444 } from '../../../fields/icon-select.tsx'
import { GuaranteeWarning as GuaranteeWarning_08048779be9f772395a27a3a559f5c2b } from '../../../collections/guarantee-rates/warning/guarantee-warning.tsx'
import { MissingAlternativeText as MissingAlternativeText_8934b074777186b76b377ca739fc7552 } from '../../../collections/media/missing-alternative-text.tsx'
import { DocumentHistory as DocumentHistory_5cb65fc1675ecc6c99d732661996bf09 } from '../../../collections/documents/history/document-history.tsx'
import { DraftReportButton as DraftReportButton_67bb8bc81b45c12cadaf1ebda464961e } from '../../../collections/complaint-reports/draft-report-button.tsx'
import { ContactBox as ContactBox_15b575aeeabea1c56fbae39856d97fb2 } from '../../../collections/cases/contact/contact-box.tsx'
import { ClockPanel as ClockPanel_b5233a03fde61092c01d575224ae7981 } from '../../../collections/cases/clock/panel/clock-panel.tsx'
import { DueCell as DueCell_72122724430e82c2b38a13de179380b2 } from '../../../collections/cases/queues/due-cell.tsx'
import { AnswersTable as AnswersTable_a2c0f69679c7a8b3f6ead9eed8afde32 } from '../../../collections/cases/answers-table.tsx'
import { CaseAttachments as CaseAttachments_88582cccbc60ec518b5caee86f00ab28 } from '../../../collections/attachments/case-attachments.tsx'
import { EarlierCases as EarlierCases_57bff87b3cb07dbd284ebd140f276428 } from '../../../collections/cases/related/earlier-cases-table.tsx'
import { ReplyBox as ReplyBox_fd4bf2de8bd5e8695c10157ae3ffd7f4 } from '../../../collections/cases/replies/reply-box.tsx'
import { PersonField as PersonField_6d6255254f95f6b353b12ce92c84802c } from '../../../collections/cases/person/person-field.tsx'
import { CaseHistory as CaseHistory_6037e18dc20fbc9463a6e6196b7435c6 } from '../../../collections/cases/history/case-history.tsx'
import { StatusField as StatusField_0606e4bf218d81260cd69e66357868bb } from '../../../collections/cases/status/status-field.tsx'
import { AssigneeCell as AssigneeCell_4ad2e6638ff46a0d875ce23e275b4564 } from '../../../collections/cases/assignment/assignee-cell.tsx'
import { AssigneeField as AssigneeField_d7cd3cd4f8fc31011bbd07bc922dcba1 } from '../../../collections/cases/assignment/assignee-field.tsx'
import { MergeBox as MergeBox_2c88946117e19847e55fd1c7fba7efff } from '../../../collections/cases/merge/merge-box.tsx'
import { LegalHoldField as LegalHoldField_e189882be50ca1f788c5059aa4b35943 } from '../../../collections/cases/retention/legal-hold-field.tsx'
import { TicketCell as TicketCell_432f3d57a0c8b32e8a549d21915bbfec } from '../../../collections/cases/queues/ticket-cell.tsx'
import { QueueLinks as QueueLinks_c4299070fcd131d0ab07a75a29bcf7ba } from '../../../collections/cases/queues/queue-links.tsx'
import { OpenForm as OpenForm_c3a66fd55614e6f024c4fa8afdcde8bb } from '../../../admin/editing/open-form.tsx'
import { OpeningRecorder as OpeningRecorder_f4b5e4b0d1c96fadb449f1be44490e31 } from '../../../collections/cases/queues/opening-recorder.tsx'
import { AdjacentCases as AdjacentCases_cea8990f9689dcdb6bee1b6cfc4db2fb } from '../../../collections/cases/shortcuts/adjacent-cases.tsx'
import { FirstHour as FirstHour_871310b012d983dcf46d102bdfba5457 } from '../../../collections/data-breaches/first-hour.tsx'
import { TimeCell as TimeCell_d866f1a69780e928935c8f647e1dfeb0 } from '../../../audit/audit-cells.tsx'
import { ActorCell as ActorCell_d866f1a69780e928935c8f647e1dfeb0 } from '../../../audit/audit-cells.tsx'
import { ActionCell as ActionCell_d866f1a69780e928935c8f647e1dfeb0 } from '../../../audit/audit-cells.tsx'
import { FieldCell as FieldCell_d866f1a69780e928935c8f647e1dfeb0 } from '../../../audit/audit-cells.tsx'
import { FromCell as FromCell_d866f1a69780e928935c8f647e1dfeb0 } from '../../../audit/audit-cells.tsx'
import { ToCell as ToCell_d866f1a69780e928935c8f647e1dfeb0 } from '../../../audit/audit-cells.tsx'
import { AuditFilters as AuditFilters_8d9942a3bd188c909cdb4dca84ed0869 } from '../../../audit/audit-filters.tsx'
import { AutomaticCell as AutomaticCell_eb1e20358192f653c44fa562b087a0b3 } from '../../../redirects/automatic-cell.tsx'
import { RedirectImport as RedirectImport_e113ab7c9ea8e6f179bae17130a0f7ef } from '../../../redirects/import/redirect-import.tsx'
import { TrySearchWithGroup as TrySearchWithGroup_e4d743df0c53609db8d5caff9c046cc0 } from '../../../collections/synonyms/try-search/try-search.tsx'
import { TrySearch as TrySearch_e4d743df0c53609db8d5caff9c046cc0 } from '../../../collections/synonyms/try-search/try-search.tsx'
import { ValueHistory as ValueHistory_91b5bb4640c59b3aa54f510915c3602d } from '../../../market/fund-values/value-history.tsx'
import { SheetLines as SheetLines_e71da4173f568ee9d277afd249202a32 } from '../../../market/sheets/sheet-lines.tsx'
import { SheetIssues as SheetIssues_d8382b008f8cfce3340a170afa2b609d } from '../../../market/sheets/sheet-issues.tsx'
import { AccountSecurity as AccountSecurity_5f40754de76fe41c68881e77a7312297 } from '../../../collections/users/screens/account-security.tsx'
import { InvitationPanel as InvitationPanel_50a7c4efbde02b19edfe1ba24fad7bbf } from '../../../collections/users/screens/invitation-panel.tsx'
import { OutdatedNotice as OutdatedNotice_4e0856d82fff896c469571727b0402b3 } from '../../../globals/banners/outdated-notice.tsx'
import { SectionLabel as SectionLabel_8ca265fd22b41a6479fdfe8120ab2293 } from '../../../globals/home/section-label.tsx'
import { PromotedLabel as PromotedLabel_69fcdda6502ae2d0ce2c392ff6cd1184 } from '../../../globals/search/promoted-label.tsx'
import { AddressesField as AddressesField_ef42b9197ee52d6ca4b50ecb3266320e } from '../../../globals/service/addresses-field.tsx'
import { RecipientsLabel as RecipientsLabel_e803502bf5a1dc5f1d197517c739b22a } from '../../../globals/service/recipients-label.tsx'
import { Icon as Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4 } from '../../../admin/icon.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { BreachNotice as BreachNotice_275c9a974d351c3ea72cf562d2eafb2c } from '../../../compliance/breach-notice.tsx'
import { DeskOverview as DeskOverview_cb5fe1b2f1c9dfb845759350e339ad43 } from '../../../collections/cases/dashboard/desk-overview.tsx'
import { FailedMailsPanel as FailedMailsPanel_149fe71d630cf12335fbbbb1bb85e40c } from '../../../collections/cases/failed-mails/failed-mails-panel.tsx'
import { JobsNotice as JobsNotice_c6583717d0faeea23d9d20845e06fee8 } from '../../../jobs/jobs-notice.tsx'
import { WaitingNotice as WaitingNotice_0ab718f824bdbd3d7d6ecda54ad8b6a5 } from '../../../items/second-person/waiting-notice.tsx'
import { MarketNotice as MarketNotice_61f298cb0952e900d287788108778826 } from '../../../market/dashboard/market-notice.tsx'
import { ComplianceNotice as ComplianceNotice_57c61d01907bd4245e4d055d0483103a } from '../../../compliance/compliance-notice.tsx'
import { BrokenLinksNotice as BrokenLinksNotice_5f841e8e294312800e2934714beb7ffe } from '../../../compliance/broken-links-notice.tsx'
import { DashboardNavLink as DashboardNavLink_0146f5ff5ad84eebfe687bb216d69f88 } from '../../../collections/cases/dashboard/dashboard-nav-link.tsx'
import { NavLink as NavLink_a85630f5f8b419c52ab3a1847f33059f } from '../../../market/screen/nav-link.tsx'
import { StatisticsNavLink as StatisticsNavLink_dff4657310e35cdd24af828c0866786d } from '../../../collections/search-statistics/screen/statistics-nav-link.tsx'
import { FeedbackNavLink as FeedbackNavLink_00a2283c4970f7a75da2a2cc7d4157ab } from '../../../collections/feedback-statistics/screen/feedback-nav-link.tsx'
import { InertUntilHydrated as InertUntilHydrated_50541ec3eea5c0511e36f3c97213a2db } from '../../../admin/hydration/inert-until-hydrated.tsx'
import { EditingProvider as EditingProvider_32e8c97239cd0778ff87e43053f7b50e } from '../../../admin/editing/editing-provider.tsx'
import { ConfirmationProvider as ConfirmationProvider_aec6ae1dc42a2c9c533bc070f0b94915 } from '../../../confirmation/confirmation-provider.tsx'
import { LoginView as LoginView_d472a1d23953e4692576221711893736 } from '../../../collections/users/screens/login-view.tsx'
import { MarketView as MarketView_e7ac07ac3c46061393394c6fe47563d5 } from '../../../market/screen/market-view.tsx'
import { ManualEntryView as ManualEntryView_e815ab3c4e1606f5a17dc0900349438a } from '../../../collections/cases/manual-entry/entry-view.tsx'
import { DashboardView as DashboardView_1c29ee38b8b821b29e7b1c9c793d325e } from '../../../collections/cases/dashboard/dashboard-view.tsx'
import { StatisticsView as StatisticsView_511efdd15c7df51aea65f35bdfdce6cc } from '../../../collections/search-statistics/screen/statistics-view.tsx'
import { FeedbackView as FeedbackView_edf0c0c7d0a9b6a2909373292a015336 } from '../../../collections/feedback-statistics/screen/feedback-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/items/fields/title-cell.tsx#TitleCell": TitleCell_e760fe7e2d595b770724c4dbfad3fe2e,
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
  "/admin/seo-preview/seo-preview.tsx#SeoPreview": SeoPreview_a0873847b5e20604678b69c230c870f9,
  "/items/second-person/second-person-notice.tsx#SecondPersonNotice": SecondPersonNotice_3b81522a59358c451d15d186d77a2f2c,
  "/items/translation/outdated-notice.tsx#OutdatedTranslation": OutdatedTranslation_e86f60c951ddf8118c866b783b31c419,
  "/admin/jakarta-date/jakarta-date-cell.tsx#JakartaDateCell": JakartaDateCell_70e6290547b3878e5b8ff8c77e2b0742,
  "/admin/jakarta-date/jakarta-date-field.tsx#JakartaDateField": JakartaDateField_bcf4f9beb0c753d002f8111c449cd8f8,
  "/admin/editing/render-editing-controls.tsx#RenderEditingControls": RenderEditingControls_1bf7b0f3bfcda46adf519194217fb997,
  "/audit/audit-link.tsx#AuditLink": AuditLink_4c3f2cf8fec7c96108a70f00f2bc8e3b,
  "/saves/release-edit-lock.tsx#ReleaseEditLock": ReleaseEditLock_7d2f959311ef449718e9b21d42e1eae6,
  "/admin/jakarta-date/document-dates.tsx#DocumentDates": DocumentDates_06c5a865e7b6a1f38736e2a1dfdf6a7c,
  "/items/second-person/publication-button.tsx#PublicationButton": PublicationButton_c1d047c8c436ee17939ef595b28f9ed7,
  "/admin/editing/document-status.tsx#DocumentStatus": DocumentStatus_b158557f249cf80a40b49da1fa78f4b1,
  "/admin/editing/unpublish-button.tsx#UnpublishButton": UnpublishButton_4a0a2182a70240848bda65e35b426828,
  "/admin/versions/versions-view.tsx#VersionsView": VersionsView_1aed7a5f0c0f6538cf59b79825c7ad43,
  "/admin/versions/version-view.tsx#VersionView": VersionView_b8d0a35790d47c70d224ee26a2d6ef73,
  "/admin/new-item/new-item-view.tsx#NewItemView": NewItemView_5245c3f588ccbf74cb2567b325773d8f,
  "/admin/typed-number/typed-number-field.tsx#TypedNumberField": TypedNumberField_a735c45e1dd5f2078c42334c87623eff,
  "/collections/facts/fact-uses.tsx#FactUses": FactUses_fae9cc4b3ca9416cb3c71ea9bf43b42f,
  "/fields/figures/figure-label.tsx#FigureLabel": FigureLabel_dcc743349a0ea5501989664aa14ac31b,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/fields/icon-select.tsx#IconSelect": IconSelect_65d485808c36dc3a3e2127b85cc31444,
  "/collections/guarantee-rates/warning/guarantee-warning.tsx#GuaranteeWarning": GuaranteeWarning_08048779be9f772395a27a3a559f5c2b,
  "/collections/media/missing-alternative-text.tsx#MissingAlternativeText": MissingAlternativeText_8934b074777186b76b377ca739fc7552,
  "/collections/documents/history/document-history.tsx#DocumentHistory": DocumentHistory_5cb65fc1675ecc6c99d732661996bf09,
  "/collections/complaint-reports/draft-report-button.tsx#DraftReportButton": DraftReportButton_67bb8bc81b45c12cadaf1ebda464961e,
  "/collections/cases/contact/contact-box.tsx#ContactBox": ContactBox_15b575aeeabea1c56fbae39856d97fb2,
  "/collections/cases/clock/panel/clock-panel.tsx#ClockPanel": ClockPanel_b5233a03fde61092c01d575224ae7981,
  "/collections/cases/queues/due-cell.tsx#DueCell": DueCell_72122724430e82c2b38a13de179380b2,
  "/collections/cases/answers-table.tsx#AnswersTable": AnswersTable_a2c0f69679c7a8b3f6ead9eed8afde32,
  "/collections/attachments/case-attachments.tsx#CaseAttachments": CaseAttachments_88582cccbc60ec518b5caee86f00ab28,
  "/collections/cases/related/earlier-cases-table.tsx#EarlierCases": EarlierCases_57bff87b3cb07dbd284ebd140f276428,
  "/collections/cases/replies/reply-box.tsx#ReplyBox": ReplyBox_fd4bf2de8bd5e8695c10157ae3ffd7f4,
  "/collections/cases/person/person-field.tsx#PersonField": PersonField_6d6255254f95f6b353b12ce92c84802c,
  "/collections/cases/history/case-history.tsx#CaseHistory": CaseHistory_6037e18dc20fbc9463a6e6196b7435c6,
  "/collections/cases/status/status-field.tsx#StatusField": StatusField_0606e4bf218d81260cd69e66357868bb,
  "/collections/cases/assignment/assignee-cell.tsx#AssigneeCell": AssigneeCell_4ad2e6638ff46a0d875ce23e275b4564,
  "/collections/cases/assignment/assignee-field.tsx#AssigneeField": AssigneeField_d7cd3cd4f8fc31011bbd07bc922dcba1,
  "/collections/cases/merge/merge-box.tsx#MergeBox": MergeBox_2c88946117e19847e55fd1c7fba7efff,
  "/collections/cases/retention/legal-hold-field.tsx#LegalHoldField": LegalHoldField_e189882be50ca1f788c5059aa4b35943,
  "/collections/cases/queues/ticket-cell.tsx#TicketCell": TicketCell_432f3d57a0c8b32e8a549d21915bbfec,
  "/collections/cases/queues/queue-links.tsx#QueueLinks": QueueLinks_c4299070fcd131d0ab07a75a29bcf7ba,
  "/admin/editing/open-form.tsx#OpenForm": OpenForm_c3a66fd55614e6f024c4fa8afdcde8bb,
  "/collections/cases/queues/opening-recorder.tsx#OpeningRecorder": OpeningRecorder_f4b5e4b0d1c96fadb449f1be44490e31,
  "/collections/cases/shortcuts/adjacent-cases.tsx#AdjacentCases": AdjacentCases_cea8990f9689dcdb6bee1b6cfc4db2fb,
  "/collections/data-breaches/first-hour.tsx#FirstHour": FirstHour_871310b012d983dcf46d102bdfba5457,
  "/audit/audit-cells.tsx#TimeCell": TimeCell_d866f1a69780e928935c8f647e1dfeb0,
  "/audit/audit-cells.tsx#ActorCell": ActorCell_d866f1a69780e928935c8f647e1dfeb0,
  "/audit/audit-cells.tsx#ActionCell": ActionCell_d866f1a69780e928935c8f647e1dfeb0,
  "/audit/audit-cells.tsx#FieldCell": FieldCell_d866f1a69780e928935c8f647e1dfeb0,
  "/audit/audit-cells.tsx#FromCell": FromCell_d866f1a69780e928935c8f647e1dfeb0,
  "/audit/audit-cells.tsx#ToCell": ToCell_d866f1a69780e928935c8f647e1dfeb0,
  "/audit/audit-filters.tsx#AuditFilters": AuditFilters_8d9942a3bd188c909cdb4dca84ed0869,
  "/redirects/automatic-cell.tsx#AutomaticCell": AutomaticCell_eb1e20358192f653c44fa562b087a0b3,
  "/redirects/import/redirect-import.tsx#RedirectImport": RedirectImport_e113ab7c9ea8e6f179bae17130a0f7ef,
  "/collections/synonyms/try-search/try-search.tsx#TrySearchWithGroup": TrySearchWithGroup_e4d743df0c53609db8d5caff9c046cc0,
  "/collections/synonyms/try-search/try-search.tsx#TrySearch": TrySearch_e4d743df0c53609db8d5caff9c046cc0,
  "/market/fund-values/value-history.tsx#ValueHistory": ValueHistory_91b5bb4640c59b3aa54f510915c3602d,
  "/market/sheets/sheet-lines.tsx#SheetLines": SheetLines_e71da4173f568ee9d277afd249202a32,
  "/market/sheets/sheet-issues.tsx#SheetIssues": SheetIssues_d8382b008f8cfce3340a170afa2b609d,
  "/collections/users/screens/account-security.tsx#AccountSecurity": AccountSecurity_5f40754de76fe41c68881e77a7312297,
  "/collections/users/screens/invitation-panel.tsx#InvitationPanel": InvitationPanel_50a7c4efbde02b19edfe1ba24fad7bbf,
  "/globals/banners/outdated-notice.tsx#OutdatedNotice": OutdatedNotice_4e0856d82fff896c469571727b0402b3,
  "/globals/home/section-label.tsx#SectionLabel": SectionLabel_8ca265fd22b41a6479fdfe8120ab2293,
  "/globals/search/promoted-label.tsx#PromotedLabel": PromotedLabel_69fcdda6502ae2d0ce2c392ff6cd1184,
  "/globals/service/addresses-field.tsx#AddressesField": AddressesField_ef42b9197ee52d6ca4b50ecb3266320e,
  "/globals/service/recipients-label.tsx#RecipientsLabel": RecipientsLabel_e803502bf5a1dc5f1d197517c739b22a,
  "/admin/icon.tsx#Icon": Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/compliance/breach-notice.tsx#BreachNotice": BreachNotice_275c9a974d351c3ea72cf562d2eafb2c,
  "/collections/cases/dashboard/desk-overview.tsx#DeskOverview": DeskOverview_cb5fe1b2f1c9dfb845759350e339ad43,
  "/collections/cases/failed-mails/failed-mails-panel.tsx#FailedMailsPanel": FailedMailsPanel_149fe71d630cf12335fbbbb1bb85e40c,
  "/jobs/jobs-notice.tsx#JobsNotice": JobsNotice_c6583717d0faeea23d9d20845e06fee8,
  "/items/second-person/waiting-notice.tsx#WaitingNotice": WaitingNotice_0ab718f824bdbd3d7d6ecda54ad8b6a5,
  "/market/dashboard/market-notice.tsx#MarketNotice": MarketNotice_61f298cb0952e900d287788108778826,
  "/compliance/compliance-notice.tsx#ComplianceNotice": ComplianceNotice_57c61d01907bd4245e4d055d0483103a,
  "/compliance/broken-links-notice.tsx#BrokenLinksNotice": BrokenLinksNotice_5f841e8e294312800e2934714beb7ffe,
  "/collections/cases/dashboard/dashboard-nav-link.tsx#DashboardNavLink": DashboardNavLink_0146f5ff5ad84eebfe687bb216d69f88,
  "/market/screen/nav-link.tsx#NavLink": NavLink_a85630f5f8b419c52ab3a1847f33059f,
  "/collections/search-statistics/screen/statistics-nav-link.tsx#StatisticsNavLink": StatisticsNavLink_dff4657310e35cdd24af828c0866786d,
  "/collections/feedback-statistics/screen/feedback-nav-link.tsx#FeedbackNavLink": FeedbackNavLink_00a2283c4970f7a75da2a2cc7d4157ab,
  "/admin/hydration/inert-until-hydrated.tsx#InertUntilHydrated": InertUntilHydrated_50541ec3eea5c0511e36f3c97213a2db,
  "/admin/editing/editing-provider.tsx#EditingProvider": EditingProvider_32e8c97239cd0778ff87e43053f7b50e,
  "/confirmation/confirmation-provider.tsx#ConfirmationProvider": ConfirmationProvider_aec6ae1dc42a2c9c533bc070f0b94915,
  "/collections/users/screens/login-view.tsx#LoginView": LoginView_d472a1d23953e4692576221711893736,
  "/market/screen/market-view.tsx#MarketView": MarketView_e7ac07ac3c46061393394c6fe47563d5,
  "/collections/cases/manual-entry/entry-view.tsx#ManualEntryView": ManualEntryView_e815ab3c4e1606f5a17dc0900349438a,
  "/collections/cases/dashboard/dashboard-view.tsx#DashboardView": DashboardView_1c29ee38b8b821b29e7b1c9c793d325e,
  "/collections/search-statistics/screen/statistics-view.tsx#StatisticsView": StatisticsView_511efdd15c7df51aea65f35bdfdce6cc,
  "/collections/feedback-statistics/screen/feedback-view.tsx#FeedbackView": FeedbackView_edf0c0c7d0a9b6a2909373292a015336,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
