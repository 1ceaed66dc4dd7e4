import type { Article } from '@site/contract/newsroom';
import { picture } from '../../pictures.ts';

const contractManufacturing: Article = {
	id: 11,
	slug: 'contract-manufacturing-from-first-call-to-finished-kit',
	kind: 'blog',
	isArticle: false,
	title: {
		en: 'Contract manufacturing: from first call to finished kit',
		cn: '委托生产：从第一次沟通到成品试剂盒',
	},
	description: {
		en: 'What happens between an idea for a test and a pallet of boxes, told step by step for teams that have not done it before.',
		cn: '从一个检测构想到一托盘成品之间要经历什么？为初次接触委托生产的团队逐步说明。',
	},
	keywords: {
		en: 'contract manufacturing, IVD, assay development, technology transfer, private label',
		cn: '委托生产, 体外诊断, 检测方法开发, 技术转移, 自有品牌',
	},
	publishedOn: '2025-01-14',
	picture: picture('production-line'),
	content: {
		en: `<p>Companies come to us at very different points. Some bring an antibody and a paper. Some bring a finished design and need capacity. Others sell a test already and want it under their own label. The path from there has the same stations for all of them. It is only entered at different places.</p>
<h2>1. The first call</h2>
<p>We ask what the test should find, in which sample, for whom and in which countries. We also ask what you do not want to share yet. A confidentiality agreement comes before any drawing or sequence changes hands.</p>
<h2>2. Feasibility</h2>
<p>A small team tries the chemistry on the format that you have in mind. The aim is an honest answer: does it work well enough to go on? If it does not, it is better to hear that now.</p>
<h2>3. Development</h2>
<p>Requirements are written down and frozen. Materials are chosen with supply in mind, because a membrane that nobody can deliver in quantity is of no use. Design reviews mark each step, under the controls of ISO 13485:2016.</p>
<h2>4. Transfer and validation</h2>
<p>The design moves from the bench to the line. Dispensing, lamination, cutting, assembly and pouching are each shown to give the same result again and again. Stability studies begin, since the expiration date on the box must rest on data.</p>
<blockquote><p>A design is finished when people who did not invent it can make it, every day, within its limits.</p></blockquote>
<h2>5. Registration</h2>
<p>Our regulatory team supports submissions for the markets you choose. Who holds the registration is agreed at the start, not at the end.</p>
<h2>6. Production</h2>
<p>Lots are planned against your forecast. Incoming materials, running production and finished kits are inspected. Every box can be traced to its materials.</p>
<h2>What you can bring, and what we can add</h2>
<table>
<thead><tr><th>You bring</th><th>We can add</th></tr></thead>
<tbody>
<tr><td>An idea and a market</td><td>Development, materials, production, registration support</td></tr>
<tr><td>Antibodies or a prototype</td><td>Feasibility, scale-up, production</td></tr>
<tr><td>A finished design</td><td>Transfer, capacity, packaging</td></tr>
<tr><td>A brand</td><td>A proven test under your label</td></tr>
</tbody>
</table>
<h2>Questions to settle early</h2>
<ul>
<li>Who owns what is developed on the way?</li>
<li>How is a change to a material decided, and how soon are you told?</li>
<li>What volume do you need in the first year, and in a bad winter?</li>
<li>Who answers a customer's complaint?</li>
</ul>
<h3>Where we work</h3>
<p>Our network covers more than 3 million square feet, with sites in the United States, China and Singapore. Application areas range from respiratory and infectious disease to fertility, cardiac markers and blood glucose. Read more on our <a href="/contract-manufacturing">contract manufacturing page</a>, or <a href="/contact">tell us about your project</a>.</p>`,
	},
};

const supplyQuestions: Article = {
	id: 26,
	slug: 'four-questions-for-your-test-supplier',
	kind: 'blog',
	isArticle: false,
	title: { en: 'Four questions for your test supplier', cn: '向检测试剂供应商提出的四个问题' },
	description: {
		en: 'Price is easy to compare. Resilience is not. Four questions show how a supplier will behave when demand doubles or a part goes missing.',
		cn: '价格容易比较，供应韧性则不然。四个问题，看清供应商在需求翻倍或物料短缺时会如何应对。',
	},
	keywords: {
		en: 'supply chain, diagnostics supplier, procurement, quality control, lead time',
		cn: '供应链, 诊断试剂供应商, 采购, 质量控制, 交货期',
	},
	publishedOn: '2026-05-12',
	picture: picture('supply-chain'),
	content: {
		en: `<p>In a quiet month all suppliers look alike. Boxes arrive, invoices arrive, nobody calls anybody. The difference shows in the month when everyone orders at once. You can find out beforehand, with four questions that a good supplier will be glad to answer.</p>
<h2>1. Which parts do you make yourselves?</h2>
<p>A kit is more than a strip. It holds a plastic case, a swab, a tube, buffer, a pouch, a carton and a leaflet. Each may come from another company, and the kit ships only when the last of them has arrived. Ask which parts are made in house or by sister companies, and how many sources exist for the rest.</p>
<p>An integrated supply chain shortens this list. In our network, raw materials, plastics and finished tests are made within one group. When demand moves, one plan moves with it.</p>
<h2>2. Where is the work done?</h2>
<p>Ask for the sites, not for the headquarters. A supplier with one plant has one storm, one strike or one closed port between it and you. Ours are in the United States, with San Diego and Atlanta, in China and in Singapore.</p>
<h2>3. How do you know that a lot is good?</h2>
<ul>
<li>What is inspected when materials come in?</li>
<li>What is checked on the line, and how often?</li>
<li>What is tested before a lot is released, and against which limits?</li>
<li>Can you show me the record for a lot that I have in stock?</li>
</ul>
<p>The last one is the most telling. Traceability that takes days to look up is of little use in a recall.</p>
<blockquote><p>Do not ask a supplier if it has quality control. Ask to see yesterday's.</p></blockquote>
<h2>4. What happens when I need twice as much?</h2>
<p>Ask for the answer in weeks. Then ask what it depends on. Capacity on paper is worth little without trained people and material on the shelf. A forecast from your side helps, even a rough one. It lets the supplier reserve what takes longest to get.</p>
<h2>Score the answers</h2>
<table>
<thead><tr><th>Question</th><th>A reassuring answer</th><th>A warning sign</th></tr></thead>
<tbody>
<tr><td>Own parts</td><td>A list, with second sources</td><td>"Our partners handle that"</td></tr>
<tr><td>Sites</td><td>Several, named on certificates</td><td>One, or not disclosed</td></tr>
<tr><td>Lot records</td><td>Shown on request</td><td>Available "in principle"</td></tr>
<tr><td>Double volume</td><td>A time and its conditions</td><td>"No problem"</td></tr>
</tbody>
</table>
<h3>And price?</h3>
<p>Price belongs in the talk, after these four. A cheap box that does not arrive is the most expensive one you can buy. To put the questions to us, visit our <a href="/supply-chain">supply chain page</a> or <a href="/contact">get in touch</a>.</p>`,
	},
};

export const makingTests: Article[] = [contractManufacturing, supplyQuestions];
