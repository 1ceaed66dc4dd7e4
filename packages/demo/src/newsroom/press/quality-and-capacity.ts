import { brand } from '@site/contract/brand';
import type { Article } from '@site/contract/newsroom';
import { picture } from '../../pictures.ts';
import { aboutCompany } from './about-company.ts';

const certificates: Article = {
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
	picture: picture('whole-blood-cassette-with-dropper'),
	content: {
		en: `<p><strong>San Diego, March 11, 2025.</strong> ${brand.company} has received new certificates under ISO 13485:2016 and the Medical Device Single Audit Program (MDSAP). They follow an audit of documents in January and of all sites in February.</p>
<p>ISO 13485:2016 is the international standard for the quality management of medical device makers. MDSAP allows a single audit to serve the authorities of Australia, Brazil, Canada, Japan and the United States.</p>
<h2>What was audited</h2>
<ul>
<li>Design and development, from user needs to release</li>
<li>Purchasing and the control of suppliers</li>
<li>Production, with its validated processes and traceability</li>
<li>Complaints, corrective action and reporting to authorities</li>
</ul>
<p>The scope covers the development, manufacture and distribution of in-vitro diagnostic tests. It also covers contract manufacturing for other companies.</p>
<blockquote><p>"Auditors do not look at our best day. They pick a lot at random and ask for its story. I am proud of the colleagues who could tell it, with records, from raw material to delivery," said Priya Raman, vice president of quality and regulatory affairs.</p></blockquote>
<h2>What it means for customers</h2>
<p>Customers and distributors need no new agreements. Purchasing departments that keep supplier files can replace the earlier certificates with the new ones. Both can be opened or downloaded as PDF files on the <a href="/resources">resources page</a>.</p>
<p>Partners in contract manufacturing may use the certificates in their own supplier records. Requests for questionnaires and on-site audits are handled by the quality department and can be made through the <a href="/contact">contact page</a>.</p>
<p>Surveillance audits take place every year. The company will publish new versions of the certificates on the same page whenever they change.</p>
${aboutCompany.en}`,
	},
};

const contractManufacturing: Article = {
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
	picture: picture('cardiac-cassette-with-reader'),
	content: {
		en: `<p><strong>San Diego, October 13, 2026.</strong> ${brand.company} has reorganized its contract manufacturing business around the client. Each project now has one lead, who is responsible for it from the first feasibility study to the delivery of finished kits.</p>
<p>Until now, a client moved from one department to the next as the work went on. Every move meant new contacts and a new explanation. The project lead now stays, and the departments come and go.</p>
<h2>What the team covers</h2>
<ul>
<li>Feasibility and development, in formats from lateral flow to microfluidics</li>
<li>Transfer to production and process validation</li>
<li>Materials, plastics and packaging from the integrated supply chain</li>
<li>Quality systems under GMP, ISO 13485:2016 and ISO 9001:2015</li>
<li>Support for registration in the client's markets</li>
</ul>
<blockquote><p>"Clients told us that they liked our people and lost track of them. Now there is one name and one phone number, and that person knows which machine your lot is on," said Daniel Reyes, vice president of operations.</p></blockquote>
<h2>Capacity for growth</h2>
<p>The service draws on a network of more than 3 million square feet in the United States, China and Singapore. Clients work in respiratory and infectious disease, sexually transmitted disease, fertility monitoring, drugs of abuse, cardiac and tumor markers, health tests and blood glucose.</p>
<p>Existing clients have been introduced to their project leads and need to do nothing. Current agreements, prices and quality contacts stay as they are.</p>
<p>Companies that plan a new test, or look for a second source for an existing one, can read about the service on the <a href="/contract-manufacturing">contract manufacturing page</a> and <a href="/contact">ask for a first conversation</a>. It is confidential and carries no obligation.</p>
${aboutCompany.en}`,
	},
};

export const qualityAndCapacity: Article[] = [certificates, contractManufacturing];
