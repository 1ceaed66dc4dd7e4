import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { picture } from '../pictures.ts';
import { companyFigures } from '../sections/company-figures.ts';
import { leadership } from '../sections/leadership.ts';
import { milestones } from '../sections/milestones.ts';
import { proposeAPartnership } from '../sections/propose-a-partnership.ts';
import { recentNews } from '../sections/recent-news.ts';
import { technologyDiagram } from '../sections/technology-diagram.ts';
import { settings } from '../settings.ts';

/** The first line of the address is the company's name. */
const headquarters = settings.address.slice(1);
const headquartersIn = {
	en: headquarters.map((line) => line.en).join(', '),
	cn: headquarters.map((line) => line.cn ?? line.en).join('，'),
};

export const about: ComposedPage = {
	key: 'about',
	title: { en: `About - ${brand.name}`, cn: `关于我们 - ${brand.name}` },
	description: {
		en: `Founded in 2006, ${brand.company} makes rapid diagnostics with FDA, CE Mark and NMPA authorization: 18+ years, 1000+ products, 700+ partners.`,
		cn: `${brand.company} 成立于 2006年，生产获 FDA、CE 标志与 NMPA 授权的快速诊断产品：18 年以上经验、1000 多款产品、700 多家合作伙伴。`,
	},
	keywords: {
		en: 'about, diagnostics company, FDA, CE Mark, NMPA, rapid tests, founded 2006, leadership, management, CEO, chief executive officer, who leads the company',
		cn: '关于我们, 诊断公司, FDA, CE 标志, NMPA, 快速检测, 成立于 2006年, 领导团队, 管理层, 首席执行官, 总裁',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'About', cn: '关于我们' },
			title: { en: 'Transforming Global Diagnostics', cn: '变革全球诊断' },
			text: {
				en: 'Since 2006 we have made tests that give clear answers close to the patient.',
				cn: '自 2006年以来，我们致力于让清晰的检测结果来到患者身边。',
			},
			picture: picture('lab-bench'),
			actions: [
				{ label: { en: 'See our products', cn: '查看产品' }, to: '/product/all', style: 'primary' },
				{ label: { en: 'Contact Us', cn: '联系我们' }, to: '/contact', style: 'secondary' },
			],
		},
		{
			kind: 'split',
			tone: 'white',
			eyebrow: { en: 'Our story', cn: '我们的故事' },
			title: { en: 'Clear answers since 2006', cn: '自 2006年起，给出清晰答案' },
			body: {
				en: `<p>${brand.company} was founded in 2006. Our products carry FDA, CE Mark and NMPA authorization and are used by professionals and at home.</p><p>Our headquarters have moved to a new address: ${headquartersIn.en}.</p>`,
				cn: `<p>${brand.company} 成立于 2006年。我们的产品拥有 FDA、CE 标志与 NMPA 授权，供专业人员和家庭使用。</p><p>公司总部已迁至新址：${headquartersIn.cn}。</p>`,
			},
			picture: picture('antibodies'),
			side: 'right',
			actions: [],
		},
		milestones('pale'),
		{
			kind: 'split',
			tone: 'white',
			eyebrow: { en: 'Our flagship', cn: '旗舰产品' },
			title: { en: 'Three answers in 10 minutes', cn: '10 分钟，三个答案' },
			body: {
				en: '<p>Our flagship is the three-in-one Flu A/B and COVID-19 test: one swab, one cassette, and results in 10 minutes. It is emergency use authorized.</p>',
				cn: '<p>我们的旗舰产品是甲型/乙型流感与新冠病毒三合一检测：一支拭子、一张检测卡，10 分钟出结果。该产品已获紧急使用授权。</p>',
			},
			picture: picture('hands-pack-kit'),
			side: 'left',
			actions: [
				{
					label: { en: 'Request a Free Sample Kit', cn: '申请免费样品盒' },
					to: '/free-sample-kit',
					style: 'primary',
				},
			],
		},
		companyFigures('deep'),
		technologyDiagram('white'),
		{
			kind: 'cards',
			tone: 'pale',
			title: { en: 'What we bring', cn: '我们的优势' },
			items: [
				{
					title: { en: 'Integrated Supply Chain', cn: '一体化供应链' },
					text: {
						en: 'Materials, manufacturing and delivery in our own hands and those of our sister companies, from the first antibody to the last carton.',
						cn: '从第一支抗体到最后一箱成品，原料、生产与交付均由我们自己掌握。',
					},
					picture: picture('cartons-corner'),
					action: {
						label: { en: 'See the supply chain', cn: '了解供应链' },
						to: '/supply-chain',
						style: 'link',
					},
				},
				{
					title: { en: 'Technology & Expertise', cn: '技术与专长' },
					text: {
						en: 'Colloidal gold, electrochemical, chemiluminescence, dry clinical chemistry, PCR, microfluidics and recombinant protein.',
						cn: '胶体金、电化学、化学发光、干化学、PCR、微流控与重组蛋白。',
					},
					picture: picture('droplet-into-well'),
				},
				{
					title: { en: `Partner with ${brand.name}`, cn: `与 ${brand.name} 合作` },
					text: {
						en: 'We look for partners who want to bring better tests to more people.',
						cn: '我们寻找愿意把更好的检测带给更多人的合作伙伴。',
					},
					picture: picture('hero-cassettes'),
					action: { label: { en: 'Explore partnering', cn: '了解合作' }, to: '/partnering', style: 'link' },
				},
				{
					title: { en: 'Materials & Consumables', cn: '原料与耗材' },
					text: {
						en: 'Antigens, antibodies, tubes, swabs and other consumables are available to other manufacturers too.',
						cn: '抗原、抗体、试管、拭子及其他耗材，也向其他生产企业供应。',
					},
					picture: picture('tubes-macro'),
					action: { label: { en: 'Contact Us', cn: '联系我们' }, to: '/contact', style: 'link' },
				},
			],
		},
		leadership('white'),
		{
			kind: 'logos',
			tone: 'pale',
			title: { en: `The ${brand.name} Union`, cn: `${brand.name} 联盟` },
			intro: {
				en: 'Six sister companies share laboratories, materials and know-how with us.',
				cn: '六家姊妹公司与我们共享实验室、原料与专业知识。',
			},
			of: 'sisterCompanies',
		},
		proposeAPartnership('deep'),
		recentNews('white'),
	],
};
