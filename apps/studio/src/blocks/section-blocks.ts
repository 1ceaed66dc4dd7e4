import { type AddedSection, addedKinds, type Section, type SectionKind } from '@site/contract/sections';
import type { Block, BlockSlug, BlocksField } from 'payload';
import type { Codec } from '../fields/codec.ts';
import { asStored, own } from '../fields/field.ts';
import type { PictureIds } from '../mapping/pairs.ts';
import type { Names } from '../mapping/part.ts';
import type { PictureBook } from '../mapping/picture-book.ts';
import type { Said } from '../words/said.ts';
import { contactDetails, contactForm, contactOpening, person } from './contact-sections.ts';
import { areas, documents, finder, logos, network, news } from './linked-sections.ts';
import { banner, cards, scene, steps, video } from './picture-sections.ts';
import { fromReusable, reusable } from './reusable.ts';
import { benefits, diagram, figures, lists, timeline } from './row-sections.ts';
import type { PageBlock, SectionInStudio, StoredSection } from './section-in-studio.ts';
import { lookOf } from './section-pictures.ts';
import { call, questions, quote, split, text } from './text-sections.ts';

/** Every kind of section, in the order in which staff choose from them; a kind that is missing does not compile. */
const kinds: { [K in SectionKind]: SectionInStudio<K> } = {
	banner,
	text,
	split,
	figures,
	cards,
	benefits,
	lists,
	steps,
	timeline,
	diagram,
	areas,
	finder,
	scene,
	quote,
	network,
	logos,
	news,
	call,
	documents,
	contactDetails,
	contactForm,
	contactOpening,
	person,
	video,
	questions,
};

const nameOf = ({ labels, slug }: Block): Said => {
	const label = labels?.singular;
	return typeof label === 'object' ? { en: slug, zh: slug, ...label } : { en: slug, zh: slug };
};

function labelled(block: Block): Block {
	const name = nameOf(block);
	const { line, ...look } = lookOf(block.slug);
	return {
		...block,
		// The choice of sections shows the name, and the line below it.
		labels: { singular: { en: `${name.en}\n${line.en}`, zh: `${name.zh}\n${line.zh}` }, plural: name },
		// A collection may have the name of the block.
		interfaceName: `${block.slug[0]?.toUpperCase()}${block.slug.slice(1)}Block`,
		admin: {
			...look,
			disableBlockName: true,
			components: {
				Label: { path: '/src/blocks/section-label.tsx#SectionLabel', clientProps: { name, kind: block.slug } },
			},
		},
	};
}

const slugOf = ({ slug }: Block) => slug as BlockSlug;

const ownBlocks = Object.values(kinds).map(({ block }) => labelled(block));

/** Declared once in the configuration, because Payload sends all of it with every page; fields refer to them by name. */
export const sectionBlocks = [...ownBlocks, labelled(reusable)];

/** A field of sections refers to blocks by name, and Payload wants its own list empty. */
const sectionsField: BlocksField = {
	name: 'sections',
	type: 'blocks',
	blockReferences: sectionBlocks.map(slugOf),
	blocks: [],
	labels: { singular: { en: 'Section', zh: '版块' }, plural: { en: 'Sections', zh: '版块' } },
	label: false,
	admin: { initCollapsed: true },
};

const ownSections: BlocksField = {
	...sectionsField,
	blockReferences: ownBlocks.map(slugOf),
	minRows: 1,
	required: true,
};

export const namesOfSection = (name: string): Names =>
	Object.values(kinds).find(({ kind }) => kind === name)?.names ?? {};

/** Converts a block of the studio to a section of the site. */
const section = (block: StoredSection, pictures: PictureBook): Section =>
	// The codecs of a kind cover all fields of the contract.
	kinds[block.blockType].toSnapshot({ ...block }, pictures) as Section;

/** Converts a sample section to a block. */
const fromSection = (sample: Section, pictures: PictureIds): StoredSection =>
	// Its block type is the kind of the section.
	asStored<StoredSection>(kinds[sample.kind].fromSample(sample, pictures));

/** The sections of a page as the site shows them, with reusable ones in place. */
const sectionsOf = (blocks: PageBlock[] | null | undefined, pictures: PictureBook): Section[] =>
	(blocks ?? []).flatMap((block) =>
		block.blockType === 'reusable' ? fromReusable(block, pictures, section) : [section(block, pictures)],
	);

type Blocks = PageBlock[] | null | undefined;
type Look = { label?: Said | false; help?: Said };

const added = sectionBlocks.map(slugOf).filter((slug) => slug === 'reusable' || addedKinds.has(slug));

export const pageSections = own<Section[], Blocks>(
	() => sectionsField,
	sectionsOf,
	(samples, pictures) => samples.map((sample) => fromSection(sample, pictures)),
);

/** The sections within a reusable section. */
export const reusedSections = own<Section[], StoredSection[] | null | undefined>(
	() => ownSections,
	(blocks, pictures) => (blocks ?? []).map((block) => section(block, pictures)),
	(samples, pictures) => samples.map((sample) => fromSection(sample, pictures)),
);

/**
 * The sections that an article, an event or a themed product adds to its page. The contract refuses a reusable section
 * that fits only whole pages.
 */
export const addedSections = ({ label = { en: 'Sections', zh: '版块' }, help }: Look = {}): Codec<AddedSection[]> =>
	own<AddedSection[], Blocks>(
		() => ({
			...sectionsField,
			blockReferences: added,
			label,
			admin: { ...sectionsField.admin, ...(help && { description: help }) },
		}),
		(blocks, pictures) => sectionsOf(blocks, pictures) as AddedSection[],
		(samples, pictures) => samples.map((sample) => fromSection(sample, pictures)),
	);
