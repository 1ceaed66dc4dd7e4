import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import type { Action } from '@site/contract/sections';
import { scene } from '../drawn-people.ts';
import { picture } from '../pictures.ts';
import { asOf } from '../sections/figures-as-of.ts';
import { recentNews } from '../sections/recent-news.ts';
import { supplyChainFigures } from '../sections/supply-chain-figures.ts';

const learnMore = (to: string): Action => ({ label: { en: 'Learn More', cn: '了解更多' }, to, style: 'primary' });
const open = (en: string, cn: string, to: string): Action => ({ label: { en, cn }, to, style: 'link' });

export const home: ComposedPage = {
	key: 'home',
	title: { en: `Home - ${brand.name}`, cn: `首页 - ${brand.name}` },
	description: {
		en: `${brand.company} makes rapid point-of-care and over-the-counter tests, and offers contract manufacturing and an integrated supply chain.`,
		cn: `${brand.company} 生产即时检测与非处方快速检测产品，并提供委托生产与一体化供应链服务。`,
	},
	keywords: {
		en: 'rapid tests, point-of-care diagnostics, over-the-counter tests, flu A/B and COVID-19, contract manufacturing',
		cn: '快速检测, 即时检测, 非处方检测, 甲型/乙型流感与新冠, 委托生产',
	},
	sections: [
		{
			kind: 'finder',
			tone: 'white',
			title: { en: 'The Table of Tests', cn: '检测全表' },
			intro: {
				en: 'Every test we make, by its specimen and its minutes. A mark has the lines of its test and the color of its area.',
				cn: '我们的全部检测，按样本和时间排列。每个标记显示检测的线条和所属领域的颜色。',
			},
		},
		{
			kind: 'call',
			tone: 'pale',
			title: { en: 'Box in your hand?', cn: '手里有产品？' },
			text: {
				en: 'The REF or the lot number is enough: see whether it can be used, what a notice says, and how the result is read.',
				cn: '输入货号或批号，即可查看该产品能否使用、有无通告，以及如何判读结果。',
			},
			actions: [
				{ label: { en: 'Check your box', cn: '核对批号' }, to: '/check', style: 'primary' },
				open('Find instructions', '查找说明书', '/documents'),
			],
		},
		{
			kind: 'split',
			tone: 'white',
			eyebrow: { en: 'Diagnostics', cn: '诊断' },
			title: { en: 'World-Class Diagnostics', cn: '面向全球的诊断产品' },
			body: {
				en: '<p>Rapid tests for the clinic, the pharmacy and the home: respiratory and infectious disease, fertility, drugs of abuse, cardiac and tumor markers, blood glucose.</p><p>Our flagship three-in-one test tells flu A, flu B and COVID-19 apart in 10 minutes.</p>',
				cn: '<p>为诊所、药房和家庭提供快速检测：呼吸道与传染病、生育、毒品、心脏与肿瘤标志物、血糖。</p><p>我们的旗舰三合一检测 10 分钟即可区分甲流、乙流与新冠。</p>',
			},
			picture: picture('home-testing'),
			side: 'right',
			actions: [learnMore('/diagnostics')],
		},
		{
			kind: 'split',
			tone: 'pale',
			eyebrow: { en: 'Supply chain', cn: '供应链' },
			title: { en: 'World-Class Supply Chain', cn: '面向全球的供应链' },
			body: {
				en: '<p>From raw material to finished kit, each step is in our own hands or in those of our sister companies. That keeps quality steady, costs down and shelves full in 170+ countries.</p>',
				cn: '<p>从原料到成品，每一步都由我们及姊妹公司掌握。质量稳定、成本可控，供应覆盖 170 多个国家和地区。</p>',
			},
			picture: picture('supply-chain'),
			side: 'left',
			actions: [learnMore('/supply-chain')],
		},
		{
			kind: 'figures',
			tone: 'deep',
			title: asOf({ en: 'In figures', cn: '公司数据' }),
			items: [
				{
					value: { en: '170+', cn: '170+ 个' },
					label: { en: 'countries supplied, under our brand and others', cn: '供应国家和地区，含自有品牌与其他品牌' },
				},
				...supplyChainFigures('deep').items.slice(1),
			],
		},
		{
			kind: 'cards',
			tone: 'white',
			title: { en: 'Who we are, and with whom', cn: '我们与伙伴' },
			items: [
				{
					title: { en: `About ${brand.name}`, cn: `关于 ${brand.name}` },
					text: {
						en: 'We have been making diagnostics since 2006, with authorizations from the FDA and NMPA and with the CE Mark. Our aim has stayed the same: a clear answer, close to the patient.',
						cn: '自 2006年以来，我们专注于诊断产品，拥有 FDA、NMPA 授权及 CE 标志。我们的目标始终如一：在患者身边给出清晰的答案。',
					},
					picture: picture('lab-bench'),
					action: learnMore('/about'),
				},
				{
					title: { en: 'Partnerships', cn: '合作伙伴' },
					text: {
						en: 'Good tests rarely come from one company alone. We bring development, manufacturing and distribution; our partners bring science, markets and ideas.',
						cn: '好的检测产品很少只靠一家公司完成。我们带来开发、生产与分销能力，合作伙伴带来科学、市场与创意。',
					},
					picture: scene('partnering'),
					action: learnMore('/partnering'),
				},
				{
					title: { en: `The ${brand.name} Union`, cn: `${brand.name} 联盟` },
					text: {
						en: 'Six sister companies share laboratories, materials and know-how with us. Together we cover the whole way from a molecule to a test on the shelf.',
						cn: '六家姊妹公司与我们共享实验室、原料与专业知识。从分子到货架上的检测产品，我们共同走完全程。',
					},
					picture: picture('product-family'),
					action: learnMore('/about'),
				},
			],
		},
		{
			kind: 'logos',
			tone: 'pale',
			title: { en: 'Our sister companies', cn: '我们的姊妹公司' },
			of: 'sisterCompanies',
		},
		recentNews('white'),
		{
			kind: 'cards',
			tone: 'pale',
			title: { en: 'Additional Resources', cn: '更多资源' },
			items: [
				{
					title: { en: 'Media room', cn: '媒体中心' },
					text: {
						en: 'Press releases, and logos and pictures for your story.',
						cn: '新闻稿，以及可供报道使用的标识与图片。',
					},
					picture: scene('media-room'),
					action: open('Visit the media room', '前往媒体中心', '/media-room'),
				},
				{
					title: { en: 'Products', cn: '产品' },
					text: { en: 'Every test we make, by area and certification.', cn: '按领域与认证浏览我们的全部检测产品。' },
					picture: picture('cartons-corner'),
					action: open('Browse products', '浏览产品', '/product/all'),
				},
				{
					title: { en: 'Careers', cn: '招贤纳士' },
					text: { en: 'Open positions, and what it is like to work here.', cn: '查看在招职位，了解在这里工作的体验。' },
					picture: scene('careers'),
					action: open('See open positions', '查看在招职位', '/careers'),
				},
			],
		},
	],
};
