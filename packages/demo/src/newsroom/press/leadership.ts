import { brand } from '@site/contract/brand';
import { picture } from '../../pictures.ts';
import type { WrittenArticle } from '../written-article.ts';
import { aboutCompany } from './about-company.ts';

const scientificStrategyBoard: WrittenArticle = {
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
<p>The board gives advice. Decisions, and the responsibility for them, stay with the company’s management. Where management does not follow a recommendation, it gives the reasons in writing.</p>
<blockquote><p>“A board that hears only good news is a decoration. We have asked to start each meeting with something that went wrong,” said Dr. Eleanor Marchetti, chair of the board.</p></blockquote>
<h2>Meetings</h2>
<p>The board meets four times a year, in person and online. Members are paid for their time at a fixed rate that does not depend on results or sales. They disclose other interests and leave the room when one of these is discussed.</p>
<p>Short biographies and publications are on the page of the <a href="/scientific-strategy-board">scientific strategy board</a>.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2025年9月23日。</strong>${brand.company} 成立科学战略委员会。五位成员上周在新总部首次会面。他们将就开发什么、如何研究以及何时停止，向公司提供建议。</p>
<p>成员来自公共卫生、化学、流行病学、监管科学和临床实践领域，均非公司雇员。</p>
<h2>委员会成员</h2>
<table>
<thead><tr><th>姓名</th><th>职务</th><th>领域</th></tr></thead>
<tbody>
<tr><td>埃莉诺·马尔凯蒂博士</td><td>主席</td><td>公共卫生实验室</td></tr>
<tr><td>林维翰博士</td><td>联席主席</td><td>侧向层析化学</td></tr>
<tr><td>托拜厄斯·奥卡福博士</td><td>理事</td><td>流行病学与研究设计</td></tr>
<tr><td>英格丽德·索尔海姆博士</td><td>特别顾问</td><td>监管科学</td></tr>
<tr><td>阿玛拉·德罗西耶医生</td><td>医学顾问</td><td>家庭医学与急诊门诊</td></tr>
</tbody>
</table>
<h2>委员会的工作</h2>
<ul>
<li>每年审阅一次研发计划，并指出不同意见</li>
<li>在临床研究和可用性研究开始之前审查其设计</li>
<li>就结果和说明书的措辞提供建议</li>
<li>提出尚无快速检测、但会有所帮助的领域</li>
</ul>
<p>委员会提供建议，决策及其责任仍由公司管理层承担。管理层未采纳某项建议时，须书面说明理由。</p>
<blockquote><p>“只听好消息的委员会不过是摆设。我们要求每次会议都从一件出了差错的事开始。”委员会主席埃莉诺·马尔凯蒂博士说。</p></blockquote>
<h2>会议</h2>
<p>委员会每年召开四次会议，分为现场和线上。成员按固定标准领取报酬，与结果或销售无关。成员须披露其他利益关系，讨论相关事项时回避。</p>
<p>成员简介和发表论文请见<a href="/scientific-strategy-board">科学战略委员会</a>页面。</p>
${aboutCompany.cn}`,
	},
};

const independentDirector: WrittenArticle = {
	id: 27,
	slug: 'ruth-castellano-joins-the-board-of-directors',
	kind: 'press',
	isArticle: false,
	title: {
		en: `Ruth Castellano joins the ${brand.name} board of directors`,
		cn: `露丝·卡斯特利亚诺加入 ${brand.name} 董事会`,
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
	picture: picture('scientific-board'),
	content: {
		en: `<p><strong>San Diego, June 23, 2026.</strong> ${brand.company} has appointed Ruth Castellano to its board of directors. She joins as an independent director and will chair the board’s quality committee. The appointment takes effect on July 1.</p>
<p>Castellano spent most of her career on the other side of the table. As head of supply for a group of community hospitals, she bought tests, compared makers and had to explain to physicians why a product was late. She later led a cooperative through which small clinics buy together.</p>
<h2>A customer’s view</h2>
<p>The quality committee looks at complaints, audits and deliveries. It reports to the full board at every meeting. Until now it was led by the chief executive officer, an arrangement that the board wished to end.</p>
<blockquote><p>“I have returned pallets to companies like this one. I know what a good answer sounds like when something goes wrong, and I know the other kind too,” said Castellano.</p></blockquote>
<blockquote><p>“Ruth asked for our complaint log before she asked about our plans. That settled it for us,” said Elena Marsh, chief executive officer.</p></blockquote>
<h2>First tasks</h2>
<ul>
<li>Visit each site within her first year, beginning with Atlanta</li>
<li>Review how quickly customers receive a first answer to a complaint</li>
<li>Speak with distributors about notice of changes to products</li>
</ul>
<p>The board of directors governs the company and is separate from the <a href="/scientific-strategy-board">scientific strategy board</a>, which advises on research.</p>
<p>Castellano studied industrial engineering and holds a master’s degree in public health. She lives in Atlanta, where she serves on the board of a community clinic. A portrait for publication is available from the press office on request.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2026年6月23日。</strong>${brand.company} 任命露丝·卡斯特利亚诺（Ruth Castellano）为董事会成员。她将出任独立董事，并担任董事会质量委员会主席。任命自 7月1日起生效。</p>
<p>卡斯特利亚诺职业生涯的大部分时间坐在谈判桌的另一侧。作为一家社区医院集团的供应负责人，她采购检测产品、比较制造商，还要向医生解释产品为何迟到。此后，她领导了一个由小型诊所联合采购的合作社。</p>
<h2>客户的视角</h2>
<p>质量委员会审查投诉、审核和交付情况，并在每次董事会会议上汇报。此前该委员会由首席执行官领导，董事会希望结束这一安排。</p>
<blockquote><p>“我曾把整托盘的货退给像这样的公司。出了问题时，什么样的答复算好，什么样的不算，我都清楚。”卡斯特利亚诺说。</p></blockquote>
<blockquote><p>“露丝还没问我们的计划，就先要看投诉记录。对我们来说，这就够了。”首席执行官埃琳娜·马什（Elena Marsh）说。</p></blockquote>
<h2>首要任务</h2>
<ul>
<li>第一年内走访每个基地，从亚特兰大开始</li>
<li>审查客户投诉后多久得到首次答复</li>
<li>与经销商沟通产品变更的通知方式</li>
</ul>
<p>董事会负责公司治理，与为研发提供建议的<a href="/scientific-strategy-board">科学战略委员会</a>相互独立。</p>
<p>卡斯特利亚诺主修工业工程，并拥有公共卫生硕士学位。她居住在亚特兰大，并在当地一家社区诊所担任理事。可供刊登的肖像照可向新闻办公室索取。</p>
${aboutCompany.cn}`,
	},
};

export const leadershipNews: WrittenArticle[] = [scientificStrategyBoard, independentDirector];
