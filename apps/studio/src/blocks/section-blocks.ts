import type { SectionKind } from '@site/contract/sections';
import type { Block } from 'payload';
import { banner } from './banner.ts';
import { benefits } from './benefits.ts';
import { call } from './call.ts';
import { cards } from './cards.ts';
import { contactDetails } from './contact-details.ts';
import { contactForm } from './contact-form.ts';
import { documentsBlock } from './documents.ts';
import { figures } from './figures.ts';
import { lists } from './lists.ts';
import { logos } from './logos.ts';
import { network } from './network.ts';
import { news } from './news.ts';
import { questions } from './questions.ts';
import { split } from './split.ts';
import { steps } from './steps.ts';
import { text } from './text.ts';
import { video } from './video.ts';

/** One block for each kind of section; a kind without one does not compile. */
const blocks: Record<SectionKind, Block> = {
	banner,
	text,
	split,
	figures,
	cards,
	benefits,
	lists,
	steps,
	network,
	logos,
	news,
	call,
	documents: documentsBlock,
	contactDetails,
	contactForm,
	video,
	questions,
};

const nameOf = ({ labels, slug }: Block) => (typeof labels?.singular === 'string' ? labels.singular : slug);

export const sectionBlocks: Block[] = Object.values(blocks).map((block) => ({
	...block,
	admin: {
		disableBlockName: true,
		components: { Label: { path: '/src/blocks/section-label.tsx#SectionLabel', clientProps: { name: nameOf(block) } } },
	},
}));
