import type { SectionKind } from '@site/contract/sections';
import type { Endpoint } from 'payload';
import type { Said } from '../words/said.ts';

/** Groups of the sections to choose from, in their order. */
const groups = {
	words: { en: 'Words', zh: '文字' },
	pictures: { en: 'Pictures', zh: '图片' },
	facts: { en: 'Facts in rows', zh: '成组信息' },
	lists: { en: 'From other lists', zh: '取自其他列表' },
	contact: { en: 'Ways to get in touch', zh: '联系方式' },
} satisfies Record<string, Said>;

const width = 120;
const height = 80;

const box = (x: number, y: number, w: number, h: number, fill: string, radius = 1) =>
	`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;
const title = (x: number, y: number, w: number) => box(x, y, w, 5, '#16343a');
/** Lines of a text; the last one is shorter. */
const lines = (x: number, y: number, w: number, count = 2) =>
	Array.from({ length: count }, (_, at) => box(x, y + at * 5, at === count - 1 ? w * 0.7 : w, 2.5, '#b4c4c6')).join('');
const button = (x: number, y: number) => box(x, y, 22, 7, '#0e7c86', 2);
const picture = (x: number, y: number, w: number, h: number) =>
	box(x, y, w, h, '#cfe4e3') +
	`<path d="M${x} ${y + h}l${w * 0.35} ${-h * 0.5} ${w * 0.2} ${h * 0.25} ${w * 0.15} ${-h * 0.15} ${w * 0.3} ${h * 0.4}z" fill="#86b9b9"/><circle cx="${x + w * 0.75}" cy="${y + h * 0.28}" r="${Math.min(w, h) * 0.1}" fill="#f2745f"/>`;
const card = (x: number, y: number, w: number, h: number) =>
	`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="#fff" stroke="#d3dedf"/>`;
const dot = (x: number, y: number, radius: number, fill = '#0e7c86') =>
	`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const stroke = (d: string) => `<path d="${d}" fill="none" stroke="#86b9b9" stroke-width="2"/>`;
const times = (count: number, draw: (at: number) => string) =>
	Array.from({ length: count }, (_, at) => draw(at)).join('');
const heading = title(10, 10, 50) + lines(10, 19, 70, 1);
const field = (x: number, y: number, w: number) => card(x, y, w, 8);

interface Look {
	group: keyof typeof groups;
	/** What it is for. */
	line: Said;
	drawing: string;
}

/** A small picture of each kind of section, as the site lays it out, and a line about it. */
const looks: Record<SectionKind | 'reusable', Look> = {
	text: {
		group: 'words',
		line: { en: 'A title and running text', zh: '标题与正文' },
		drawing: title(25, 12, 45) + lines(25, 24, 70, 8),
	},
	split: {
		group: 'words',
		line: { en: 'A picture on one side, words on the other', zh: '一侧图片，一侧文字' },
		drawing: title(10, 20, 40) + lines(10, 31, 44, 4) + button(10, 55) + picture(64, 14, 46, 52),
	},
	quote: {
		group: 'words',
		line: { en: 'What somebody said, and who it was', zh: '引用的话及其出处' },
		drawing: `<text x="14" y="42" font-size="40" fill="#f2745f" font-family="serif">“</text>${lines(34, 24, 70, 4)}${title(34, 50, 30)}${lines(34, 59, 40, 1)}`,
	},
	questions: {
		group: 'words',
		line: { en: 'Questions that open to their answers', zh: '点击展开答案的问题' },
		drawing:
			title(10, 10, 50) +
			times(
				3,
				(at) =>
					card(10, 22 + at * 17, 100, 13) + lines(16, 27 + at * 17, 60, 1) + stroke(`M98 ${26 + at * 17}l4 4 4-4`),
			),
	},
	lists: {
		group: 'words',
		line: { en: 'Points in groups, side by side', zh: '并排分组的要点' },
		drawing:
			heading +
			times(2, (group) =>
				times(4, (at) => dot(14 + group * 54, 34 + at * 10, 2) + lines(20 + group * 54, 33 + at * 10, 36, 1)),
			),
	},
	call: {
		group: 'words',
		line: { en: 'One request with a button', zh: '带按钮的一项行动提示' },
		drawing:
			box(0, 16, width, 48, '#16343a', 0) +
			box(20, 28, 54, 5, '#fff') +
			box(20, 38, 44, 2.5, '#86b9b9') +
			button(84, 34),
	},
	banner: {
		group: 'pictures',
		line: { en: 'The large opening of a page', zh: '页面顶部的大幅开场' },
		drawing:
			picture(0, 0, width, height) +
			box(8, 22, 56, 40, '#fff', 2) +
			title(14, 28, 40) +
			lines(14, 38, 42, 2) +
			button(14, 50),
	},
	scene: {
		group: 'pictures',
		line: { en: 'One picture across the whole page', zh: '横贯整页的一张图片' },
		drawing: picture(0, 10, width, 60),
	},
	cards: {
		group: 'pictures',
		line: { en: 'Pictures with words, in a grid', zh: '网格排列的图文' },
		drawing:
			heading +
			times(
				3,
				(at) =>
					card(10 + at * 35, 28, 30, 44) +
					picture(10 + at * 35, 28, 30, 20) +
					title(13 + at * 35, 52, 18) +
					lines(13 + at * 35, 60, 24, 2),
			),
	},
	steps: {
		group: 'pictures',
		line: { en: 'What to do, one picture a step', zh: '分步操作，每步一图' },
		drawing: times(
			3,
			(at) => picture(10 + at * 35, 18, 30, 26) + dot(14 + at * 35, 52, 4, '#f2745f') + lines(21 + at * 35, 51, 19, 3),
		),
	},
	diagram: {
		group: 'pictures',
		line: { en: 'A drawing whose parts are explained', zh: '带说明的示意图' },
		drawing:
			box(36, 34, 48, 14, '#cfe4e3', 4) +
			stroke('M46 34V20H20M74 34V20H100M60 48V64') +
			lines(8, 14, 24, 1) +
			lines(90, 14, 24, 1) +
			lines(46, 68, 30, 1),
	},
	logos: {
		group: 'pictures',
		line: { en: 'Marks of partners or companies', zh: '合作伙伴或公司的标志' },
		drawing:
			heading +
			times(
				8,
				(at) =>
					card(10 + (at % 4) * 26, 30 + Math.floor(at / 4) * 22, 22, 16) +
					dot(21 + (at % 4) * 26, 38 + Math.floor(at / 4) * 22, 4, '#86b9b9'),
			),
	},
	video: {
		group: 'pictures',
		line: { en: 'A film that starts when asked', zh: '点击播放的影片' },
		drawing: `${picture(14, 12, 92, 56) + dot(60, 40, 11)}<path d="M57 35v10l8-5z" fill="#fff"/>`,
	},
	figures: {
		group: 'facts',
		line: { en: 'Large numbers with their meaning', zh: '大号数字及其含义' },
		drawing:
			heading +
			times(
				4,
				(at) =>
					`<text x="${12 + at * 26}" y="52" font-size="17" font-weight="bold" fill="#0e7c86" font-family="sans-serif">${at + 1}0</text>${lines(12 + at * 26, 58, 20, 2)}`,
			),
	},
	benefits: {
		group: 'facts',
		line: { en: 'Short points, each with an icon', zh: '各带图标的简短要点' },
		drawing:
			heading +
			times(
				3,
				(at) =>
					dot(18 + at * 35, 38, 7, '#cfe4e3') +
					dot(18 + at * 35, 38, 3) +
					title(11 + at * 35, 50, 22) +
					lines(11 + at * 35, 59, 27, 2),
			),
	},
	timeline: {
		group: 'facts',
		line: { en: 'What happened, year by year', zh: '按年份排列的历程' },
		drawing:
			stroke('M24 10V72') +
			times(
				4,
				(at) => dot(24, 16 + at * 16, 3.5, '#f2745f') + title(34, 12 + at * 16, 16) + lines(56, 13 + at * 16, 50, 1),
			),
	},
	areas: {
		group: 'lists',
		line: { en: 'The product areas, as on the home page', zh: '产品领域，与首页一致' },
		drawing: heading + times(6, (at) => picture(10 + (at % 3) * 35, 28 + Math.floor(at / 3) * 24, 30, 20)),
	},
	finder: {
		group: 'lists',
		line: { en: 'Filters that lead to the right product', zh: '通过筛选找到产品' },
		drawing: title(10, 14, 60) + times(3, (at) => field(10 + at * 35, 30, 30)) + lines(10, 48, 80, 1) + button(10, 58),
	},
	news: {
		group: 'lists',
		line: { en: 'The newest articles, by themselves', zh: '自动显示最新文章' },
		drawing:
			heading +
			times(
				3,
				(at) => picture(10 + at * 35, 30, 30, 18) + lines(10 + at * 35, 53, 30, 1) + title(10 + at * 35, 60, 26),
			),
	},
	documents: {
		group: 'lists',
		line: { en: 'Files to download', zh: '可下载的文件' },
		drawing:
			heading +
			times(
				3,
				(at) =>
					card(10, 29 + at * 15, 100, 12) +
					box(15, 31.5 + at * 15, 6, 7, '#f2745f') +
					lines(27, 34 + at * 15, 50, 1) +
					stroke(`M100 ${32 + at * 15}v5m-3-2l3 3 3-3`),
			),
	},
	reusable: {
		group: 'lists',
		line: { en: 'Shared by several pages, changed in one place', zh: '多个页面共用，一处修改' },
		drawing: `<rect x="12" y="14" width="78" height="44" rx="3" fill="none" stroke="#86b9b9" stroke-width="2" stroke-dasharray="5 4"/>${card(28, 24, 80, 44)}${title(36, 32, 40)}${lines(36, 42, 60, 3)}`,
	},
	contactDetails: {
		group: 'contact',
		line: { en: 'The address and numbers of the settings', zh: '设置中的地址与号码' },
		drawing: title(10, 12, 40) + times(3, (at) => dot(16, 32 + at * 15, 4) + lines(26, 29 + at * 15, 60, 2)),
	},
	contactForm: {
		group: 'contact',
		line: { en: 'The form that visitors fill in', zh: '访客填写的表单' },
		drawing:
			title(24, 8, 40) +
			field(24, 19, 34) +
			field(62, 19, 34) +
			field(24, 31, 72) +
			card(24, 43, 72, 18) +
			button(24, 66),
	},
	contactOpening: {
		group: 'contact',
		line: { en: 'Title and details left of a form', zh: '表单左侧的标题与详情' },
		drawing: title(10, 18, 36) + lines(10, 29, 40, 5) + times(3, (at) => field(64, 18 + at * 12, 46)) + button(64, 56),
	},
	person: {
		group: 'contact',
		line: { en: 'A colleague with picture and address', zh: '附照片和联系方式的同事' },
		drawing:
			dot(34, 40, 20, '#cfe4e3') +
			dot(34, 34, 7, '#86b9b9') +
			'<path d="M20 53a14 12 0 0 1 28 0" fill="#86b9b9"/>' +
			title(64, 26, 36) +
			lines(64, 36, 40, 2) +
			button(64, 50),
	},
	network: {
		group: 'contact',
		line: { en: 'Sites and offices on a map', zh: '地图上的地点' },
		drawing:
			heading +
			box(10, 28, 100, 44, '#e4efee', 2) +
			'<path d="M18 44q10-12 24-6t18 2 14-6 16 4 10 12-14 10-20 2-16 10-18-4-22 6-12-20z" fill="#b9d6d5"/>' +
			dot(36, 46, 3, '#f2745f') +
			dot(72, 44, 3, '#f2745f') +
			dot(92, 56, 3, '#f2745f'),
	},
};

const isKind = (slug: string): slug is keyof typeof looks => slug in looks;
const path = '/section-pictures';

/** What the choice of sections shows for a kind: its group and its picture. */
export function lookOf(slug: string) {
	if (!isKind(slug)) throw new Error(`${slug} has no picture`);
	const { group, line } = looks[slug];
	return { line, group: groups[group], images: { thumbnail: { url: `/api${path}#${slug}`, alt: '' } } };
}

const all = Object.entries(looks);
const views = all.map(([kind], at) => `<view id="${kind}" viewBox="0 ${at * height} ${width} ${height}"/>`);
const cells = all.map(
	([, { drawing }], at) =>
		`<svg y="${at * height}" width="${width}" height="${height}">${box(0, 0, width, height, '#f7faf9', 0)}${drawing}</svg>`,
);
/** One file: the fragment of the address names the picture. */
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${views.join('')}${cells.join('')}</svg>`;

export const sectionPicturesEndpoint: Endpoint = {
	path,
	method: 'get',
	handler: () =>
		new Response(sheet, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=86400' } }),
};
