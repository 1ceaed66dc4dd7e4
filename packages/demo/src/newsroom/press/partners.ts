import { brand } from '@site/contract/brand';
import type { Article } from '@site/contract/newsroom';
import { picture } from '../../pictures.ts';
import { aboutCompany } from './about-company.ts';

const distributorProgram: Article = {
	id: 7,
	slug: 'new-distributor-program',
	kind: 'press',
	isArticle: false,
	title: { en: `${brand.name} opens a new distributor program`, cn: `${brand.name} 推出全新经销商计划` },
	description: {
		en: 'Clear prices, sales support and one point of contact: what distributors asked for, and what they now get.',
		cn: '价格透明、销售支持、专人对接：经销商提出的需求，如今一一落实。',
	},
	keywords: {
		en: 'distributor program, partners, sales support, pricing, rapid tests',
		cn: '经销商计划, 合作伙伴, 销售支持, 价格, 快速检测',
	},
	publishedOn: '2024-08-20',
	picture: picture('partnering'),
	content: {
		en: `<p><strong>San Diego, August 20, 2024.</strong> ${brand.company} today opened a new program for distributors. It sets out in one place how the company works with those who sell its tests: prices, support, training and the handling of complaints.</p>
<p>More than 700 partners around the world work with the company today. Many of them took part in a survey in the spring. Their answers shaped the program.</p>
<h2>What distributors asked for</h2>
<table>
<thead><tr><th>They said</th><th>The program offers</th></tr></thead>
<tbody>
<tr><td>"Tell us the price before we ask."</td><td>One price list with volume steps, valid for a stated period</td></tr>
<tr><td>"Help us explain the product."</td><td>Sales material, online training and sample kits</td></tr>
<tr><td>"Give us one person to call."</td><td>A named contact for each distributor</td></tr>
<tr><td>"Warn us early."</td><td>Advance notice of changes to products and packaging</td></tr>
</tbody>
</table>
<blockquote><p>"A distributor carries our name into rooms that we never see. The least we can do is to be predictable," said Tom Lindgren, head of commercial partnerships.</p></blockquote>
<h2>Who can apply</h2>
<p>The program is open to companies that sell to clinics, laboratories, pharmacies, employers and schools. Applicants should know their local market and its rules, be able to store tests within their temperature range, and agree to the company's <a href="/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY">anti-bribery and anti-corruption policy</a>.</p>
<h2>How to apply</h2>
<p>The <a href="/become-a-distributor">distributor page</a> explains the program and leads to a short <a href="link:distributorForm">application form</a>. Each application is read by a person. Existing distributors move to the new terms at their next renewal, or earlier if they wish.</p>
${aboutCompany.en}`,
	},
};

const supplyNetwork: Article = {
	id: 23,
	slug: 'integrated-supply-chain-opens-to-diagnostic-customers',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.name} opens its integrated supply chain to diagnostic customers`,
		cn: `${brand.name} 向诊断行业客户开放一体化供应链`,
	},
	description: {
		en: 'Materials, manufacturing and logistics from one network, with sites in the United States, China and Singapore.',
		cn: '原料、生产与物流来自同一网络，基地遍布美国、中国和新加坡。',
	},
	keywords: {
		en: 'integrated supply chain, diagnostics, manufacturing network, logistics',
		cn: '一体化供应链, 诊断, 生产网络, 物流',
	},
	publishedOn: '2026-01-20',
	picture: picture('cartons-corner'),
	content: {
		en: `<p><strong>San Diego, January 20, 2026.</strong> ${brand.company} now offers the supply chain behind its own tests to other companies in diagnostics. Customers can buy single steps, such as plastics or packaging, or hand over the whole path from raw material to delivery.</p>
<p>The network has grown over 18+ years. It has a footprint of more than 3 million square feet, works with over 1,000 business partners and supplies products that more than 1 billion people have used.</p>
<h2>Four reasons to share a supply chain</h2>
<ul>
<li><strong>Quality control.</strong> Materials are inspected once, to one standard, and traced through every step.</li>
<li><strong>Accessibility.</strong> Sites in San Diego, Atlanta, China and Singapore stand close to the markets that they serve.</li>
<li><strong>Cost savings.</strong> Fewer hand-overs mean fewer margins and less freight.</li>
<li><strong>Flexibility.</strong> Volumes can be moved between sites when demand changes.</li>
</ul>
<blockquote><p>"In a shortage, everyone learns which of their suppliers was really a broker. We own the steps that we talk about," said Daniel Reyes, vice president of operations.</p></blockquote>
<h2>What can be ordered</h2>
<p>The offer covers antibodies and antigens, membranes and pads, molded cassettes and tubes, filling, assembly, pouching, cartons, storage and freight. It supports colloidal gold, electrochemical, chemiluminescence and dry chemistry formats, among others.</p>
<p>Each customer keeps its own specifications and its own suppliers where it prefers them. Information is held apart by project, and staff who work for a customer sign its confidentiality terms.</p>
<h2>Next steps</h2>
<p>An overview is on the <a href="/supply-chain">supply chain page</a>. Companies that would like an estimate can <a href="/contact">describe what they need</a>; the operations team replies with questions first and with figures after that.</p>
${aboutCompany.en}`,
	},
};

export const partnerNews: Article[] = [distributorProgram, supplyNetwork];
