import {
	AlignFeature,
	BlockquoteFeature,
	BoldFeature,
	EXPERIMENTAL_TableFeature,
	FixedToolbarFeature,
	HeadingFeature,
	HorizontalRuleFeature,
	InlineToolbarFeature,
	ItalicFeature,
	LinkFeature,
	lexicalEditor,
	OrderedListFeature,
	ParagraphFeature,
	StrikethroughFeature,
	SubscriptFeature,
	SuperscriptFeature,
	UnderlineFeature,
	UnorderedListFeature,
	UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { FieldAffectingData } from 'payload';
import { linkedCollections } from './linked-collections.ts';

/** Payload would encode addresses that it does not know, and a product's slug may contain `%2F` (D12). */
const keepAddress = (field: FieldAffectingData): FieldAffectingData =>
	field.type === 'text' && field.name === 'url' ? { ...field, hooks: {} } : field;

/** Only formats that the site's styles support. */
export const editor = lexicalEditor({
	features: [
		ParagraphFeature(),
		HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
		BoldFeature(),
		ItalicFeature(),
		UnderlineFeature(),
		StrikethroughFeature(),
		SubscriptFeature(),
		SuperscriptFeature(),
		AlignFeature(),
		UnorderedListFeature(),
		OrderedListFeature(),
		BlockquoteFeature(),
		HorizontalRuleFeature(),
		EXPERIMENTAL_TableFeature(),
		LinkFeature({
			enabledCollections: Object.values(linkedCollections),
			fields: ({ defaultFields }) => defaultFields.map(keepAddress),
		}),
		UploadFeature({ enabledCollections: ['pictures'] }),
		FixedToolbarFeature(),
		InlineToolbarFeature(),
	],
});
