import { ProposalNote as ProposalNote_2a23efe55848dc968edf7cbd06c84388 } from '../../../../src/approval/proposal-note.tsx'
import { UnsavedWriting as UnsavedWriting_411f547a1a43a22e85cea92a64252882 } from '../../../../src/unsaved/unsaved-writing.tsx'
import { RefusalSummary as RefusalSummary_2fa5ad6276f5eb792f70f70a63051e7b } from '../../../../src/publish/refusal-summary.tsx'
import { ReasonToGoOn as ReasonToGoOn_c0d4a083f6d909e163a76f093fed08b7 } from '../../../../src/contradictions/reason-to-go-on.tsx'
import { PublishAnyway as PublishAnyway_5610785fa6889d70cd98d3edd77b3172 } from '../../../../src/contradictions/publish-anyway.tsx'
import { ClaimsNote as ClaimsNote_636f1b496dfa066423f476906d4d3658 } from '../../../../src/publish/claims-note.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PackLabels as PackLabels_ca86f3cbc51768f1171b46b602f7b650 } from '../../../../src/labels/label-links.tsx'
import { DayCell as DayCell_87857a74ea611cdd4fc016ca9c18ec8b } from '../../../../src/fields/day-shown.tsx'
import { DayField as DayField_87857a74ea611cdd4fc016ca9c18ec8b } from '../../../../src/fields/day-shown.tsx'
import { ProductHome as ProductHome_5d90aaf0937851666a18347bd6cc6301 } from '../../../../src/product-home/product-home.tsx'
import { SearchPreview as SearchPreview_446c517ea77b23fb01fc7d396c251e2a } from '../../../../src/fields/search-preview.tsx'
import { ReleaseChoice as ReleaseChoice_1bd362de03743082af43e748a0d12711 } from '../../../../src/releases/release-choice.tsx'
import { LanguagesPanel as LanguagesPanel_0521a66f9cbc67ba4324f423fbc46872 } from '../../../../src/languages/languages-panel.tsx'
import { LanguagesCell as LanguagesCell_067bb563ba9508990365f356c2c89ccf } from '../../../../src/languages/languages-cell.tsx'
import { WhereUsed as WhereUsed_89bea2fc45a745c806b27ed6ae8129b9 } from '../../../../src/links/where-used.tsx'
import { StateCell as StateCell_b7ea9adbd96c080b7dcc9e30382f902e } from '../../../../src/publish/state-cell.tsx'
import { TypedPreview as TypedPreview_5546f0f50ab971c5ed26168479b67e74 } from '../../../../src/preview/typed-preview.tsx'
import { HistoryView as HistoryView_9adaa1ea84b03ae509ecfa9fe045e4b7 } from '../../../../src/trail/history-view.tsx'
import { VersionsView as VersionsView_a661167738ceab02c2badcd5b1d3c693 } from '../../../../src/trail/versions-view.tsx'
import { RestoreAction as RestoreAction_b0700f788081d02b63f68bcfb30a90a3 } from '../../../../src/trail/restore-action.tsx'
import { ReleasedNote as ReleasedNote_9b33279251436aa6e0d979912a2d601d } from '../../../../src/revisions/released-note.tsx'
import { SaveRevision as SaveRevision_73c72881948c6d01ca06ee630b757ec4 } from '../../../../src/revisions/save-revision.tsx'
import { CountryField as CountryField_66cadbb42233d2c2425f7c0c666f5306 } from '../../../../src/fields/country-field.tsx'
import { LotLabel as LotLabel_ca86f3cbc51768f1171b46b602f7b650 } from '../../../../src/labels/label-links.tsx'
import { LotLinks as LotLinks_b8a526b38ff669cc343a7f3e0fd10d5e } from '../../../../src/lots/list-links.tsx'
import { DayToCome as DayToCome_68b5fa8221635efeff2e88923353571a } from '../../../../src/fields/day-to-come.tsx'
import { EventTimes as EventTimes_f2dbc01dae89f6d6df76dc56c8a24816 } from '../../../../src/meetings/event-times.tsx'
import { UsedByNote as UsedByNote_6c9da5f1492566c592327345ed7301c5 } from '../../../../src/publish/used-by-note.tsx'
import { JobApplications as JobApplications_13a2c2f677dc280cf2abafd754f0e070 } from '../../../../src/desk/applications/job-applications.tsx'
import { LinkPicker as LinkPicker_2af1effc436f55ca5a6ea5247f516958 } from '../../../../src/links/link-picker.tsx'
import { CaptionsFile as CaptionsFile_49e62794170e0ef337ea6fb988b6ffe8 } from '../../../../src/fields/captions-file.tsx'
import { StageCell as StageCell_6ba93017000f5fb5c9dc45773593d29a } from '../../../../src/desk/applications/stage-cell.tsx'
import { RatingCell as RatingCell_6ba93017000f5fb5c9dc45773593d29a } from '../../../../src/desk/applications/stage-cell.tsx'
import { ExportLink as ExportLink_9d8de4a589a0c8ca0c617948ff2fb9e0 } from '../../../../src/inbox/export-link.tsx'
import { ToDesk as ToDesk_cfa03cc34cd6d57e9c4b800eaaca7e1f } from '../../../../src/desk/to-desk.tsx'
import { MeetingPanel as MeetingPanel_3c7d435f0bbc76ba6e468f8bf07ce059 } from '../../../../src/meetings/meeting-panel.tsx'
import { ExportLinks as ExportLinks_98843cba88fc173fb37fd70a4b7f355e } from '../../../../src/subscribers/export-links.tsx'
import { DeskWay as DeskWay_331800898c64b31e38fecfe4e53039be } from '../../../../src/reports/desk-way.tsx'
import { TemplateExample as TemplateExample_685ea332e56618145c2cb7b1ce626c22 } from '../../../../src/desk/answer/template-example.tsx'
import { PresentPassword as PresentPassword_2af8dff916b2fe50cd61679302ce63cb } from '../../../../src/access/present-password-field.tsx'
import { SecondFactorPanel as SecondFactorPanel_7acecced24d3f223e438194c9de8394a } from '../../../../src/second-factor/second-factor-panel.tsx'
import { SectionLabel as SectionLabel_158763ed85d29c3be1a0178ff39a24cb } from '../../../../src/blocks/section-label.tsx'
import { MailServerNote as MailServerNote_46067b315647f787bed8fe8edcf622fb } from '../../../../src/desk/answer/mail-server-note.tsx'
import { RetentionPreview as RetentionPreview_65a97a7038e346644582d1a1c1b270d6 } from '../../../../src/inbox/retention-preview.tsx'
import { Menu as Menu_a713126e9f982109ce245f043830d3df } from '../../../../src/menu/menu.tsx'
import { Mark as Mark_d186de73373de5e808f099bf2c5517b1 } from '../../../../src/brand/mark.tsx'
import { Logo as Logo_d186de73373de5e808f099bf2c5517b1 } from '../../../../src/brand/mark.tsx'
import { FindButton as FindButton_162c357c786c322c386529302e0aa97e } from '../../../../src/find/find-button.tsx'
import { MomentsShown as MomentsShown_a852fc6fcfc1850394629ba5c1b3b5e7 } from '../../../../src/words/moments-shown.tsx'
import { ScheduleAnswers as ScheduleAnswers_934f91472cb7faa4e70d79c9fcb7cf33 } from '../../../../src/schedule/schedule-answers.tsx'
import { NoStaleDialog as NoStaleDialog_1690d56763746684dbaed84bc5856ec4 } from '../../../../src/unsaved/no-stale-dialog.tsx'
import { PasteRules as PasteRules_005aae065ec4e07d909b5e06cc6383f5 } from '../../../../src/rich-text/paste-rules.tsx'
import { UndoOffers as UndoOffers_63699e914f7130a6c9ff0891c82f1a9a } from '../../../../src/undo/undo-offers.tsx'
import { CheckFiles as CheckFiles_f5d85694cf610766f5ea08699d4e6684 } from '../../../../src/media/check-files.tsx'
import { MenuOnRequest as MenuOnRequest_6b9b073e745e08da873894a3d6e24b08 } from '../../../../src/views/menu-on-request.tsx'
import { Hydrated as Hydrated_10c044f5a04973098c9da412d7120917 } from '../../../../src/views/hydrated.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_28210bd3082196ec8d89f722467f51ef } from '../../../../src/dashboard/dashboard.tsx'
import { FiguresView as FiguresView_370bbff893feed0971d6437c0dd5e642 } from '../../../../src/dashboard/figures-view.tsx'
import { ForgotView as ForgotView_d65b4bf6ce00fef4e0b76829db599ec8 } from '../../../../src/access/forgot-view.tsx'
import { SignInView as SignInView_0fecbfe1918e54991227a7ddf684be4b } from '../../../../src/second-factor/sign-in-view.tsx'
import { DeskView as DeskView_b2a581babaa0505c83967ea144729f1b } from '../../../../src/desk/desk-view.tsx'
import { BoardView as BoardView_e1255f21f4e9493626bd80be772e8a46 } from '../../../../src/desk/applications/board-view.tsx'
import { MessageView as MessageView_f6f87aa414b0c2087109c2b404e62947 } from '../../../../src/desk/message-view.tsx'
import { PrivacyView as PrivacyView_cee2a781966b88a59ee179e4dbc7a691 } from '../../../../src/privacy/privacy-view.tsx'
import { LotsImportView as LotsImportView_f6f9228d12c7975a742fc0d8c482c92d } from '../../../../src/lots/import-view.tsx'
import { LanguagesView as LanguagesView_8f11a3ff03b8fb4bafc1e7e4322950d1 } from '../../../../src/languages/languages-view.tsx'
import { LinksView as LinksView_125e174b5d6bf68622bed0dce48007b6 } from '../../../../src/links/links-view.tsx'
import { ContradictionsView as ContradictionsView_a117134b8a40f4a3e5b19aef84f5eda2 } from '../../../../src/contradictions/contradictions-view.tsx'
import { ApprovalsView as ApprovalsView_d2987e92b2dba92bd9d34bd17d1733c7 } from '../../../../src/approval/approvals-view.tsx'
import { ReleasesView as ReleasesView_be91ba77d71692ebcbccb103181c4eaf } from '../../../../src/releases/releases-view.tsx'
import { ReleaseView as ReleaseView_a2e70e1b2734957a9a32fa090396dea1 } from '../../../../src/releases/release-view.tsx'
import { RecordView as RecordView_a82d5a4febfbebf64f7d0cc8bd2486b4 } from '../../../../src/record/record-view.tsx'
import { TrailView as TrailView_70d183eca0b44fd04117ca7fb4feebe3 } from '../../../../src/trail/trail-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/approval/proposal-note.tsx#ProposalNote": ProposalNote_2a23efe55848dc968edf7cbd06c84388,
  "/src/unsaved/unsaved-writing.tsx#UnsavedWriting": UnsavedWriting_411f547a1a43a22e85cea92a64252882,
  "/src/publish/refusal-summary.tsx#RefusalSummary": RefusalSummary_2fa5ad6276f5eb792f70f70a63051e7b,
  "/src/contradictions/reason-to-go-on.tsx#ReasonToGoOn": ReasonToGoOn_c0d4a083f6d909e163a76f093fed08b7,
  "/src/contradictions/publish-anyway.tsx#PublishAnyway": PublishAnyway_5610785fa6889d70cd98d3edd77b3172,
  "/src/publish/claims-note.tsx#ClaimsNote": ClaimsNote_636f1b496dfa066423f476906d4d3658,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/labels/label-links.tsx#PackLabels": PackLabels_ca86f3cbc51768f1171b46b602f7b650,
  "/src/fields/day-shown.tsx#DayCell": DayCell_87857a74ea611cdd4fc016ca9c18ec8b,
  "/src/fields/day-shown.tsx#DayField": DayField_87857a74ea611cdd4fc016ca9c18ec8b,
  "/src/product-home/product-home.tsx#ProductHome": ProductHome_5d90aaf0937851666a18347bd6cc6301,
  "/src/fields/search-preview.tsx#SearchPreview": SearchPreview_446c517ea77b23fb01fc7d396c251e2a,
  "/src/releases/release-choice.tsx#ReleaseChoice": ReleaseChoice_1bd362de03743082af43e748a0d12711,
  "/src/languages/languages-panel.tsx#LanguagesPanel": LanguagesPanel_0521a66f9cbc67ba4324f423fbc46872,
  "/src/languages/languages-cell.tsx#LanguagesCell": LanguagesCell_067bb563ba9508990365f356c2c89ccf,
  "/src/links/where-used.tsx#WhereUsed": WhereUsed_89bea2fc45a745c806b27ed6ae8129b9,
  "/src/publish/state-cell.tsx#StateCell": StateCell_b7ea9adbd96c080b7dcc9e30382f902e,
  "/src/preview/typed-preview.tsx#TypedPreview": TypedPreview_5546f0f50ab971c5ed26168479b67e74,
  "/src/trail/history-view.tsx#HistoryView": HistoryView_9adaa1ea84b03ae509ecfa9fe045e4b7,
  "/src/trail/versions-view.tsx#VersionsView": VersionsView_a661167738ceab02c2badcd5b1d3c693,
  "/src/trail/restore-action.tsx#RestoreAction": RestoreAction_b0700f788081d02b63f68bcfb30a90a3,
  "/src/revisions/released-note.tsx#ReleasedNote": ReleasedNote_9b33279251436aa6e0d979912a2d601d,
  "/src/revisions/save-revision.tsx#SaveRevision": SaveRevision_73c72881948c6d01ca06ee630b757ec4,
  "/src/fields/country-field.tsx#CountryField": CountryField_66cadbb42233d2c2425f7c0c666f5306,
  "/src/labels/label-links.tsx#LotLabel": LotLabel_ca86f3cbc51768f1171b46b602f7b650,
  "/src/lots/list-links.tsx#LotLinks": LotLinks_b8a526b38ff669cc343a7f3e0fd10d5e,
  "/src/fields/day-to-come.tsx#DayToCome": DayToCome_68b5fa8221635efeff2e88923353571a,
  "/src/meetings/event-times.tsx#EventTimes": EventTimes_f2dbc01dae89f6d6df76dc56c8a24816,
  "/src/publish/used-by-note.tsx#UsedByNote": UsedByNote_6c9da5f1492566c592327345ed7301c5,
  "/src/desk/applications/job-applications.tsx#JobApplications": JobApplications_13a2c2f677dc280cf2abafd754f0e070,
  "/src/links/link-picker.tsx#LinkPicker": LinkPicker_2af1effc436f55ca5a6ea5247f516958,
  "/src/fields/captions-file.tsx#CaptionsFile": CaptionsFile_49e62794170e0ef337ea6fb988b6ffe8,
  "/src/desk/applications/stage-cell.tsx#StageCell": StageCell_6ba93017000f5fb5c9dc45773593d29a,
  "/src/desk/applications/stage-cell.tsx#RatingCell": RatingCell_6ba93017000f5fb5c9dc45773593d29a,
  "/src/inbox/export-link.tsx#ExportLink": ExportLink_9d8de4a589a0c8ca0c617948ff2fb9e0,
  "/src/desk/to-desk.tsx#ToDesk": ToDesk_cfa03cc34cd6d57e9c4b800eaaca7e1f,
  "/src/meetings/meeting-panel.tsx#MeetingPanel": MeetingPanel_3c7d435f0bbc76ba6e468f8bf07ce059,
  "/src/subscribers/export-links.tsx#ExportLinks": ExportLinks_98843cba88fc173fb37fd70a4b7f355e,
  "/src/reports/desk-way.tsx#DeskWay": DeskWay_331800898c64b31e38fecfe4e53039be,
  "/src/desk/answer/template-example.tsx#TemplateExample": TemplateExample_685ea332e56618145c2cb7b1ce626c22,
  "/src/access/present-password-field.tsx#PresentPassword": PresentPassword_2af8dff916b2fe50cd61679302ce63cb,
  "/src/second-factor/second-factor-panel.tsx#SecondFactorPanel": SecondFactorPanel_7acecced24d3f223e438194c9de8394a,
  "/src/blocks/section-label.tsx#SectionLabel": SectionLabel_158763ed85d29c3be1a0178ff39a24cb,
  "/src/desk/answer/mail-server-note.tsx#MailServerNote": MailServerNote_46067b315647f787bed8fe8edcf622fb,
  "/src/inbox/retention-preview.tsx#RetentionPreview": RetentionPreview_65a97a7038e346644582d1a1c1b270d6,
  "/src/menu/menu.tsx#Menu": Menu_a713126e9f982109ce245f043830d3df,
  "/src/brand/mark.tsx#Mark": Mark_d186de73373de5e808f099bf2c5517b1,
  "/src/brand/mark.tsx#Logo": Logo_d186de73373de5e808f099bf2c5517b1,
  "/src/find/find-button.tsx#FindButton": FindButton_162c357c786c322c386529302e0aa97e,
  "/src/words/moments-shown.tsx#MomentsShown": MomentsShown_a852fc6fcfc1850394629ba5c1b3b5e7,
  "/src/schedule/schedule-answers.tsx#ScheduleAnswers": ScheduleAnswers_934f91472cb7faa4e70d79c9fcb7cf33,
  "/src/unsaved/no-stale-dialog.tsx#NoStaleDialog": NoStaleDialog_1690d56763746684dbaed84bc5856ec4,
  "/src/rich-text/paste-rules.tsx#PasteRules": PasteRules_005aae065ec4e07d909b5e06cc6383f5,
  "/src/undo/undo-offers.tsx#UndoOffers": UndoOffers_63699e914f7130a6c9ff0891c82f1a9a,
  "/src/media/check-files.tsx#CheckFiles": CheckFiles_f5d85694cf610766f5ea08699d4e6684,
  "/src/views/menu-on-request.tsx#MenuOnRequest": MenuOnRequest_6b9b073e745e08da873894a3d6e24b08,
  "/src/views/hydrated.tsx#Hydrated": Hydrated_10c044f5a04973098c9da412d7120917,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/dashboard/dashboard.tsx#Dashboard": Dashboard_28210bd3082196ec8d89f722467f51ef,
  "/src/dashboard/figures-view.tsx#FiguresView": FiguresView_370bbff893feed0971d6437c0dd5e642,
  "/src/access/forgot-view.tsx#ForgotView": ForgotView_d65b4bf6ce00fef4e0b76829db599ec8,
  "/src/second-factor/sign-in-view.tsx#SignInView": SignInView_0fecbfe1918e54991227a7ddf684be4b,
  "/src/desk/desk-view.tsx#DeskView": DeskView_b2a581babaa0505c83967ea144729f1b,
  "/src/desk/applications/board-view.tsx#BoardView": BoardView_e1255f21f4e9493626bd80be772e8a46,
  "/src/desk/message-view.tsx#MessageView": MessageView_f6f87aa414b0c2087109c2b404e62947,
  "/src/privacy/privacy-view.tsx#PrivacyView": PrivacyView_cee2a781966b88a59ee179e4dbc7a691,
  "/src/lots/import-view.tsx#LotsImportView": LotsImportView_f6f9228d12c7975a742fc0d8c482c92d,
  "/src/languages/languages-view.tsx#LanguagesView": LanguagesView_8f11a3ff03b8fb4bafc1e7e4322950d1,
  "/src/links/links-view.tsx#LinksView": LinksView_125e174b5d6bf68622bed0dce48007b6,
  "/src/contradictions/contradictions-view.tsx#ContradictionsView": ContradictionsView_a117134b8a40f4a3e5b19aef84f5eda2,
  "/src/approval/approvals-view.tsx#ApprovalsView": ApprovalsView_d2987e92b2dba92bd9d34bd17d1733c7,
  "/src/releases/releases-view.tsx#ReleasesView": ReleasesView_be91ba77d71692ebcbccb103181c4eaf,
  "/src/releases/release-view.tsx#ReleaseView": ReleaseView_a2e70e1b2734957a9a32fa090396dea1,
  "/src/record/record-view.tsx#RecordView": RecordView_a82d5a4febfbebf64f7d0cc8bd2486b4,
  "/src/trail/trail-view.tsx#TrailView": TrailView_70d183eca0b44fd04117ca7fb4feebe3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
