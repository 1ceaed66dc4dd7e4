import { z } from 'zod';
import { articleKinds } from './article-kinds.ts';
import { documentKeys } from './document-keys.ts';
import { Html, Text } from './language.ts';
import { Picture } from './picture.ts';
import { Target } from './target.ts';

export const Action = z.object({
	label: Text,
	to: Target,
	style: z.enum(['primary', 'secondary', 'link']).default('primary'),
});
export type Action = z.infer<typeof Action>;

/** The backgrounds of a page's bands, which alternate. */
export const tones = ['white', 'pale', 'deep'] as const;
export type Tone = (typeof tones)[number];
const tone = z.enum(tones).default('white');

export const iconNames = [
	'quality',
	'access',
	'savings',
	'flexibility',
	'health',
	'retirement',
	'growth',
	'support',
	'collaboration',
	'pricing',
	'speed',
	'shield',
	'globe',
	'factory',
	'microscope',
	'document',
	'people',
	'calendar',
] as const;
export type IconName = (typeof iconNames)[number];

const BannerSection = z.object({
	kind: z.literal('banner'),
	eyebrow: Text.optional(),
	title: Text,
	text: Text.optional(),
	picture: Picture,
	actions: z.array(Action).default([]),
});

const TextSection = z.object({
	kind: z.literal('text'),
	tone,
	title: Text.optional(),
	body: Html,
	actions: z.array(Action).default([]),
});

/** A picture beside a text. */
const SplitSection = z.object({
	kind: z.literal('split'),
	tone,
	eyebrow: Text.optional(),
	title: Text,
	body: Html,
	picture: Picture,
	side: z.enum(['left', 'right']).default('right'),
	actions: z.array(Action).default([]),
});

const FiguresSection = z.object({
	kind: z.literal('figures'),
	tone,
	title: Text.optional(),
	items: z.array(z.object({ value: Text, label: Text })).min(1),
});

const CardsSection = z.object({
	kind: z.literal('cards'),
	tone,
	title: Text.optional(),
	intro: Text.optional(),
	items: z.array(z.object({ title: Text, text: Text, picture: Picture.optional(), action: Action.optional() })).min(1),
});

const BenefitsSection = z.object({
	kind: z.literal('benefits'),
	tone,
	title: Text.optional(),
	intro: Text.optional(),
	items: z.array(z.object({ icon: z.enum(iconNames), title: Text, text: Text })).min(1),
});

/** An entry may be a link. Content of an older release has texts only. */
const ListEntry = z.preprocess(
	(entry) => (Text.safeParse(entry).success ? { text: entry } : entry),
	z.object({ text: Text, to: Target.optional() }),
);

const ListsSection = z.object({
	kind: z.literal('lists'),
	tone,
	title: Text.optional(),
	intro: Text.optional(),
	groups: z.array(z.object({ title: Text.optional(), items: z.array(ListEntry).min(1) })).min(1),
});

export const stepForms = ['row', 'stack'] as const;

/**
 * `stack`: pictures of one object that lie over each other and change while the visitor scrolls past their captions.
 */
const StepsSection = z.object({
	kind: z.literal('steps'),
	tone,
	form: z.enum(stepForms).default('row'),
	title: Text,
	intro: Text.optional(),
	items: z.array(z.object({ title: Text, text: Text, picture: Picture.optional() })).min(1),
});

/** Events by year, in order. */
const TimelineSection = z.object({
	kind: z.literal('timeline'),
	tone,
	title: Text,
	intro: Text.optional(),
	items: z.array(z.object({ year: Text, title: Text, text: Text })).min(1),
});

/** Related items, drawn around the open ring of the mark. */
const DiagramSection = z.object({
	kind: z.literal('diagram'),
	tone,
	title: Text,
	intro: Text.optional(),
	center: Text,
	items: z
		.array(z.object({ title: Text, text: Text }))
		.min(3)
		.max(9),
});

/** The areas of the catalogue, each with its picture and a link to its list. */
const AreasSection = z.object({
	kind: z.literal('areas'),
	tone,
	title: Text,
	intro: Text.optional(),
});

/** The first question of the finder: the areas of the catalogue, each with a link to the other questions. */
const FinderSection = z.object({
	kind: z.literal('finder'),
	tone,
	title: Text,
	intro: Text.optional(),
});

/** A picture from edge to edge, and a line about it. */
const SceneSection = z.object({
	kind: z.literal('scene'),
	picture: Picture,
	caption: Text,
});

const QuoteSection = z.object({
	kind: z.literal('quote'),
	tone,
	words: Text,
	name: Text,
	role: Text,
});

/** The company's places on a world map. */
const NetworkSection = z.object({
	kind: z.literal('network'),
	tone,
	title: Text,
	text: Text,
	places: z
		.array(
			z.object({
				city: Text,
				country: Text,
				role: Text,
				latitude: z.number().min(-90).max(90),
				longitude: z.number().min(-180).max(180),
			}),
		)
		.min(1),
});

const LogosSection = z.object({
	kind: z.literal('logos'),
	tone,
	title: Text,
	intro: Text.optional(),
	of: z.enum(['partners', 'sisterCompanies']),
});

const NewsSection = z.object({
	kind: z.literal('news'),
	tone,
	title: Text,
	of: z.enum(articleKinds),
});

const CallSection = z.object({
	kind: z.literal('call'),
	tone,
	title: Text,
	text: Text.optional(),
	picture: Picture.optional(),
	actions: z.array(Action).min(1),
});

const DocumentsSection = z.object({
	kind: z.literal('documents'),
	tone,
	title: Text,
	intro: Text.optional(),
	keys: z.array(z.enum(documentKeys)).min(1),
});

const ContactDetailsSection = z.object({
	kind: z.literal('contactDetails'),
	tone,
	title: Text,
	intro: Text.optional(),
});

const ContactFormSection = z.object({
	kind: z.literal('contactForm'),
	tone,
	title: Text,
	intro: Text.optional(),
	/** The label of the button, which differs between layouts on the events page. */
	button: z.object({ desktop: z.enum(['Submit', 'Subscribe']), mobile: z.enum(['Submit', 'Subscribe']) }),
});

/** The head of the contact page: the title and how to reach us, beside the form. */
const ContactOpeningSection = z.object({
	kind: z.literal('contactOpening'),
	title: Text,
	intro: Text.optional(),
	formTitle: Text,
	formNote: Text.optional(),
});

/** A contact person, by name. */
const PersonSection = z.object({
	kind: z.literal('person'),
	tone,
	title: Text,
	intro: Text.optional(),
	name: Text,
	role: Text,
	email: z.email(),
	phone: z.string(),
});

const VideoSection = z
	.object({
		kind: z.literal('video'),
		tone,
		title: Text,
		text: Text.optional(),
		filmId: z.int().positive().optional(),
		/** Used without a film: a picture, and the address of a film elsewhere. */
		poster: Picture.optional(),
		to: Target.optional(),
	})
	.refine(({ filmId, poster, to }) => filmId || (poster && to), {
		path: ['filmId'],
		message: 'Choose a film, or a still picture and where it leads.',
	});

const QuestionsSection = z.object({
	kind: z.literal('questions'),
	tone,
	title: Text,
	items: z.array(z.object({ question: Text, answer: Html })).min(1),
});

export const Section = z.discriminatedUnion('kind', [
	BannerSection,
	TextSection,
	SplitSection,
	FiguresSection,
	CardsSection,
	BenefitsSection,
	ListsSection,
	StepsSection,
	TimelineSection,
	DiagramSection,
	AreasSection,
	FinderSection,
	SceneSection,
	QuoteSection,
	NetworkSection,
	LogosSection,
	NewsSection,
	CallSection,
	DocumentsSection,
	ContactDetailsSection,
	ContactFormSection,
	ContactOpeningSection,
	PersonSection,
	VideoSection,
	QuestionsSection,
]);
export type Section = z.infer<typeof Section>;

/**
 * Sections that an article, an event or a themed product may have below its own text. They show nothing but their own
 * fields and nothing moves in them, so that browsers get them as markup.
 */
export const AddedSection = z.discriminatedUnion('kind', [
	SplitSection,
	FiguresSection,
	CardsSection,
	BenefitsSection,
	ListsSection,
	StepsSection,
	TimelineSection,
	DiagramSection,
	QuoteSection,
	CallSection,
	QuestionsSection,
]);
export type AddedSection = z.infer<typeof AddedSection>;

export const addedKinds: ReadonlySet<string> = new Set(AddedSection.options.map(({ shape }) => shape.kind.value));

export type SectionKind = Section['kind'];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;
