import type { Section } from '@site/contract/sections';
import { scene } from '../drawn-people.ts';

type Topic = [title: string, text: string];

const english: Topic[] = [
	[
		'Report a problem',
		'A test that did not work, a damaged delivery, an adverse event: <a href="/report">report it to us</a>, or tell us by email or phone, with the lot number and a photograph if you can. Keep the test and its box. Every complaint is recorded, investigated and answered.',
	],
	[
		'Recalls and safety notices',
		'All of them are under <a href="/notices">safety and product notices</a>. With the number on your box you can <a href="/check">look up</a> whether one concerns your lot. Customers who received such a lot also hear from us directly.',
	],
	[
		'Certificates and declarations',
		'Our ISO 13485 and MDSAP certificates are on the page <a href="/resources">Resources</a>. Declarations of conformity, letters of authorization and the fact sheets for patients and providers are in the <a href="/documents">document library</a> and on the page of each product that has them; so are the numbers of its registrations, country by country. CE certificates and copies of registration certificates are sent on request.',
	],
	[
		'Buying and prices',
		'Many home tests are sold online: where one is, Buy Now stands on its page in the <a href="/product/all">catalog</a>. Clinics, laboratories and pharmacies order from us or from a distributor near them. Ask for a quote, a price list, the minimum order quantity, the delivery time, the status of an order or a return.',
	],
	[
		'Training',
		'Videos and quick reference cards are in the <a href="/documents">document library</a> and on the pages of the products that have them. We also train teams on site and online.',
	],
	[
		'Disposal of used tests',
		'At home, put everything that was used into a bag, close it and throw it away with household waste unless local rules differ. In a clinic or laboratory, used tests are infectious waste.',
	],
];

const chinese: Topic[] = [
	[
		'报告问题',
		'检测无法正常进行、到货破损或发生不良事件，请<a href="/report">在线报告</a>，或通过电子邮件、电话告知我们，并注明批号，如有可能请附照片。请保留产品及包装盒。每一项投诉，我们都会记录、调查并答复。',
	],
	[
		'召回与安全通知',
		'全部通告见<a href="/notices">安全与产品通告</a>。凭包装盒上的编号即可<a href="/check">查询</a>您的批次是否涉及。收到相关批次的客户，我们也会直接通知。',
	],
	[
		'证书与声明',
		'ISO 13485 与 MDSAP 证书见<a href="/resources">新闻与资料</a>页面。符合性声明、授权函以及面向医务人员和受检者的情况说明见<a href="/documents">文件中心</a>及相应产品的页面，产品页面还列出各国的注册证编号。CE 证书和医疗器械注册证副本可按需提供。',
	],
	[
		'购买与价格',
		'许多居家检测产品在美国在线销售，<a href="/product/all">产品目录</a>中的产品页面上均有注明。未在中国注册的产品不在中国境内销售。诊所、实验室和药房可向我们或就近的经销商订购。欢迎咨询报价、价格表、最小起订量、交货期、订单状态及退货。',
	],
	['培训', '视频和快速操作卡见<a href="/documents">文件中心</a>及相应产品的页面。我们也提供现场和在线培训。'],
	[
		'使用后的处理',
		'在家中，请将使用过的所有物品装袋封口，与生活垃圾一同丢弃；当地另有规定的除外。在诊所或实验室，使用过的检测产品属于感染性废物。',
	],
];

const html = (topics: Topic[]) => topics.map(([title, text]) => `<h3>${title}</h3><p>${text}</p>`).join('');

export const technicalSupport: Section = {
	kind: 'split',
	tone: 'white',
	title: { en: 'Technical support', cn: '技术支持' },
	body: {
		en: '<p>A question about a test, a reader or a result? Write or call. Have the catalog number and the lot number at hand: both are printed on the box and on every pouch.</p>',
		cn: '<p>对检测产品、读数仪或结果有疑问？欢迎来信或致电。请准备好货号和批号，两者均印在包装盒和每个铝箔袋上。</p>',
	},
	picture: scene('contact'),
	side: 'right',
	actions: [],
};

/** Questions to a manufacturer before and after a purchase. */
export const productHelp: Section = {
	kind: 'text',
	tone: 'pale',
	title: { en: 'Help with our products', cn: '产品支持与服务' },
	body: { en: html(english), cn: html(chinese) },
	actions: [],
};
