import type { Text } from '@site/contract/language';
import { reportPath } from '@site/contract/report';
import { guideAddress } from '../../app/destinations.ts';
import { routePaths } from '../../app/route-paths.ts';
import type { Content } from './content.ts';
import type { Findable } from './findable.ts';

type Place = { slug: string; title: Text; lead: Text; keywords: Text };

/** Services of the site that are not content, with the words that visitors search for. */
const places: Place[] = [
	{
		slug: reportPath,
		title: { en: 'Report a problem', cn: '报告问题' },
		lead: {
			en: 'A test that did not work, a damaged box, a wrong result, somebody who was harmed: tell us here.',
			cn: '检测无法进行、包装破损、结果有误、有人受到伤害：请在此告诉我们。',
		},
		keywords: {
			en: 'complaint, adverse event, incident, harm, side effect, wrong result, defective, faulty, broken, bad test',
			cn: '投诉, 不良事件, 伤害, 副作用, 结果错误, 质量问题, 坏了',
		},
	},
	{
		slug: routePaths.Check,
		title: { en: 'Check a box', cn: '批号查询' },
		lead: {
			en: 'The number on a carton leads to its instructions, its expiry date and whatever you should know about it.',
			cn: '凭包装盒上的编号，可查看对应的说明书、有效期以及需要了解的事项。',
		},
		keywords: {
			en: 'GTIN, UDI, REF, lot number, batch, expiry date, scan code, authentic',
			cn: '查询包装盒, 有效期, 扫码, 真伪',
		},
	},
	{
		slug: routePaths.Documents,
		title: { en: 'Documents', cn: '文件中心' },
		lead: {
			en: 'Instructions for use, safety data sheets, declarations, brochures and videos, in every revision and language.',
			cn: '使用说明书、安全技术说明书、符合性声明、产品手册和视频，包含各版本和各语种。',
		},
		keywords: { en: 'library, downloads, papers, files', cn: '产品文件, 文档库, 资料下载, 文件库' },
	},
	{
		slug: routePaths.Finder,
		title: { en: 'Find a test', cn: '选择检测产品' },
		lead: {
			en: 'Four questions, and the products that fit: what for, which specimen, where used, how soon.',
			cn: '四个问题找到合适的产品：用途、样本、使用场所、出结果时间。',
		},
		keywords: { en: 'finder, choose a test, which test, selector', cn: '选型, 产品查找, 选择检测' },
	},
	{
		slug: routePaths.List,
		title: { en: 'My list', cn: '我的清单' },
		lead: {
			en: 'Paste references, compare side by side, and ask for one quote, documents or a spreadsheet.',
			cn: '粘贴货号、并排比较，一次询价，获取文件或表格。',
		},
		keywords: {
			en: 'order list, quote for several products, basket, cart, purchasing',
			cn: '采购清单, 批量询价, 购物车',
		},
	},
	{
		slug: routePaths.Notices,
		title: { en: 'Safety and product notices', cn: '安全与产品通告' },
		lead: {
			en: 'What users of our products should know about devices that they already have.',
			cn: '告知用户已购产品的相关信息。',
		},
		keywords: { en: 'notices, recalls, field safety notice, safety alert', cn: '召回, 安全通告, 现场安全通告, 通知' },
	},
];

const stepByStep: Text = { en: 'step by step, timer, how to read the result', cn: '分步指引, 计时, 如何读取结果' };

/** The services of the site, and the guide of each home test. */
export function findablePlaces({ snapshot }: Content): Findable[] {
	const nothing = { belongsTo: [], codes: [], picture: null } satisfies Partial<Findable>;
	const own = places.map(
		({ slug, title, lead, keywords }, at): Findable => ({
			...nothing,
			kind: 'page',
			id: 3000 + at,
			slug,
			title,
			texts: [lead],
			keywords: [keywords],
		}),
	);
	const guides = snapshot.products
		.filter(({ resultGuide }) => resultGuide?.forHome)
		.map(
			({ id, slug, title, description }): Findable => ({
				...nothing,
				kind: 'page',
				id: 4000 + id,
				slug: guideAddress(slug),
				title: { en: `Step by step: ${title.en}`, ...(title.cn && { cn: `分步指引：${title.cn}` }) },
				texts: [description],
				keywords: [stepByStep],
				about: [id],
			}),
		);
	return [...own, ...guides];
}
