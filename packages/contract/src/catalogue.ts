import { z } from 'zod';
import { OptionalWebAddress } from './address.ts';
import { ChangedOn } from './changed.ts';
import { Html, Text } from './language.ts';
import { Picture } from './picture.ts';
import { documentLanguages, productDocumentKinds } from './product-documents.ts';
import { specificationKeys } from './specifications.ts';

const Id = z.int().positive();

/** Slugs may hold `/` and `&`, but nothing that an address cannot carry once it is encoded. */
export const Slug = z
	.string()
	.regex(/^[^\s?#\\]+$/)
	.refine((slug) => !/^\.{1,2}$/.test(slug) && slug.isWellFormed());

/** Product areas and their children: two levels. */
export const Category = z.object({
	id: Id,
	slug: Slug,
	name: Text,
	description: Text.optional(),
	/** The head of its list; a child without one shows its area's. */
	picture: Picture.optional(),
	parentId: Id.nullable(),
	changedOn: ChangedOn,
});
export type Category = z.infer<typeof Category>;

/** Certifications and their children: two levels. The mark is the image that a product page shows. */
export const Certification = z.object({
	id: Id,
	name: Text,
	parentId: Id.nullable(),
	mark: Picture.nullable(),
});
export type Certification = z.infer<typeof Certification>;

export const TestType = z.object({ id: Id, name: Text });
export type TestType = z.infer<typeof TestType>;

const Specification = z.object({ key: z.enum(specificationKeys), value: Text });

/** A tab under 'Downloadable Resources'. */
const ProductResource = z.object({ id: Id, title: Text, content: Html });

/** A document of the company's own that stands for the one that the site would make. */
const OwnDocument = z.object({
	kind: z.enum(productDocumentKinds),
	language: z.enum(documentLanguages),
	documentId: Id,
});

/** What the themed product pages show beside the product itself. Every part is optional: a page shows what is there. */
export const ProductTheme = z.object({
	headline: Text,
	resultMinutes: z.number().positive().optional(),
	shelfLifeMonths: z.number().positive().optional(),
	benefits: z.array(z.object({ title: Text, text: Text })),
	trust: z.object({ title: Text, text: Text }).optional(),
	cptCodes: z.array(z.object({ code: z.string(), covers: Text })).optional(),
	controlKit: z
		.object({ title: Text, text: Text, picture: Picture, positiveSwabs: z.int().min(0), negativeSwabs: z.int().min(0) })
		.optional(),
	/** Positive and negative percent agreement, in percent. */
	performance: z
		.object({
			note: Text,
			targets: z.array(z.object({ name: Text, ppa: z.number().min(0).max(100), npa: z.number().min(0).max(100) })),
		})
		.optional(),
	/** Drugs of abuse: what a panel detects and from which concentration on. */
	panel: z
		.object({
			title: Text,
			rows: z.array(z.object({ name: Text, code: z.string(), cutoff: z.string() })),
		})
		.optional(),
	steps: z.array(z.object({ title: Text, text: Text, picture: Picture.optional() })).optional(),
	/** The picture that this page is remembered by. */
	scene: z.object({ picture: Picture, caption: Text }).optional(),
});
export type ProductTheme = z.infer<typeof ProductTheme>;

/** The window of a lateral flow test: what a line means, and the lines beside the control line, by their marks. */
export const ResultGuide = z.object({
	/** A line means positive; no line does (competitive); or its strength is compared with another. */
	reading: z.enum(['appears', 'disappears', 'compared']),
	/** A housing may hold two strips: then a line says on which it is, where that is not the first. */
	lines: z
		.array(z.object({ mark: z.string().min(1).max(6), name: Text, strip: z.int().min(1).max(2).optional() }))
		.min(1),
});
export type ResultGuide = z.infer<typeof ResultGuide>;

export const Product = z.object({
	id: Id,
	slug: Slug,
	/** The catalogue number that buyers quote. */
	reference: z.string().min(1),
	title: Text,
	description: Text,
	keywords: Text,
	categoryId: Id,
	certificationIds: z.array(Id),
	testTypeIds: z.array(Id),
	picture: Picture,
	/** Beside the first: a close-up, what is in the box. */
	gallery: z.array(Picture).default([]),
	content: Html,
	specifications: z.array(Specification),
	resources: z.array(ProductResource),
	documents: z.array(OwnDocument).default([]),
	/** Films about its use, in a tab behind the others. */
	filmIds: z.array(Id).default([]),
	/** Empty where the product is not sold online. */
	buyUrl: OptionalWebAddress,
	/** None for what is not read by its lines. */
	resultGuide: ResultGuide.nullable().default(null),
	theme: ProductTheme.nullable(),
	changedOn: ChangedOn,
});
export type Product = z.infer<typeof Product>;
