import { RefusalSummary as RefusalSummary_2fa5ad6276f5eb792f70f70a63051e7b } from '../../../../src/publish/refusal-summary.tsx'
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
import { PreviewLayout as PreviewLayout_f695a68768378d7bc3f74df205f6c0da } from '../../../../src/preview/preview-layout.tsx'
import { SectionLabel as SectionLabel_158763ed85d29c3be1a0178ff39a24cb } from '../../../../src/blocks/section-label.tsx'
import { CaptionsFile as CaptionsFile_49e62794170e0ef337ea6fb988b6ffe8 } from '../../../../src/fields/captions-file.tsx'
import { ExportLink as ExportLink_9d8de4a589a0c8ca0c617948ff2fb9e0 } from '../../../../src/inbox/export-link.tsx'
import { NeverAskedNote as NeverAskedNote_a2d58f60e2da6c56ce0414d8ddaebc83 } from '../../../../src/subscribers/never-asked-note.tsx'
import { ExportLinks as ExportLinks_98843cba88fc173fb37fd70a4b7f355e } from '../../../../src/subscribers/export-links.tsx'
import { PresentPassword as PresentPassword_2af8dff916b2fe50cd61679302ce63cb } from '../../../../src/access/present-password-field.tsx'
import { SecondFactorPanel as SecondFactorPanel_7acecced24d3f223e438194c9de8394a } from '../../../../src/second-factor/second-factor-panel.tsx'
import { Mark as Mark_d186de73373de5e808f099bf2c5517b1 } from '../../../../src/brand/mark.tsx'
import { Logo as Logo_d186de73373de5e808f099bf2c5517b1 } from '../../../../src/brand/mark.tsx'
import { PrivacyLink as PrivacyLink_7a1ff7048cb6e48d88b19df147bee3b1 } from '../../../../src/privacy/privacy-link.tsx'
import { Dashboard as Dashboard_28210bd3082196ec8d89f722467f51ef } from '../../../../src/dashboard/dashboard.tsx'
import { ScheduleAnswers as ScheduleAnswers_934f91472cb7faa4e70d79c9fcb7cf33 } from '../../../../src/schedule/schedule-answers.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { ForgotView as ForgotView_d65b4bf6ce00fef4e0b76829db599ec8 } from '../../../../src/access/forgot-view.tsx'
import { SignInView as SignInView_0fecbfe1918e54991227a7ddf684be4b } from '../../../../src/second-factor/sign-in-view.tsx'
import { PrivacyView as PrivacyView_cee2a781966b88a59ee179e4dbc7a691 } from '../../../../src/privacy/privacy-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/publish/refusal-summary.tsx#RefusalSummary": RefusalSummary_2fa5ad6276f5eb792f70f70a63051e7b,
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
  "/src/preview/preview-layout.tsx#PreviewLayout": PreviewLayout_f695a68768378d7bc3f74df205f6c0da,
  "/src/blocks/section-label.tsx#SectionLabel": SectionLabel_158763ed85d29c3be1a0178ff39a24cb,
  "/src/fields/captions-file.tsx#CaptionsFile": CaptionsFile_49e62794170e0ef337ea6fb988b6ffe8,
  "/src/inbox/export-link.tsx#ExportLink": ExportLink_9d8de4a589a0c8ca0c617948ff2fb9e0,
  "/src/subscribers/never-asked-note.tsx#NeverAskedNote": NeverAskedNote_a2d58f60e2da6c56ce0414d8ddaebc83,
  "/src/subscribers/export-links.tsx#ExportLinks": ExportLinks_98843cba88fc173fb37fd70a4b7f355e,
  "/src/access/present-password-field.tsx#PresentPassword": PresentPassword_2af8dff916b2fe50cd61679302ce63cb,
  "/src/second-factor/second-factor-panel.tsx#SecondFactorPanel": SecondFactorPanel_7acecced24d3f223e438194c9de8394a,
  "/src/brand/mark.tsx#Mark": Mark_d186de73373de5e808f099bf2c5517b1,
  "/src/brand/mark.tsx#Logo": Logo_d186de73373de5e808f099bf2c5517b1,
  "/src/privacy/privacy-link.tsx#PrivacyLink": PrivacyLink_7a1ff7048cb6e48d88b19df147bee3b1,
  "/src/dashboard/dashboard.tsx#Dashboard": Dashboard_28210bd3082196ec8d89f722467f51ef,
  "/src/schedule/schedule-answers.tsx#ScheduleAnswers": ScheduleAnswers_934f91472cb7faa4e70d79c9fcb7cf33,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/access/forgot-view.tsx#ForgotView": ForgotView_d65b4bf6ce00fef4e0b76829db599ec8,
  "/src/second-factor/sign-in-view.tsx#SignInView": SignInView_0fecbfe1918e54991227a7ddf684be4b,
  "/src/privacy/privacy-view.tsx#PrivacyView": PrivacyView_cee2a781966b88a59ee179e4dbc7a691,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
