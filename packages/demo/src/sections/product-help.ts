import type { Section } from '@site/contract/sections';

type Topic = [title: string, text: string];

const english: Topic[] = [
	[
		'Technical support',
		'A question about a test, a reader or a result? Write or call. Have the catalog number and the lot number at hand: both are printed on the box and on every pouch.',
	],
	[
		'Report a problem',
		'A test that did not work, a damaged delivery, an adverse event: <a href="/report">report it to us</a>, or tell us by e-mail or phone, with the lot number and a photograph if you can. Keep the test and its box. Every complaint is recorded, investigated and answered.',
	],
	[
		'Recalls and safety notices',
		'Customers who received a lot that is concerned hear from us directly. To ask whether a recall concerns your lot, name the catalog number and the lot number.',
	],
	[
		'Certificates and declarations',
		'Our ISO 13485 and MDSAP certificates are on the page <a href="/resources">Resources</a>. Declarations of conformity, CE certificates, registration certificates by country, letters of authorization and fact sheets for patients and providers are sent on request.',
	],
	[
		'Buying and prices',
		'Home tests are sold online: Buy Now stands on the page of each one in the <a href="/product/all">catalog</a>. Clinics, laboratories and pharmacies order from us or from a distributor near them. Ask for a quote, a price list, the minimum order quantity, the delivery time, the status of an order or a return.',
	],
	[
		'Training',
		'Training videos and quick guides are under Downloadable Resources on the page of each product. We also train teams on site and online.',
	],
	[
		'Disposal of used tests',
		'At home, put everything that was used into a bag, close it and throw it away with household waste unless local rules differ. In a clinic or laboratory, used tests are infectious waste.',
	],
];

const chinese: Topic[] = [
	['技术支持', '对检测产品、读数仪或结果有疑问？欢迎来信或致电。请准备好货号和批号，两者均印在包装盒和每个铝箔袋上。'],
	[
		'报告问题',
		'检测无法正常进行、到货破损或发生不良事件，请<a href="/report">在线报告</a>，或通过电子邮件、电话告知我们，并注明批号，如有可能请附照片。请保留产品及包装盒。每一项投诉，我们都会记录、调查并答复。',
	],
	['召回与安全通知', '如有涉及的批次，我们会直接通知收到该批次的客户。如需确认您的批次是否被召回，请告知货号和批号。'],
	[
		'证书与声明',
		'ISO 13485 与 MDSAP 证书见<a href="/resources">新闻与资料</a>页面。符合性声明、CE 证书、各国医疗器械注册证及其编号、授权函以及患者和医务人员说明，均可按需提供。',
	],
	[
		'购买与价格',
		'居家检测产品在线销售：在<a href="/product/all">产品目录</a>中打开产品页面，点击立即购买。诊所、实验室和药房可向我们或就近的经销商订购。欢迎咨询报价、价格表、最小起订量、交货期、订单状态及退货。',
	],
	['培训', '培训视频和快速操作指南见各产品页面的资料下载。我们也提供现场和在线培训。'],
	[
		'使用后的处理',
		'在家中，请将使用过的所有物品装袋封口，与生活垃圾一同丢弃；当地另有规定的除外。在诊所或实验室，使用过的检测产品属于感染性废物。',
	],
];

const html = (topics: Topic[]) => topics.map(([title, text]) => `<h3>${title}</h3><p>${text}</p>`).join('');

/** What people ask a manufacturer for after they have bought, or before. */
export const productHelp: Section = {
	kind: 'text',
	tone: 'pale',
	title: { en: 'Help with our products', cn: '产品支持与服务' },
	body: { en: html(english), cn: html(chinese) },
	actions: [],
};
