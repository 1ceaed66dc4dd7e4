import type { Action, Section, SectionKind, SectionOf } from '@site/contract/sections';
import type * as stored from '../payload-types.ts';
import type { PictureBook } from './picture-book.ts';
import { idOf, optionalText, richText, text } from './words.ts';

type Block = NonNullable<stored.Page['sections']>[number];
type BlockOf<K extends SectionKind> = Extract<Block, { blockType: K }>;
type Translate = { [K in SectionKind]: (block: BlockOf<K>, pictures: PictureBook) => SectionOf<K> };

interface Button {
	label?: string | null;
	labelCn?: string | null;
	to?: string | null;
	style?: ('primary' | 'secondary' | 'link') | null;
}

const action = (button: Button): Action => ({
	label: text(button.label, button.labelCn),
	to: button.to ?? '/',
	style: button.style ?? 'primary',
});

const actions = (buttons: Button[] | null | undefined) => (buttons ?? []).map(action);

interface Headed {
	title?: string | null;
	titleCn?: string | null;
	intro?: string | null;
	introCn?: string | null;
}

const title = (block: Headed) => text(block.title, block.titleCn);
const optionalTitle = (block: Headed) => optionalText(block.title, block.titleCn);
const intro = (block: Headed) => optionalText(block.intro, block.introCn);
const titled = (item: { title: string; titleCn?: string | null; text?: string | null; textCn?: string | null }) => ({
	title: text(item.title, item.titleCn),
	text: text(item.text, item.textCn),
});

const translate: Translate = {
	banner: (block, pictures) => ({
		kind: 'banner',
		eyebrow: optionalText(block.eyebrow, block.eyebrowCn),
		title: title(block),
		text: optionalText(block.text, block.textCn),
		picture: pictures.need(idOf(block.picture)),
		actions: actions(block.actions),
	}),
	text: (block, pictures) => ({
		kind: 'text',
		tone: block.tone,
		title: optionalTitle(block),
		body: richText(block.body, block.bodyCn, pictures.find),
		actions: actions(block.actions),
	}),
	split: (block, pictures) => ({
		kind: 'split',
		tone: block.tone,
		eyebrow: optionalText(block.eyebrow, block.eyebrowCn),
		title: title(block),
		body: richText(block.body, block.bodyCn, pictures.find),
		picture: pictures.need(idOf(block.picture)),
		side: block.side,
		actions: actions(block.actions),
	}),
	figures: (block) => ({
		kind: 'figures',
		tone: block.tone,
		title: optionalTitle(block),
		items: (block.items ?? []).map((item) => ({
			value: text(item.value, item.valueCn),
			label: text(item.label, item.labelCn),
		})),
	}),
	cards: (block, pictures) => ({
		kind: 'cards',
		tone: block.tone,
		title: optionalTitle(block),
		intro: intro(block),
		items: (block.items ?? []).map((item) => ({
			...titled(item),
			picture: item.picture ? pictures.find(idOf(item.picture)) : undefined,
			action: item.action?.label && item.action.to ? action(item.action) : undefined,
		})),
	}),
	benefits: (block) => ({
		kind: 'benefits',
		tone: block.tone,
		title: optionalTitle(block),
		intro: intro(block),
		items: (block.items ?? []).map((item) => ({ icon: item.icon, ...titled(item) })),
	}),
	lists: (block) => ({
		kind: 'lists',
		tone: block.tone,
		title: optionalTitle(block),
		intro: intro(block),
		groups: (block.groups ?? []).map((group) => ({
			title: optionalTitle(group),
			items: (group.items ?? []).map((item) => text(item.text, item.textCn)),
		})),
	}),
	steps: (block) => ({
		kind: 'steps',
		tone: block.tone,
		title: title(block),
		intro: intro(block),
		items: (block.items ?? []).map(titled),
	}),
	network: (block) => ({
		kind: 'network',
		tone: block.tone,
		title: title(block),
		text: text(block.text, block.textCn),
		places: (block.places ?? []).map((place) => ({
			city: text(place.city, place.cityCn),
			country: text(place.country, place.countryCn),
			role: text(place.role, place.roleCn),
			latitude: place.latitude,
			longitude: place.longitude,
		})),
	}),
	logos: (block) => ({ kind: 'logos', tone: block.tone, title: title(block), intro: intro(block), of: block.of }),
	news: (block) => ({ kind: 'news', tone: block.tone, title: title(block), of: block.of }),
	call: (block, pictures) => ({
		kind: 'call',
		tone: block.tone,
		title: title(block),
		text: optionalText(block.text, block.textCn),
		picture: block.picture ? pictures.find(idOf(block.picture)) : undefined,
		actions: actions(block.actions),
	}),
	documents: (block) => ({
		kind: 'documents',
		tone: block.tone,
		title: title(block),
		intro: intro(block),
		keys: block.keys,
	}),
	contactDetails: (block) => ({ kind: 'contactDetails', tone: block.tone, title: title(block), intro: intro(block) }),
	contactForm: (block) => ({
		kind: 'contactForm',
		tone: block.tone,
		title: title(block),
		intro: intro(block),
		button: { desktop: block.desktopButton, mobile: block.mobileButton },
	}),
	video: (block, pictures) => ({
		kind: 'video',
		tone: block.tone,
		title: title(block),
		text: optionalText(block.text, block.textCn),
		poster: pictures.need(idOf(block.poster)),
		to: block.to,
	}),
	questions: (block, pictures) => ({
		kind: 'questions',
		tone: block.tone,
		title: title(block),
		items: (block.items ?? []).map((item) => ({
			question: text(item.question, item.questionCn),
			answer: richText(item.answer, item.answerCn, pictures.find),
		})),
	}),
};

/** A block of the studio as the section of the site that it stands for. */
export const section = (block: Block, pictures: PictureBook): Section =>
	(translate[block.blockType] as (block: Block, pictures: PictureBook) => Section)(block, pictures);
