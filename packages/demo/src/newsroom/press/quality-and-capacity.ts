import { brand } from '@site/contract/brand';
import { picture } from '../../pictures.ts';
import type { WrittenArticle } from '../written-article.ts';
import { aboutCompany } from './about-company.ts';

const certificates: WrittenArticle = {
	id: 2,
	slug: 'new-certificates-for-iso-13485-and-mdsap',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.company} receives new certificates for ISO 13485:2016 and MDSAP`,
		cn: `${brand.company} 获得新的 ISO 13485:2016 与 MDSAP 证书`,
	},
	description: {
		en: 'An audit of all sites opens a new certification cycle. Both certificates are available to customers as PDF files.',
		cn: '覆盖所有基地的审核开启了新的认证周期。客户可下载两份证书的 PDF 文件。',
	},
	keywords: {
		en: 'ISO 13485:2016, MDSAP, certification, audit, quality management',
		cn: 'ISO 13485:2016, MDSAP, 认证, 审核, 质量管理',
	},
	publishedOn: '2025-03-11',
	picture: picture('quality'),
	content: {
		en: `<p><strong>San Diego, March 11, 2025.</strong> ${brand.company} has received new certificates under ISO 13485:2016 and the Medical Device Single Audit Program (MDSAP). They follow a recertification audit, of documents in January and of all sites in February. The company has been certified to ISO 13485 since 2013 and under MDSAP since 2019.</p>
<p>ISO 13485:2016 is the international standard for the quality management of medical device makers. MDSAP allows a single audit to serve the authorities of Australia, Brazil, Canada, Japan and the United States.</p>
<h2>What was audited</h2>
<ul>
<li>Design and development, from user needs to release</li>
<li>Purchasing and the control of suppliers</li>
<li>Production, with its validated processes and traceability</li>
<li>Complaints, corrective action and reporting to authorities</li>
</ul>
<p>The scope covers the development, manufacture and distribution of in-vitro diagnostic tests. It also covers contract manufacturing for other companies.</p>
<blockquote><p>“Auditors do not look at our best day. They pick a lot at random and ask for its story. I am proud of the colleagues who could tell it, with records, from raw material to delivery,” said Priya Raman, vice president of quality and regulatory affairs.</p></blockquote>
<h2>What it means for customers</h2>
<p>Customers and distributors need no new agreements. Purchasing departments that keep supplier files can replace the earlier certificates with the new ones. Both can be opened or downloaded as PDF files on the <a href="/resources">resources page</a>.</p>
<p>Partners in contract manufacturing may use the certificates in their own supplier records. Requests for questionnaires and on-site audits are handled by the quality department and can be made through the <a href="/contact">contact page</a>.</p>
<p>Surveillance audits take place every year. The company will publish new versions of the certificates on the same page whenever they change.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2025年3月11日。</strong>${brand.company} 获得新的 ISO 13485:2016 证书和医疗器械单一审核程序（MDSAP）证书。此前，审核机构进行了再认证审核：一月审查文件，二月审核所有基地。公司自 2013年起持有 ISO 13485 证书，自 2019年起持有 MDSAP 证书。</p>
<p>ISO 13485:2016 是医疗器械制造商质量管理的国际标准。MDSAP 使一次审核即可满足澳大利亚、巴西、加拿大、日本和美国监管机构的要求。</p>
<h2>审核内容</h2>
<ul>
<li>从用户需求到放行的设计与开发</li>
<li>采购与供应商控制</li>
<li>生产，包括经验证的工序和可追溯性</li>
<li>投诉、纠正措施以及向监管机构的报告</li>
</ul>
<p>范围涵盖体外诊断产品的开发、生产和销售，也包括为其他企业提供的委托生产。</p>
<blockquote><p>“审核员看的不是我们最好的一天。他们随机挑一个批次，要我们讲出它的来龙去脉。我为能够凭记录从原料一直讲到交付的同事感到骄傲。”质量与法规事务副总裁普丽娅·拉曼（Priya Raman）说。</p></blockquote>
<h2>对客户意味着什么</h2>
<p>客户和经销商无需签订新的协议。保存供应商档案的采购部门可用新证书替换旧证书。两份证书均可在<a href="/resources">资源页面</a>在线查看或下载 PDF。</p>
<p>委托生产合作伙伴可将证书用于自己的供应商档案。调查问卷和现场审核申请由质量部门处理，可通过<a href="/contact">联系页面</a>提出。</p>
<p>监督审核每年进行一次。证书如有变更，公司将在同一页面发布新版本。</p>
${aboutCompany.cn}`,
	},
};

const contractManufacturing: WrittenArticle = {
	id: 29,
	slug: 'one-contact-for-contract-manufacturing-clients',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.name} gives contract manufacturing clients one team from feasibility to shipment`,
		cn: `${brand.name} 为委托生产客户提供从可行性研究到发货的全程专属团队`,
	},
	description: {
		en: 'Development, production, quality and logistics now answer to one project lead for each client.',
		cn: '研发、生产、质量与物流，由每位客户的专属项目负责人统一协调。',
	},
	keywords: {
		en: 'contract manufacturing, IVD, project lead, capacity, integrated supply chain',
		cn: '委托生产, 体外诊断, 项目负责人, 产能, 一体化供应链',
	},
	publishedOn: '2026-10-13',
	picture: picture('vials-row'),
	content: {
		en: `<p><strong>San Diego, October 13, 2026.</strong> ${brand.company} has reorganized its contract manufacturing business around the client. Each project now has one lead, who is responsible for it from the first feasibility study to the delivery of finished kits.</p>
<p>Until now, a client moved from one department to the next as the work went on. Every move meant new contacts and a new explanation. The project lead now stays, and the departments come and go.</p>
<h2>What the team covers</h2>
<ul>
<li>Feasibility and development, in formats from lateral flow to microfluidics</li>
<li>Transfer to production and process validation</li>
<li>Materials, plastics and packaging from the integrated supply chain</li>
<li>Quality systems under GMP, ISO 13485:2016 and ISO 9001:2015</li>
<li>Support for registration in the client’s markets</li>
</ul>
<blockquote><p>“Clients told us that they liked our people and lost track of them. Now there is one name and one phone number, and that person knows which machine your lot is on,” said Daniel Reyes, vice president of operations.</p></blockquote>
<h2>Capacity for growth</h2>
<p>The service draws on a network of more than 3 million square feet in the United States, China and Singapore. Clients work in respiratory and infectious disease, sexually transmitted disease, fertility monitoring, drugs of abuse, cardiac and tumor markers, health tests and blood glucose.</p>
<p>Existing clients have been introduced to their project leads and need to do nothing. Current agreements, prices and quality contacts stay as they are.</p>
<p>Companies that plan a new test, or look for a second source for an existing one, can read about the service on the <a href="/contract-manufacturing">contract manufacturing page</a> and <a href="/contact">ask for a first conversation</a>. It is confidential and carries no obligation.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2026年10月13日。</strong>${brand.company} 以客户为中心重组委托生产业务。如今每个项目都有一位负责人，从首次可行性研究一直负责到成品试剂盒交付。</p>
<p>以往随着工作推进，客户要从一个部门转到下一个部门，每次都意味着新的联系人和重新解释。现在，项目负责人始终不变，各部门按需参与。</p>
<h2>团队职责</h2>
<ul>
<li>从侧向层析到微流控等各种形式的可行性研究与开发</li>
<li>向生产转移及工艺验证</li>
<li>来自一体化供应链的原料、塑料件和包装</li>
<li>符合 GMP、ISO 13485:2016 和 ISO 9001:2015 的质量体系</li>
<li>协助客户在其市场进行注册</li>
</ul>
<blockquote><p>“客户告诉我们，他们喜欢我们的人，却总是找不到人。现在只有一个名字、一个电话号码，而这个人知道您的批次正在哪台机器上。”运营副总裁丹尼尔·雷耶斯（Daniel Reyes）说。</p></blockquote>
<h2>可扩展的产能</h2>
<p>该服务依托美国、中国和新加坡超过 300 万平方英尺的设施。客户涉及呼吸道疾病、传染病、性传播疾病、生育监测、毒品检测、心脏标志物、肿瘤标志物、健康检测和血糖等领域。</p>
<p>现有客户均已与各自的项目负责人对接，无需采取任何行动。现行协议、价格和质量联系人保持不变。</p>
<p>计划开发新检测，或为现有检测寻找第二供应来源的企业，可在<a href="/contract-manufacturing">委托生产页面</a>了解服务内容，并<a href="/contact">预约首次沟通</a>。沟通内容保密，且不附带任何义务。</p>
${aboutCompany.cn}`,
	},
};

export const qualityAndCapacity: WrittenArticle[] = [certificates, contractManufacturing];
