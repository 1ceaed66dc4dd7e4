import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { pressOffice } from '../company/people.ts';
import { scene } from '../drawn-people.ts';
import { filmIds } from '../films/films.ts';

export const mediaRoom: ComposedPage = {
	key: 'media-room',
	title: { en: `Media Room - ${brand.name}`, cn: `媒体中心 - ${brand.name}` },
	description: {
		en: `Press releases, logos and pictures of ${brand.company}, and the way to reach us with a question for your story.`,
		cn: `${brand.company} 的新闻稿、标识与图片，以及媒体采访联系方式。`,
	},
	keywords: {
		en: 'media room, press releases, media kit, logo download, press contact, press officer, interview',
		cn: '媒体中心, 新闻稿, 媒体资料包, 标识下载, 媒体联系, 媒体联系人, 新闻发言人, 采访',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'For journalists', cn: '面向媒体' },
			title: { en: 'Media Room', cn: '媒体中心' },
			text: {
				en: 'News, pictures and a person who answers.',
				cn: '新闻、图片，以及找得到人的联系方式。',
			},
			picture: scene('media-room'),
			actions: [],
		},
		{
			kind: 'text',
			tone: 'white',
			title: { en: `About ${brand.name}`, cn: `关于 ${brand.name}` },
			body: {
				en: `<p>${brand.company} makes rapid point-of-care and over-the-counter tests, manufactures for other companies and runs an integrated supply chain. The company was founded in 2006.</p>`,
				cn: `<p>${brand.company} 生产即时检测与非处方快速检测产品，为其他企业提供委托生产服务，并运营一体化供应链。公司成立于 2006年。</p>`,
			},
			actions: [{ label: { en: 'About Us', cn: '关于我们' }, to: '/about', style: 'link' }],
		},
		{
			kind: 'news',
			tone: 'pale',
			title: { en: 'Press Releases', cn: '新闻稿' },
			of: 'press',
		},
		{
			kind: 'documents',
			tone: 'white',
			title: { en: 'Logos and imagery', cn: '标识与图片' },
			intro: {
				en: 'One pack with our logo and pictures, for non-commercial use.',
				cn: '包含公司标识与图片的资料包，仅限非商业用途。',
			},
			keys: ['media-kit'],
		},
		{
			kind: 'video',
			tone: 'pale',
			title: { en: 'How a rapid test is read', cn: '如何读取快速检测结果' },
			text: {
				en: 'Half a minute, without sound, with captions in English and Chinese.',
				cn: '半分钟短片，无声，配有中英文字幕。',
			},
			filmId: filmIds.reading,
		},
		{
			kind: 'person',
			tone: 'deep',
			title: { en: 'A person who answers', cn: '有专人回复' },
			intro: {
				en: 'Interviews, figures, a picture that is not in the pack: ask by name. On working days an answer comes the same day.',
				cn: '采访、数据，或资料包中没有的图片，请直接联系。工作日当天回复。',
			},
			name: pressOffice.name,
			role: { en: 'Press Officer (sample)', cn: '新闻发言人（示例）' },
			email: pressOffice.email,
			phone: pressOffice.phone,
		},
		{
			kind: 'contactForm',
			tone: 'pale',
			title: { en: 'Questions from the press', cn: '媒体咨询' },
			intro: {
				en: 'Tell us what you are writing about and when you need an answer.',
				cn: '请告诉我们您的报道主题与截稿时间。',
			},
			button: { desktop: 'Submit', mobile: 'Submit' },
		},
	],
};
