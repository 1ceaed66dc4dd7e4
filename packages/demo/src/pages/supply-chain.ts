import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { scene } from '../drawn-people.ts';
import { picture } from '../pictures.ts';
import { capabilities } from '../sections/capabilities.ts';
import { globalNetwork } from '../sections/global-network.ts';
import { supplyChainFigures } from '../sections/supply-chain-figures.ts';

export const supplyChain: ComposedPage = {
	key: 'supply-chain',
	title: {
		en: 'Integrated Supply Chain for Diagnostic Customers',
		cn: '面向诊断客户的一体化供应链',
	},
	description: {
		en: `How ${brand.company} supplies diagnostic customers in 170+ countries from its own integrated supply chain: quality control, accessibility, cost savings and flexibility.`,
		cn: `${brand.company} 以自有的一体化供应链服务 170 多个国家和地区的诊断客户：质量控制、供应可及、节约成本、灵活应变。`,
	},
	keywords: {
		en: 'integrated supply chain, diagnostics supply, IVD technologies, IVD applications, rapid test manufacturer, raw materials, antigens, antibodies, supplier, delivery',
		cn: '一体化供应链, 诊断产品供应, IVD 技术, IVD 应用, 快速检测生产商, 原料, 抗原, 抗体, 供应商',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Supply chain', cn: '供应链' },
			title: {
				en: 'Integrated Supply Chain for Diagnostic Customers',
				cn: '面向诊断客户的一体化供应链',
			},
			text: {
				en: 'One company from raw material to delivery, serving customers in 170+ countries.',
				cn: '从原料到交付，一家公司全程负责，服务 170 多个国家和地区的客户。',
			},
			picture: picture('supply-chain'),
			actions: [
				{ label: { en: 'Contact Us', cn: '联系我们' }, to: '/contact', style: 'primary' },
				{ label: { en: 'See our products', cn: '查看产品' }, to: '/product/all', style: 'secondary' },
			],
		},
		{
			kind: 'split',
			tone: 'white',
			title: { en: 'Every step in one group', cn: '每一步，都在集团之内' },
			body: {
				en: '<p>A rapid test is only as reliable as the parts it is made of. With our sister companies we make the antigens and antibodies, formulate the reagents, mold the plastics, assemble the cassettes and ship the kits.</p><p>You deal with one supplier, one quality system and one person who knows your order.</p>',
				cn: '<p>快速检测是否可靠，取决于它的每一个部件。抗原抗体、试剂配方、注塑件、检测卡组装到成品发运，均由我们与姊妹公司完成。</p><p>您只需面对一家供应商、一套质量体系，以及一位熟悉您订单的联系人。</p>',
			},
			picture: picture('hands-tray'),
			side: 'right',
			actions: [],
		},
		supplyChainFigures('deep'),
		{
			kind: 'benefits',
			tone: 'white',
			title: { en: 'What it means for you', cn: '为您带来的好处' },
			items: [
				{
					icon: 'quality',
					title: { en: 'Quality Control', cn: '质量控制' },
					text: {
						en: 'We check materials, assembly and finished lots ourselves, so each lot behaves like the last.',
						cn: '原料、组装与成品批次均由我们自行检验，确保批次之间表现一致。',
					},
				},
				{
					icon: 'access',
					title: { en: 'Accessibility', cn: '供应可及' },
					text: {
						en: 'Stock and sites on two continents keep tests within reach when demand rises.',
						cn: '两大洲的库存与基地，让您在需求上升时仍能及时获得检测产品。',
					},
				},
				{
					icon: 'savings',
					title: { en: 'Cost Savings', cn: '节约成本' },
					text: {
						en: 'Fewer hands between raw material and kit means fewer margins to pay for.',
						cn: '从原料到成品的中间环节更少，您需要承担的加价也更少。',
					},
				},
				{
					icon: 'flexibility',
					title: { en: 'Flexibility', cn: '灵活应变' },
					text: {
						en: 'Pack sizes, labels and delivery plans follow your market and your season.',
						cn: '包装规格、标签与交付计划，均可配合您的市场与季节需求。',
					},
				},
			],
		},
		{
			kind: 'scene',
			picture: picture('cold-storage'),
			caption: {
				en: 'Cold storage: controls and reagents keep their temperature from filling to shipping.',
				cn: '冷库：质控品与试剂从灌装到发运全程保持温度。',
			},
		},
		globalNetwork('pale'),
		capabilities('white', { en: 'What we own, and what we support', cn: '自有环节与支持范围' }),
		{
			kind: 'cards',
			tone: 'pale',
			title: { en: 'Go further', cn: '进一步了解' },
			items: [
				{
					title: { en: 'Contract Manufacturing', cn: '委托生产' },
					text: {
						en: 'The same supply chain, working under your name: development, production and packaging.',
						cn: '同样的供应链，以您的品牌运作：开发、生产与包装。',
					},
					picture: scene('manufacturing'),
					action: {
						label: { en: 'Learn More', cn: '了解更多' },
						to: '/contract-manufacturing?for=supply-chain',
						style: 'primary',
					},
				},
				{
					title: { en: 'Partner With Us', cn: '与我们合作' },
					text: {
						en: 'Tell us what you need and where. We will tell you how we can supply it.',
						cn: '请告诉我们您的需求与市场，我们会说明如何为您供应。',
					},
					picture: scene('partnering'),
					action: { label: { en: 'Contact Us', cn: '联系我们' }, to: '/contact', style: 'primary' },
				},
			],
		},
	],
};
