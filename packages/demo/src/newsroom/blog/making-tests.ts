import { picture } from '../../pictures.ts';
import type { WrittenArticle } from '../written-article.ts';

const contractManufacturing: WrittenArticle = {
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
	picture: picture('contract-manufacturing'),
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
<li>Who answers a customer’s complaint?</li>
</ul>
<h3>Where we work</h3>
<p>Our network covers more than 3 million square feet, with sites in the United States, China and Singapore. Application areas range from respiratory and infectious disease to fertility, cardiac markers and blood glucose. Read more on our <a href="/contract-manufacturing">contract manufacturing page</a>, or <a href="/contact">tell us about your project</a>.</p>`,
		cn: `<p>各家企业找到我们时，所处的阶段大不相同。有的带来一个抗体和一篇论文；有的已有定型设计，缺的是产能；还有的已在销售某种检测，希望换上自己的品牌。此后的路径对所有人都是同样几站，只是上车的地点不同。</p>
<h2>1. 第一次沟通</h2>
<p>我们会询问：检测什么、用什么样本、给谁用、在哪些国家使用。我们也会问，哪些内容您暂时不愿透露。在交换任何图纸或序列之前，先签订保密协议。</p>
<h2>2. 可行性研究</h2>
<p>一个小团队在您设想的形式上试验反应体系。目的是得到一个诚实的答案：效果是否足以继续？如果不行，现在知道总比以后知道好。</p>
<h2>3. 开发</h2>
<p>将各项要求书面确定并冻结。选择材料时就考虑供应，因为没有人能批量供货的膜材毫无用处。每一步都经过设计评审，遵循 ISO 13485:2016 的控制要求。</p>
<h2>4. 转移与验证</h2>
<p>设计从实验台走向产线。点膜、贴合、裁切、组装和封袋，每道工序都要证明能够反复得到同样的结果。稳定性研究随之开始，因为盒上的有效期必须有数据支持。</p>
<blockquote><p>当不曾参与发明的人也能每天在规定范围内把它做出来，一项设计才算完成。</p></blockquote>
<h2>5. 注册</h2>
<p>我们的法规团队协助您在所选市场进行申报。由谁持有注册证，在开始时就约定，而不是到最后。</p>
<h2>6. 生产</h2>
<p>按照您的预测安排批次。来料、生产过程和成品均经检验，每一盒都能追溯到所用物料。</p>
<h2>您提供什么，我们补充什么</h2>
<table>
<thead><tr><th>您提供</th><th>我们可补充</th></tr></thead>
<tbody>
<tr><td>构想与市场</td><td>开发、原料、生产、注册支持</td></tr>
<tr><td>抗体或样机</td><td>可行性研究、放大、生产</td></tr>
<tr><td>定型设计</td><td>技术转移、产能、包装</td></tr>
<tr><td>品牌</td><td>贴上您品牌的成熟检测产品</td></tr>
</tbody>
</table>
<h2>宜尽早明确的问题</h2>
<ul>
<li>开发过程中产生的成果归谁所有？</li>
<li>物料变更如何决定，多久之内通知您？</li>
<li>第一年需要多少产量，遇到严冬又需要多少？</li>
<li>客户投诉由谁答复？</li>
</ul>
<h3>我们的基地</h3>
<p>我们的设施面积超过 300 万平方英尺，基地分布在美国、中国和新加坡。应用领域涵盖呼吸道疾病、传染病、生育、心脏标志物和血糖等。详情请见<a href="/contract-manufacturing">委托生产页面</a>，或<a href="/contact">告诉我们您的项目</a>。</p>`,
	},
};

const supplyQuestions: WrittenArticle = {
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
		en: 'supply chain, diagnostics supplier, procurement, quality control, lead time, traceability',
		cn: '供应链, 诊断试剂供应商, 采购, 质量控制, 交货期, 追溯',
	},
	publishedOn: '2026-05-12',
	picture: picture('hands-phone-scan'),
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
<blockquote><p>Do not ask a supplier if it has quality control. Ask to see yesterday’s.</p></blockquote>
<h2>4. What happens when I need twice as much?</h2>
<p>Ask for the answer in weeks. Then ask what it depends on. Capacity on paper is worth little without trained people and material on the shelf. A forecast from your side helps, even a rough one. It lets the supplier reserve what takes longest to get.</p>
<h2>Score the answers</h2>
<table>
<thead><tr><th>Question</th><th>A reassuring answer</th><th>A warning sign</th></tr></thead>
<tbody>
<tr><td>Own parts</td><td>A list, with second sources</td><td>“Our partners handle that”</td></tr>
<tr><td>Sites</td><td>Several, named on certificates</td><td>One, or not disclosed</td></tr>
<tr><td>Lot records</td><td>Shown on request</td><td>Available “in principle”</td></tr>
<tr><td>Double volume</td><td>A time and its conditions</td><td>“No problem”</td></tr>
</tbody>
</table>
<h3>And price?</h3>
<p>Price belongs in the talk, after these four. A cheap box that does not arrive is the most expensive one you can buy. To put the questions to us, visit our <a href="/supply-chain">supply chain page</a> or <a href="/contact">get in touch</a>.</p>`,
		cn: `<p>平静的月份里，所有供应商看起来都一样：货到了，发票到了，谁也不用给谁打电话。差别要到人人同时下单的那个月才显现。其实您可以提前知道，只需四个问题，好的供应商会乐意回答。</p>
<h2>1. 哪些部件是你们自己生产的？</h2>
<p>一个试剂盒不只有试纸条，还有塑料卡壳、拭子、试管、缓冲液、铝箔袋、纸盒和说明书。每一样都可能来自不同的公司，最后一样到齐，试剂盒才能发货。请询问哪些部件由自己或姊妹公司生产，其余部件又有几个来源。</p>
<p>一体化供应链能缩短这份清单。在我们的网络中，原料、塑料件和成品检测都在同一集团内生产。需求变动时，一份计划随之而动。</p>
<h2>2. 在哪里生产？</h2>
<p>要问的是工厂，而不是总部。只有一座工厂的供应商，一场风暴、一次罢工或一个关闭的港口就能隔断它与您。我们的基地位于美国圣迭戈和亚特兰大、中国以及新加坡。</p>
<h2>3. 怎么知道一个批次是合格的？</h2>
<ul>
<li>来料检验哪些项目？</li>
<li>产线上检查什么，多久一次？</li>
<li>放行前检验什么，以什么限度为准？</li>
<li>能否出示我库存中某一批次的记录？</li>
</ul>
<p>最后一个问题最能说明情况。需要几天才能查到的可追溯性，在召回时用处不大。</p>
<blockquote><p>不要问供应商有没有质量控制，请他拿出昨天的记录。</p></blockquote>
<h2>4. 如果我需要两倍的量呢？</h2>
<p>请对方以“周”为单位回答，再问这取决于什么。没有训练有素的人员和货架上的物料，纸面产能毫无意义。您的预测也有帮助，哪怕很粗略，供应商可以据此预留交期最长的物料。</p>
<h2>给答案打分</h2>
<table>
<thead><tr><th>问题</th><th>令人放心的回答</th><th>警示信号</th></tr></thead>
<tbody>
<tr><td>自产部件</td><td>一份清单，并有备选来源</td><td>“由我们的合作伙伴处理”</td></tr>
<tr><td>生产基地</td><td>多处，证书上有名</td><td>只有一处，或不愿透露</td></tr>
<tr><td>批记录</td><td>应要求出示</td><td>“原则上”可以提供</td></tr>
<tr><td>两倍产量</td><td>给出时间及条件</td><td>“没问题”</td></tr>
</tbody>
</table>
<h3>那么价格呢？</h3>
<p>价格当然要谈，但在这四个问题之后。到不了货的便宜货，才是最贵的。欢迎把这些问题拿来问我们，请见<a href="/supply-chain">供应链页面</a>，或<a href="/contact">与我们联系</a>。</p>`,
	},
};

export const makingTests: WrittenArticle[] = [contractManufacturing, supplyQuestions];
