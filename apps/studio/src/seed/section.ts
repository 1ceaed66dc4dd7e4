import type { Html, Text } from '@site/contract/language';
import type { Action, Section, SectionKind, SectionOf } from '@site/contract/sections';
import type { Page } from '../payload-types.ts';
import { pair, richPair } from './pairs.ts';
import type { PictureIds } from './seed-pictures.ts';

type Block = NonNullable<Page['sections']>[number];
type BlockOf<K extends SectionKind> = Extract<Block, { blockType: K }>;
type Translate = { [K in SectionKind]: (section: SectionOf<K>, pictures: PictureIds) => BlockOf<K> };

const action = ({ label, to, style }: Action) => ({ ...pair('label', label), to, style });
const titled = (item: { title: Text; text: Text }) => ({ ...pair('title', item.title), ...pair('text', item.text) });
const headed = (part: { title?: Text; intro?: Text }) => ({
	...pair('title', part.title),
	...pair('intro', part.intro),
});
const body = (html: Html) => richPair('body', html);

const translate: Translate = {
	banner: (part, pictures) => ({
		blockType: 'banner',
		...pair('eyebrow', part.eyebrow),
		...pair('title', part.title),
		...pair('text', part.text),
		picture: pictures(part.picture),
		actions: part.actions.map(action),
	}),
	text: (part) => ({
		blockType: 'text',
		tone: part.tone,
		...pair('title', part.title),
		...body(part.body),
		actions: part.actions.map(action),
	}),
	split: (part, pictures) => ({
		blockType: 'split',
		tone: part.tone,
		...pair('eyebrow', part.eyebrow),
		...pair('title', part.title),
		...body(part.body),
		picture: pictures(part.picture),
		side: part.side,
		actions: part.actions.map(action),
	}),
	figures: (part) => ({
		blockType: 'figures',
		tone: part.tone,
		...pair('title', part.title),
		items: part.items.map(({ value, label }) => ({ ...pair('value', value), ...pair('label', label) })),
	}),
	cards: (part, pictures) => ({
		blockType: 'cards',
		tone: part.tone,
		...headed(part),
		items: part.items.map((item) => ({
			...titled(item),
			picture: item.picture && pictures(item.picture),
			action: item.action && action(item.action),
		})),
	}),
	benefits: (part) => ({
		blockType: 'benefits',
		tone: part.tone,
		...headed(part),
		items: part.items.map((item) => ({ icon: item.icon, ...titled(item) })),
	}),
	lists: (part) => ({
		blockType: 'lists',
		tone: part.tone,
		...headed(part),
		groups: part.groups.map((group) => ({
			...pair('title', group.title),
			items: group.items.map((item) => pair('text', item)),
		})),
	}),
	steps: (part) => ({ blockType: 'steps', tone: part.tone, ...headed(part), items: part.items.map(titled) }),
	network: (part) => ({
		blockType: 'network',
		tone: part.tone,
		...titled(part),
		places: part.places.map(({ city, country, role, latitude, longitude }) => ({
			...pair('city', city),
			...pair('country', country),
			...pair('role', role),
			latitude,
			longitude,
		})),
	}),
	logos: (part) => ({ blockType: 'logos', tone: part.tone, ...headed(part), of: part.of }),
	news: (part) => ({ blockType: 'news', tone: part.tone, ...pair('title', part.title), of: part.of }),
	call: (part, pictures) => ({
		blockType: 'call',
		tone: part.tone,
		...pair('title', part.title),
		...pair('text', part.text),
		picture: part.picture && pictures(part.picture),
		actions: part.actions.map(action),
	}),
	documents: (part) => ({ blockType: 'documents', tone: part.tone, ...headed(part), keys: part.keys }),
	contactDetails: (part) => ({ blockType: 'contactDetails', tone: part.tone, ...headed(part) }),
	contactForm: (part) => ({
		blockType: 'contactForm',
		tone: part.tone,
		...headed(part),
		desktopButton: part.button.desktop,
		mobileButton: part.button.mobile,
	}),
	video: (part, pictures) => ({
		blockType: 'video',
		tone: part.tone,
		...pair('title', part.title),
		...pair('text', part.text),
		poster: pictures(part.poster),
		to: part.to,
	}),
	questions: (part) => ({
		blockType: 'questions',
		tone: part.tone,
		...pair('title', part.title),
		items: part.items.map(({ question, answer }) => ({ ...pair('question', question), ...richPair('answer', answer) })),
	}),
};

/** The other direction of `snapshot/section.ts`. */
export const section = (part: Section, pictures: PictureIds): Block =>
	(translate[part.kind] as (part: Section, pictures: PictureIds) => Block)(part, pictures);
