import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import type { Action } from '@site/contract/sections';
import { scene } from '../drawn-people.ts';
import { picture } from '../pictures.ts';
import { companyFigures } from '../sections/company-figures.ts';
import { distributorSteps, whoQualifies } from '../sections/distributor-steps.ts';
import { openTerritories } from '../sections/open-territories.ts';

const openForm: Action = {
	label: { en: 'Become A Distributor', cn: '成为经销商' },
	to: 'link:distributorForm',
	style: 'primary',
};

export const becomeADistributor: ComposedPage = {
	key: 'become-a-distributor',
	title: { en: `Become a Distributor - ${brand.name}`, cn: `成为经销商 - ${brand.name}` },
	description: {
		en: `Distribute the rapid tests of ${brand.company}: sales support, transparent collaboration and clear pricing.`,
		cn: `经销 ${brand.company} 的快速检测产品：销售支持、透明合作、清晰定价。`,
	},
	keywords: {
		en: 'become a distributor, rapid test distributor, sales support, distributor pricing',
		cn: '成为经销商, 快速检测经销, 销售支持, 经销价格',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Distribution', cn: '经销' },
			title: { en: 'Become a Distributor', cn: '成为经销商' },
			text: {
				en: `Bring the rapid tests of ${brand.name} to the people you serve.`,
				cn: `将 ${brand.name} 的快速检测产品带给您的客户。`,
			},
			picture: scene('distributor'),
			actions: [openForm],
		},
		{
			kind: 'split',
			tone: 'white',
			title: { en: 'Sales Support', cn: '销售支持' },
			body: {
				en: '<p>You know your market; we know the tests. We train your team, supply samples and printed material, and answer the technical questions that your customers ask.</p>',
				cn: '<p>您了解市场，我们了解产品。我们为您的团队提供培训、样品与宣传资料，并解答客户提出的技术问题。</p>',
			},
			picture: picture('product-family'),
			side: 'right',
			actions: [],
		},
		{
			kind: 'split',
			tone: 'pale',
			title: { en: 'Transparent Collaboration', cn: '透明合作' },
			body: {
				en: '<p>You see what we see: stock, lead times, certificates and changes to a product, before they concern your customers. One contact knows your account.</p>',
				cn: '<p>信息对等：库存、交期、证书与产品变更，在影响您的客户之前就告知您。并由一位专属联系人与您对接。</p>',
			},
			picture: picture('resources-news'),
			side: 'left',
			actions: [],
		},
		{
			kind: 'split',
			tone: 'white',
			title: { en: 'Pricing', cn: '定价' },
			body: {
				en: '<p>Because we make what we sell, the price comes straight from the factory. You get a clear list by volume, and notice before it changes.</p>',
				cn: '<p>产品由我们自己生产，报价直接来自工厂。您将获得按采购量划分的清晰价目表，如有调整会提前通知。</p>',
			},
			picture: picture('cartons-corner'),
			side: 'right',
			actions: [openForm],
		},
		companyFigures('deep'),
		openTerritories('white'),
		whoQualifies('pale'),
		distributorSteps('white'),
		{
			kind: 'call',
			tone: 'deep',
			title: { en: 'Shall we talk about your market?', cn: '聊聊您的市场？' },
			text: {
				en: 'The form takes a few minutes. Our distribution team will get back to you.',
				cn: '填写表单只需几分钟，我们的经销团队会与您联系。',
			},
			actions: [openForm],
		},
	],
};
