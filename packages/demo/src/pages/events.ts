import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { scene } from '../drawn-people.ts';
import { filmIds } from '../films/films.ts';

export const events: ComposedPage = {
	key: 'events',
	title: { en: `Events - ${brand.name}`, cn: `活动 - ${brand.name}` },
	description: {
		en: `Trade shows and congresses where you can meet ${brand.company}: dates, places and booth numbers.`,
		cn: `在展会与学术会议上与 ${brand.company} 见面：时间、地点与展位号。`,
	},
	keywords: {
		en: 'events, trade shows, congresses, booth, meet us',
		cn: '活动, 展会, 学术会议, 展位, 现场见面',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Meet us', cn: '与我们见面' },
			title: { en: 'Events', cn: '活动' },
			text: {
				en: 'See the tests, ask the people who make them.',
				cn: '亲眼看看产品，与研发制造团队当面交流。',
			},
			picture: scene('events'),
			actions: [],
		},
		{
			kind: 'video',
			tone: 'deep',
			title: { en: 'From sample to signal', cn: '从加样到显色' },
			text: {
				en: 'What you can try at our booth, in half a minute: a few drops, and what they set in motion inside the cassette.',
				cn: '半分钟短片，展位上也可亲自体验：几滴液体，以及它们在检测卡内部引发的变化。',
			},
			filmId: filmIds.running,
		},
		{
			kind: 'contactDetails',
			tone: 'white',
			title: { en: 'Contact Us', cn: '联系我们' },
			intro: {
				en: 'Not at any of these events? Talk to us directly.',
				cn: '无法到场？也可以直接联系我们。',
			},
		},
		{
			kind: 'contactForm',
			tone: 'pale',
			title: { en: 'Stay in touch', cn: '保持联系' },
			intro: {
				en: 'Leave your details and we will let you know where to meet us next.',
				cn: '留下您的联系方式，我们会告知下一次见面的地点。',
			},
			button: { desktop: 'Submit', mobile: 'Subscribe' },
		},
	],
};
