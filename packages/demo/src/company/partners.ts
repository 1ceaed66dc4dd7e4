import type { Organisation } from '@site/contract/company';
import type { Text } from '@site/contract/language';
import { drawing } from '../pictures.ts';
import names from './names.json' with { type: 'json' };

type Entry = { text: Text; to: string };

const logoOf = (name: string): Text => ({ en: `${name} logo`, cn: `${name} 标识` });
const partnerPage = (slug: string) => `https://example.com/partners/${slug}`;
const sisterPage = (slug: string) => `https://example.com/sister-companies/${slug}`;

const partner = (id: 1 | 2 | 3 | 4 | 5 | 6, entry: Entry): Organisation => {
	const name = names[`partner-${id}`];
	return { id, name, logo: drawing(`partner-${id}`, logoOf(name)), ...entry };
};

const sister = (id: 1 | 2 | 3 | 4 | 5 | 6, entry: Entry): Organisation => {
	const name = names[`sister-${id}`];
	return { id, name, logo: drawing(`sister-${id}`, logoOf(name)), ...entry };
};

export const partners: Organisation[] = [
	partner(1, {
		text: {
			en: 'A network of urgent care clinics that tries out our professional tests in daily practice and tells us what slows a visit down.',
			cn: '急诊门诊网络，在日常诊疗中试用我们的专业检测产品，并反馈影响就诊效率的环节。',
		},
		to: partnerPage('northlight-clinics'),
	}),
	partner(2, {
		text: {
			en: 'A distributor of medical supplies that brings our respiratory tests to physician offices, schools and employers.',
			cn: '医疗用品经销商，将我们的呼吸道检测产品送达医生诊所、学校和企业。',
		},
		to: partnerPage('corvane-health'),
	}),
	partner(3, {
		text: {
			en: 'A developer of optical readers. Together we design the analyzers that turn a line on a strip into a number.',
			cn: '光学读数仪开发商，与我们共同设计分析仪，把试纸条上的线条转化为数值。',
		},
		to: partnerPage('lumenta-labs'),
	}),
	partner(4, {
		text: {
			en: 'A group of independent pharmacies that stocks our at-home tests and trains its staff to explain them.',
			cn: '独立药房集团，销售我们的居家检测产品，并培训店员为顾客讲解使用方法。',
		},
		to: partnerPage('meridian-pharmacy-group'),
	}),
	partner(5, {
		text: {
			en: 'A teaching hospital whose laboratory compares our candidate assays with its reference methods before we finalize a design.',
			cn: '教学医院，其实验室在我们定型之前将候选检测与参考方法进行比对。',
		},
		to: partnerPage('palisade-university-hospital'),
	}),
	partner(6, {
		text: {
			en: 'Five independent experts who question our plans, review our studies and advise us on where diagnostics should go next.',
			cn: '由五位独立专家组成，质询我们的计划，审阅我们的研究，并就诊断技术的发展方向提供建议。',
		},
		to: '/scientific-strategy-board',
	}),
];

export const sisterCompanies: Organisation[] = [
	sister(1, {
		text: {
			en: 'Antibodies, antigens and conjugates for immunoassays.',
			cn: '免疫检测用抗体、抗原及偶联物。',
		},
		to: sisterPage('halcyon-reagents'),
	}),
	sister(2, {
		text: {
			en: 'Molded cassettes, tubes, caps and packaging for diagnostics.',
			cn: '诊断用注塑卡壳、试管、管盖及包装。',
		},
		to: sisterPage('brightwell-plastics'),
	}),
	sister(3, {
		text: {
			en: 'Recombinant proteins and molecular assay development.',
			cn: '重组蛋白与分子检测开发。',
		},
		to: sisterPage('orbis-biotech'),
	}),
	sister(4, {
		text: {
			en: 'Temperature-controlled storage, freight and customs services.',
			cn: '温控仓储、货运及报关服务。',
		},
		to: sisterPage('tidewater-logistics'),
	}),
	sister(5, {
		text: {
			en: 'Readers, analyzers and production equipment.',
			cn: '读数仪、分析仪及生产设备。',
		},
		to: sisterPage('kestrel-instruments'),
	}),
	sister(6, {
		text: {
			en: 'Home health products and services for families.',
			cn: '面向家庭的居家健康产品与服务。',
		},
		to: sisterPage('solace-home-health'),
	}),
];
