import { brand } from '@site/contract/brand';
import type { Article } from '@site/contract/newsroom';
import { picture } from '../../pictures.ts';
import { aboutCompany } from './about-company.ts';

const scientificStrategyBoard: Article = {
	id: 19,
	slug: 'scientific-strategy-board-begins-its-work',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.name} scientific strategy board begins its work`,
		cn: `${brand.name} 科学战略委员会正式开展工作`,
	},
	description: {
		en: 'Five independent experts will question the research plans of the company and review the design of its studies.',
		cn: '五位独立专家将审视公司的研发计划，并评审研究设计。',
	},
	keywords: {
		en: 'scientific strategy board, independent experts, research, study quality',
		cn: '科学战略委员会, 独立专家, 研发, 研究质量',
	},
	publishedOn: '2025-09-23',
	picture: picture('antibodies'),
	content: {
		en: `<p><strong>San Diego, September 23, 2025.</strong> ${brand.company} has formed a scientific strategy board. Its five members met for the first time last week at the new headquarters. They will advise the company on what to develop, how to study it and when to stop.</p>
<p>The members come from public health, chemistry, epidemiology, regulatory science and clinical practice. None of them is an employee of the company.</p>
<h2>The members</h2>
<table>
<thead><tr><th>Name</th><th>Role</th><th>Field</th></tr></thead>
<tbody>
<tr><td>Dr. Eleanor Marchetti</td><td>Chair</td><td>Public health laboratories</td></tr>
<tr><td>Dr. Weihan Lin</td><td>Co-Chair</td><td>Lateral flow chemistry</td></tr>
<tr><td>Dr. Tobias Okafor</td><td>Director</td><td>Epidemiology and study design</td></tr>
<tr><td>Dr. Ingrid Solheim</td><td>Special Advisor</td><td>Regulatory science</td></tr>
<tr><td>Dr. Amara Desrosiers</td><td>Medical Advisor</td><td>Family and urgent care</td></tr>
</tbody>
</table>
<h2>What the board will do</h2>
<ul>
<li>Review the research plan once a year and say where it disagrees</li>
<li>Look at the design of clinical and usability studies before they begin</li>
<li>Advise on the wording of results and instructions</li>
<li>Suggest fields in which a rapid test would help and does not exist yet</li>
</ul>
<p>The board gives advice. Decisions, and the responsibility for them, stay with the company's management. Where management does not follow a recommendation, it gives the reasons in writing.</p>
<blockquote><p>"A board that hears only good news is a decoration. We have asked to start each meeting with something that went wrong," said Dr. Eleanor Marchetti, chair of the board.</p></blockquote>
<h2>Meetings</h2>
<p>The board meets four times a year, in person and online. Members are paid for their time at a fixed rate that does not depend on results or sales. They disclose other interests and leave the room when one of these is discussed.</p>
<p>Short biographies and publications are on the page of the <a href="/scientific-strategy-board">scientific strategy board</a>.</p>
${aboutCompany.en}`,
	},
};

const independentDirector: Article = {
	id: 27,
	slug: 'ruth-castellano-joins-the-board-of-directors',
	kind: 'press',
	isArticle: false,
	title: {
		en: `Ruth Castellano joins the ${brand.name} board of directors`,
		cn: `Ruth Castellano 加入 ${brand.name} 董事会`,
	},
	description: {
		en: 'The former hospital supply executive becomes an independent director and will chair the quality committee.',
		cn: '这位前医院供应链高管将出任独立董事，并担任质量委员会主席。',
	},
	keywords: {
		en: 'board of directors, appointment, independent director, quality committee',
		cn: '董事会, 任命, 独立董事, 质量委员会',
	},
	publishedOn: '2026-06-23',
	picture: picture('product-family'),
	content: {
		en: `<p><strong>San Diego, June 23, 2026.</strong> ${brand.company} has appointed Ruth Castellano to its board of directors. She joins as an independent director and will chair the board's quality committee. The appointment takes effect on July 1.</p>
<p>Castellano spent most of her career on the other side of the table. As head of supply for a group of community hospitals, she bought tests, compared makers and had to explain to physicians why a product was late. She later led a cooperative through which small clinics buy together.</p>
<h2>A customer's view</h2>
<p>The quality committee looks at complaints, audits and deliveries. It reports to the full board at every meeting. Until now it was led by the chief executive officer, an arrangement that the board wished to end.</p>
<blockquote><p>"I have returned pallets to companies like this one. I know what a good answer sounds like when something goes wrong, and I know the other kind too," said Castellano.</p></blockquote>
<blockquote><p>"Ruth asked for our complaint log before she asked about our plans. That settled it for us," said Elena Marsh, chief executive officer.</p></blockquote>
<h2>First tasks</h2>
<ul>
<li>Visit each site within her first year, beginning with Atlanta</li>
<li>Review how quickly customers receive a first answer to a complaint</li>
<li>Speak with distributors about notice of changes to products</li>
</ul>
<p>The board of directors governs the company and is separate from the <a href="/scientific-strategy-board">scientific strategy board</a>, which advises on research.</p>
<p>Castellano studied industrial engineering and holds a master's degree in public health. She lives in Atlanta, where she serves on the board of a community clinic. A portrait for publication is available from the press office on request.</p>
${aboutCompany.en}`,
	},
};

export const leadershipNews: Article[] = [scientificStrategyBoard, independentDirector];
