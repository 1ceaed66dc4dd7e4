import { type AddedSection, addedKinds, type Section, type SectionKind } from '@site/contract/sections';
import type { Block, BlocksField } from 'payload';
import type { PictureIds } from '../mapping/pairs.ts';
import type { Names } from '../mapping/part.ts';
import type { PictureBook } from '../mapping/picture-book.ts';
import type { Said } from '../words/said.ts';
import { areas } from './areas.ts';
import { banner } from './banner.ts';
import { benefits } from './benefits.ts';
import { call } from './call.ts';
import { cards } from './cards.ts';
import { contactDetails } from './contact-details.ts';
import { contactForm } from './contact-form.ts';
import { contactOpening } from './contact-opening.ts';
import { diagram } from './diagram.ts';
import { documents } from './documents.ts';
import { figures } from './figures.ts';
import { finder } from './finder.ts';
import { lists } from './lists.ts';
import { logos } from './logos.ts';
import { network } from './network.ts';
import { news } from './news.ts';
import { person } from './person.ts';
import { questions } from './questions.ts';
import { quote } from './quote.ts';
import { fromReusable, reusable } from './reusable.ts';
import { scene } from './scene.ts';
import type { PageBlock, SectionInStudio, StoredSection } from './section-in-studio.ts';
import { split } from './split.ts';
import { steps } from './steps.ts';
import { text } from './text.ts';
import { timeline } from './timeline.ts';
import { video } from './video.ts';

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

const labelled = (block: Block): Block => ({
	...block,
	admin: {
		disableBlockName: true,
		components: {
			Label: {
				path: '/src/blocks/section-label.tsx#SectionLabel',
				clientProps: { name: nameOf(block), kind: block.slug },
			},
		},
	},
});

const ownBlocks = Object.values(kinds).map(({ block }) => labelled(block));

/** The sections of a page; one may stand for a section that is kept under Reusable sections. */
export const sectionsField: BlocksField = {
	name: 'sections',
	type: 'blocks',
	blocks: [...ownBlocks, labelled(reusable)],
	labels: { singular: { en: 'Section', zh: '版块' }, plural: { en: 'Sections', zh: '版块' } },
	label: false,
	admin: { initCollapsed: true },
};

/** The sections of what is itself reused. */
export const ownSections: BlocksField = {
	...sectionsField,
	blocks: ownBlocks,
	minRows: 1,
	required: true,
};

/** The sections that an article, an event or a themed product adds to its page. */
export const addedSectionsField: BlocksField = {
	...sectionsField,
	blocks: sectionsField.blocks.filter(({ slug }) => slug === 'reusable' || addedKinds.has(slug)),
	label: { en: 'Sections', zh: '版块' },
};

export const namesOfSection = (kind: string): Names =>
	(kinds as Record<string, { names?: Names } | undefined>)[kind]?.names ?? {};

/** A block of the studio as the section of the site that it stands for. */
export const section = (block: StoredSection, pictures: PictureBook): Section =>
	(kinds[block.blockType].toSnapshot as (block: StoredSection, pictures: PictureBook) => Section)(block, pictures);

/** The other direction, for the sample company. */
export const fromSection = (sample: Section, pictures: PictureIds): StoredSection =>
	(kinds[sample.kind].fromSample as (section: Section, pictures: PictureIds) => StoredSection)(sample, pictures);

/** The sections of a page as the site shows them, those that are kept elsewhere in their places. */
export const sectionsOf = (blocks: PageBlock[] | null | undefined, pictures: PictureBook): Section[] =>
	(blocks ?? []).flatMap((block) =>
		block.blockType === 'reusable' ? fromReusable(block, pictures, section) : [section(block, pictures)],
	);

/** Those that an item adds to its page; one that is kept elsewhere and fits only whole pages is refused by the contract. */
export const addedSectionsOf = (blocks: PageBlock[] | null | undefined, pictures: PictureBook): AddedSection[] =>
	sectionsOf(blocks, pictures) as AddedSection[];

type AddedBlock = Extract<StoredSection, { blockType: AddedSection['kind'] }>;

/** The other direction, for the sample company. */
export const fromAddedSections = (samples: readonly AddedSection[], pictures: PictureIds): AddedBlock[] =>
	samples.map((sample) => fromSection(sample, pictures) as AddedBlock);
