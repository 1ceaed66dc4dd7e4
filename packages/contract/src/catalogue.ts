import { z } from 'zod';
import { OptionalWebAddress } from './address.ts';
import { BasicUdiDi } from './basic-udi-di.ts';
import { ChangedOn } from './changed.ts';
import { specificationKeys } from './facts.ts';
import { Companion, Discontinued, identityProblems, Pack } from './identity.ts';
import { Analyte, repeatedAnalytes } from './laboratory-codes.ts';
import { Html, Text } from './language.ts';
import { Ordering } from './ordering.ts';
import { Characteristic, Performance } from './performance.ts';
import { Picture } from './picture.ts';
import { RegistrationRule } from './registrations.ts';
import { ResultGuide } from './result-guide.ts';
import { AddedSection } from './sections.ts';

const Id = z.int().positive();

/** Slugs may contain `/` and `&`, but nothing that an address cannot carry once it is encoded. */
export const Slug = z
	.string()
	.regex(/^[^\s?#\\]+$/)
	.refine((slug) => !/^\.{1,2}$/.test(slug) && slug.isWellFormed());

/** The color of an area of the catalogue, in the heads of its lists and products and in the menu. */
const tints = ['teal', 'ochre', 'plum', 'rose', 'slate', 'coral', 'indigo', 'sage', 'sky'] as const;
export type Tint = (typeof tints)[number];

/** Product areas and their children: two levels. */
export const Category = z.object({
	id: Id,
	slug: Slug,
	name: Text,
	description: Text.optional(),
	/** The head of its list; a child without one shows its area's. */
	picture: Picture.optional(),
	/** Children use the color of their area. */
	tint: z.enum(tints).optional(),
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
	/** The rule by which registrations give it. Without one, staff assign it to products. */
	given: RegistrationRule.optional(),
});
export type Certification = z.infer<typeof Certification>;

export const TestType = z.object({ id: Id, name: Text });
export type TestType = z.infer<typeof TestType>;

const Specification = z.object({ key: z.enum(specificationKeys), value: Text });

/** A tab under 'Downloadable Resources'. */
const ProductResource = z.object({ id: Id, title: Text, content: Html });

/**
 * The parts of a themed product page beside the product itself. Every part is optional: a page shows those that it
 * has.
 */
export const ProductTheme = z.object({
	headline: Text,
	resultMinutes: z.number().positive().optional(),
	benefits: z.array(z.object({ title: Text, text: Text })),
	trust: z.object({ title: Text, text: Text }).optional(),
	cptCodes: z.array(z.object({ code: z.string(), covers: Text })).optional(),
	controlKit: z
		.object({ title: Text, text: Text, picture: Picture, positiveSwabs: z.int().min(0), negativeSwabs: z.int().min(0) })
		.optional(),
	/** Drugs of abuse: the drugs that a panel detects, with their cut-off concentrations. */
	panel: z
		.object({
			title: Text,
			rows: z.array(z.object({ name: Text, code: z.string(), cutoff: z.string() })),
		})
		.optional(),
	steps: z.array(z.object({ title: Text, text: Text, picture: Picture.optional() })).optional(),
	/** The large characteristic picture of the page. */
	scene: z.object({ picture: Picture, caption: Text }).optional(),
	/** Below the parts that every themed page has. */
	sections: z.array(AddedSection).default([]),
});
export type ProductTheme = z.infer<typeof ProductTheme>;

/** The fields of a product without the rules between them: a draft may still break those. */
export const ProductFields = z.object({
	id: Id,
	slug: Slug,
	/** The catalogue number that buyers quote. */
	reference: z.string().min(1),
	/** The ways in which it is ordered, the usual one first. Empty in content from before there were packs. */
	packs: z.array(Pack).default([]),
	basicUdiDi: BasicUdiDi.default(''),
	/** The products that it is used with; the site shows the relation on both pages. */
	worksWith: z.array(Companion).default([]),
	/** Null while it is made. */
	discontinued: Discontinued.nullable().default(null),
	/** Its own ordering facts; the settings have the rest. */
	ordering: Ordering.default({}),
	title: Text,
	description: Text,
	keywords: Text,
	categoryId: Id,
	certificationIds: z.array(Id),
	testTypeIds: z.array(Id),
	picture: Picture,
	/** Further pictures: a close-up, the contents of the box. */
	gallery: z.array(Picture).default([]),
	content: Html,
	specifications: z.array(Specification),
	resources: z.array(ProductResource),
	/** Films about its use, in a tab behind the others. */
	filmIds: z.array(Id).default([]),
	/** Empty if the product is not sold online. */
	buyUrl: OptionalWebAddress,
	/** Its agreement with the comparator. Null if nothing is published. */
	performance: Performance.nullable().default(null),
	characteristics: z.array(Characteristic).default([]),
	/** What it reports to laboratories, with the codes of LOINC. */
	analytes: z.array(Analyte).default([]),
	/** Null for products that nobody reads, such as control materials. */
	resultGuide: ResultGuide.nullable().default(null),
	theme: ProductTheme.nullable(),
	changedOn: ChangedOn,
});

export const Product = ProductFields.superRefine((product, context) => {
	for (const problem of identityProblems(product)) context.addIssue({ code: 'custom', ...problem });
	for (const at of repeatedAnalytes(product.analytes))
		context.addIssue({
			code: 'custom',
			path: ['analytes', at, 'code'],
			message: 'A result above has this code already.',
		});
});
export type Product = z.infer<typeof Product>;
