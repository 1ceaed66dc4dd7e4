import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import type { Action } from '@site/contract/sections';
import { scene } from '../drawn-people.ts';
import { picture } from '../pictures.ts';
import { applications } from '../sections/capabilities.ts';
import { manufacturingStages, manufacturingVolumes, whoDoesWhat } from '../sections/manufacturing-stages.ts';

const workWithUs: Action = {
	label: { en: `Work With ${brand.name}`, cn: `与 ${brand.name} 合作` },
	to: '/contact',
	style: 'primary',
};
const talkToUs: Action = {
	label: { en: `Talk to ${brand.name}`, cn: `咨询 ${brand.name}` },
	to: '/contact',
	style: 'primary',
};

export const contractManufacturing: ComposedPage = {
	key: 'contract-manufacturing',
	title: { en: 'IVD Contract Manufacturing Solutions', cn: 'IVD 委托生产解决方案' },
	description: {
		en: `IVD contract manufacturing with ${brand.company}: end-to-end development, an integrated supply chain, GMP and ISO quality systems, and 3+ million square feet of capacity.`,
		cn: `${brand.company} 的 IVD 委托生产：端到端开发、一体化供应链、GMP 与 ISO 质量体系，以及超过 300 万平方英尺的产能。`,
	},
	keywords: {
		en: 'IVD contract manufacturing, GMP, ISO 13485:2016, ISO 9001:2015, end-to-end development, OEM rapid tests',
		cn: 'IVD 委托生产, GMP, ISO 13485:2016, ISO 9001:2015, 端到端开发, 快速检测委托生产',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Contract manufacturing', cn: '委托生产' },
			title: { en: 'IVD Contract Manufacturing Solutions', cn: 'IVD 委托生产解决方案' },
			text: {
				en: 'From a first idea to packed kits: one manufacturer for the whole way.',
				cn: '从最初的构想到成品包装，一家制造商全程相伴。',
			},
			picture: scene('manufacturing'),
			actions: [workWithUs],
		},
		{
			kind: 'lists',
			tone: 'white',
			title: { en: 'Application areas', cn: '应用领域' },
			intro: {
				en: 'We make tests for professional and home use in nine areas.',
				cn: '我们在九个领域生产供专业使用和居家使用的检测产品。',
			},
			groups: [{ items: applications }],
		},
		{
			kind: 'split',
			tone: 'pale',
			title: { en: 'End-to-end development', cn: '端到端开发' },
			body: {
				en: '<p>Join at any point. We take on feasibility, assay development, design transfer, validation and regulatory files, or only the step that you need.</p>',
				cn: '<p>任何阶段均可委托。可行性研究、检测方法开发、设计转换、验证与注册文件，我们可全部承担，也可只承担您需要的一环。</p>',
			},
			picture: picture('pcr-plate'),
			side: 'left',
			actions: [workWithUs],
		},
		manufacturingStages('white'),
		manufacturingVolumes('deep'),
		whoDoesWhat('pale'),
		{
			kind: 'split',
			tone: 'white',
			title: { en: 'Integrated supply chain', cn: '一体化供应链' },
			body: {
				en: '<p>Antigens, antibodies, plastics, assembly and packaging come from our own group. Fewer suppliers mean fewer surprises.</p>',
				cn: '<p>抗原、抗体、塑料件、组装与包装均来自我们自己的集团。供应商更少，意外也更少。</p>',
			},
			picture: picture('production-line'),
			side: 'right',
			actions: [
				{
					label: { en: 'See the supply chain', cn: '了解供应链' },
					to: '/contract-manufacturing?for=supply-chain',
					style: 'secondary',
				},
			],
		},
		{
			kind: 'benefits',
			tone: 'deep',
			title: { en: 'Quality systems', cn: '质量体系' },
			intro: { en: 'Verified by an independent certifier.', cn: '经独立认证机构审核。' },
			items: [
				{
					icon: 'shield',
					title: { en: 'GMP', cn: 'GMP' },
					text: { en: 'Good manufacturing practice on every line.', cn: '每条产线均遵循生产质量管理规范。' },
				},
				{
					icon: 'quality',
					title: { en: 'ISO 13485:2016', cn: 'ISO 13485:2016' },
					text: { en: 'Quality management for medical devices.', cn: '医疗器械质量管理体系。' },
				},
				{
					icon: 'document',
					title: { en: 'ISO 9001:2015', cn: 'ISO 9001:2015' },
					text: { en: 'Quality management across the company.', cn: '覆盖全公司的质量管理体系。' },
				},
			],
		},
		{
			kind: 'documents',
			tone: 'pale',
			title: { en: 'The certificates', cn: '证书' },
			intro: { en: 'For your supplier file.', cn: '供您的供应商档案留存。' },
			keys: ['mdsap', 'iso-13485'],
		},
		{
			kind: 'split',
			tone: 'white',
			eyebrow: { en: '3+ million square feet', cn: '超过 300 万平方英尺' },
			title: { en: 'Capacity', cn: '产能' },
			body: {
				en: '<p>With 3+ million square feet we have room for a pilot batch and for the season in which everybody needs a test at once.</p>',
				cn: '<p>超过 300 万平方英尺的设施，既能承接试产批次，也能应对人人同时需要检测的高峰季节。</p>',
			},
			picture: picture('hands-tray'),
			side: 'right',
			actions: [talkToUs],
		},
		{
			kind: 'split',
			tone: 'pale',
			eyebrow: { en: 'Since 2006', cn: '始于 2006年' },
			title: { en: `About ${brand.name}`, cn: `关于 ${brand.name}` },
			body: {
				en: '<p>We have made diagnostics since 2006. Our own products have met the requirements of the FDA, the CE Mark and the NMPA, and that experience goes into yours.</p>',
				cn: '<p>自 2006年以来，我们一直生产诊断产品。我们自己的产品已满足 FDA、CE 标志与 NMPA 的要求，这些经验也将用于您的产品。</p>',
			},
			picture: picture('quality'),
			side: 'left',
			actions: [{ label: { en: 'About Us', cn: '关于我们' }, to: '/about', style: 'link' }],
		},
		{
			kind: 'call',
			tone: 'deep',
			title: { en: 'Have a test in mind?', cn: '已有产品构想？' },
			text: {
				en: 'Tell us about the target, the specimen and the volume.',
				cn: '请告诉我们检测靶标、样本类型与预计产量。',
			},
			picture: picture('hero-cassettes'),
			actions: [talkToUs],
		},
	],
};
