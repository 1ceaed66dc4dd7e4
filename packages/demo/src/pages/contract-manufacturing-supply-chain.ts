import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { scene } from '../drawn-people.ts';
import { picture } from '../pictures.ts';
import { capabilities } from '../sections/capabilities.ts';
import { globalNetwork } from '../sections/global-network.ts';
import { supplyChainFigures } from '../sections/supply-chain-figures.ts';

export const contractManufacturingSupplyChain: ComposedPage = {
	key: 'contract-manufacturing-supply-chain',
	title: {
		en: 'Integrated Supply Chain for Contract Manufacturing Clients',
		cn: '面向委托生产客户的一体化供应链',
	},
	description: {
		en: `${brand.company} makes diagnostics under its clients’ names from one integrated supply chain: quality control, accessibility, cost savings and flexibility.`,
		cn: `${brand.company} 依托一体化供应链，以客户品牌生产诊断产品：质量控制、供应可及、节约成本、灵活应变。`,
	},
	keywords: {
		en: 'contract manufacturing, integrated supply chain, IVD manufacturing, private label tests, OEM diagnostics',
		cn: '委托生产, 一体化供应链, IVD 生产, 自有品牌检测, 诊断产品委托生产',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Contract manufacturing', cn: '委托生产' },
			title: {
				en: 'Integrated Supply Chain for Contract Manufacturing Clients',
				cn: '面向委托生产客户的一体化供应链',
			},
			text: {
				en: 'Your test, your name, our materials, lines and warehouses, shipped to 170+ countries.',
				cn: '您的产品，您的品牌；我们的原料、产线与仓储，供应 170 多个国家和地区。',
			},
			picture: picture('production-line'),
			actions: [
				{ label: { en: 'Contact Us', cn: '联系我们' }, to: '/contact', style: 'primary' },
				{
					label: { en: 'Our manufacturing solutions', cn: '了解委托生产' },
					to: '/contract-manufacturing',
					style: 'secondary',
				},
			],
		},
		{
			kind: 'split',
			tone: 'white',
			title: { en: 'One chain behind your brand', cn: '一条供应链，支撑您的品牌' },
			body: {
				en: '<p>Contract manufacturing is easiest when nothing has to be bought in at the last minute. We hold the materials, the molds, the assembly lines and the packaging ourselves.</p><p>You keep the design and the market. We keep your batches on schedule and your files in order.</p>',
				cn: '<p>样样自有，委托生产才真正省心。原料、模具、组装线与包装均为我们自有。</p><p>您专注于设计与市场，我们负责按计划交付批次、妥善管理文件。</p>',
			},
			picture: picture('vials-row'),
			side: 'right',
			actions: [],
		},
		supplyChainFigures('deep'),
		{
			kind: 'benefits',
			tone: 'white',
			title: { en: 'What it means for your product', cn: '为您的产品带来的好处' },
			items: [
				{
					icon: 'quality',
					title: { en: 'Quality Control', cn: '质量控制' },
					text: {
						en: 'Your acceptance criteria are checked at each step, from incoming material to finished lot.',
						cn: '从来料到成品批次，每一步都按您的验收标准检验。',
					},
				},
				{
					icon: 'access',
					title: { en: 'Accessibility', cn: '供应可及' },
					text: {
						en: 'Materials and capacity are in the house, so that your next batch does not wait for a third party.',
						cn: '原料与产能均在内部，您的下一批产品无需等待第三方。',
					},
				},
				{
					icon: 'savings',
					title: { en: 'Cost Savings', cn: '节约成本' },
					text: {
						en: 'One manufacturer instead of several means fewer hand-overs, shipments and margins.',
						cn: '由一家厂商取代多家，减少交接、运输与加价。',
					},
				},
				{
					icon: 'flexibility',
					title: { en: 'Flexibility', cn: '灵活应变' },
					text: {
						en: 'Start with a component, a strip or a complete kit, and change volumes as your market grows.',
						cn: '可从单个组件、试纸条或整套试剂盒起步，并随市场增长调整产量。',
					},
				},
			],
		},
		globalNetwork('pale'),
		capabilities('white', { en: 'What we own, and what we can make for you', cn: '自有环节与可承接范围' }),
		{
			kind: 'cards',
			tone: 'pale',
			title: { en: 'Go further', cn: '进一步了解' },
			items: [
				{
					title: { en: 'Contract Manufacturing', cn: '委托生产' },
					text: {
						en: 'Development, quality systems and capacity: how we work, step by step.',
						cn: '开发、质量体系与产能：逐步了解我们的工作方式。',
					},
					picture: picture('cold-storage'),
					action: { label: { en: 'Learn More', cn: '了解更多' }, to: '/contract-manufacturing', style: 'primary' },
				},
				{
					title: { en: 'Partner With Us', cn: '与我们合作' },
					text: {
						en: 'Describe your test, your volumes and your markets. We will answer with a plan.',
						cn: '请介绍您的产品、产量与市场，我们将以方案回复您。',
					},
					picture: scene('partnering'),
					action: { label: { en: 'Contact Us', cn: '联系我们' }, to: '/contact', style: 'primary' },
				},
			],
		},
	],
};
