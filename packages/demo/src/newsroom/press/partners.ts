import { brand } from '@site/contract/brand';
import { picture } from '../../pictures.ts';
import type { WrittenArticle } from '../written-article.ts';
import { aboutCompany } from './about-company.ts';

const distributorProgram: WrittenArticle = {
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
	picture: picture('sample-kit'),
	content: {
		en: `<p><strong>San Diego, August 20, 2024.</strong> ${brand.company} today opened a new program for distributors. It sets out in one place how the company works with those who sell its tests: prices, support, training and the handling of complaints.</p>
<p>More than 700 partners around the world work with the company today. Many of them took part in a survey in the spring. Their answers shaped the program.</p>
<h2>What distributors asked for</h2>
<table>
<thead><tr><th>They said</th><th>The program offers</th></tr></thead>
<tbody>
<tr><td>“Tell us the price before we ask.”</td><td>One price list with volume steps, valid for a stated period</td></tr>
<tr><td>“Help us explain the product.”</td><td>Sales material, online training and sample kits</td></tr>
<tr><td>“Give us one person to call.”</td><td>A named contact for each distributor</td></tr>
<tr><td>“Warn us early.”</td><td>Advance notice of changes to products and packaging</td></tr>
</tbody>
</table>
<blockquote><p>“A distributor carries our name into rooms that we never see. The least we can do is to be predictable,” said Tom Lindgren, head of commercial partnerships.</p></blockquote>
<h2>Who can apply</h2>
<p>The program is open to companies that sell to clinics, laboratories, pharmacies, employers and schools. Applicants should know their local market and its rules, be able to store tests within their temperature range, and agree to the company’s <a href="/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY">anti-bribery and anti-corruption policy</a>.</p>
<h2>How to apply</h2>
<p>The <a href="/become-a-distributor">distributor page</a> explains the program and leads to a short <a href="link:distributorForm">application form</a>. Each application is read by a person. Existing distributors move to the new terms at their next renewal, or earlier if they wish.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2024年8月20日。</strong>${brand.company} 今日推出全新经销商计划，在一处完整说明公司如何与经销其检测产品的伙伴合作：价格、支持、培训和投诉处理。</p>
<p>目前，全球有 700 多家合作伙伴与公司合作。其中许多参加了今年春季的调查，他们的回答塑造了这项计划。</p>
<h2>经销商提出的需求</h2>
<table>
<thead><tr><th>他们说</th><th>计划提供</th></tr></thead>
<tbody>
<tr><td>“不等我们问，就告诉我们价格。”</td><td>统一价目表，按采购量分级，在规定期限内有效</td></tr>
<tr><td>“帮我们讲清楚产品。”</td><td>销售资料、线上培训和样品盒</td></tr>
<tr><td>“给我们一个可以打电话的人。”</td><td>每家经销商都有专属联系人</td></tr>
<tr><td>“早点提醒我们。”</td><td>产品和包装变更提前通知</td></tr>
</tbody>
</table>
<blockquote><p>“经销商把我们的名字带进我们从未到过的地方。我们至少应当做到让人心中有数。”商务合作负责人汤姆·林德格伦（Tom Lindgren）说。</p></blockquote>
<h2>谁可以申请</h2>
<p>该计划面向向诊所、实验室、药房、企业和学校销售的公司。申请者应了解当地市场及其法规，能够在规定温度范围内储存检测产品，并同意公司的<a href="/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY">反贿赂与反腐败政策</a>。</p>
<h2>如何申请</h2>
<p><a href="/become-a-distributor">经销商页面</a>介绍了该计划，并提供简短的<a href="link:distributorForm">申请表</a>。每份申请都由专人阅读。现有经销商将在下次续约时转入新条款，也可提前转入。</p>
${aboutCompany.cn}`,
	},
};

const supplyNetwork: WrittenArticle = {
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
	picture: picture('supply-chain'),
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
<blockquote><p>“In a shortage, everyone learns which of their suppliers was really a broker. We own the steps that we talk about,” said Daniel Reyes, vice president of operations.</p></blockquote>
<h2>What can be ordered</h2>
<p>The offer covers antibodies and antigens, membranes and pads, molded cassettes and tubes, filling, assembly, pouching, cartons, storage and freight. It supports colloidal gold, electrochemical, chemiluminescence and dry chemistry formats, among others.</p>
<p>Each customer keeps its own specifications and its own suppliers where it prefers them. Information is held apart by project, and staff who work for a customer sign its confidentiality terms.</p>
<h2>Next steps</h2>
<p>An overview is on the <a href="/supply-chain">supply chain page</a>. Companies that would like an estimate can <a href="/contact">describe what they need</a>; the operations team replies with questions first and with figures after that.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2026年1月20日。</strong>${brand.company} 现将支撑自有检测产品的供应链向诊断行业的其他企业开放。客户可以购买单个环节，如塑料件或包装，也可以把从原料到交付的全程交给我们。</p>
<p>这一网络历经 18 年以上的发展，设施面积超过 300 万平方英尺，与 1,000 多家业务合作伙伴合作，产品用户超过 10 亿人。</p>
<h2>共享供应链的四个理由</h2>
<ul>
<li><strong>质量控制：</strong>原料按统一标准一次检验，并在每一步可追溯。</li>
<li><strong>供应可及：</strong>圣迭戈、亚特兰大、中国和新加坡的基地贴近所服务的市场。</li>
<li><strong>节约成本：</strong>交接更少，加价和运费也更少。</li>
<li><strong>灵活应变：</strong>需求变化时，可在各基地之间调配产量。</li>
</ul>
<blockquote><p>“到了短缺的时候，大家才知道哪家供应商其实只是中间商。我们谈到的每个环节，都是我们自己的。”运营副总裁丹尼尔·雷耶斯（Daniel Reyes）说。</p></blockquote>
<h2>可以订购什么</h2>
<p>服务涵盖抗体与抗原、膜材与垫材、注塑卡壳与试管、灌装、组装、封袋、纸盒、仓储和货运，支持胶体金、电化学、化学发光和干化学等多种形式。</p>
<p>客户可保留自己的规格，也可保留自己偏好的供应商。信息按项目隔离，参与人员须签署该客户的保密条款。</p>
<h2>下一步</h2>
<p>概况请见<a href="/supply-chain">供应链页面</a>。希望获得估价的企业可<a href="/contact">说明需求</a>；运营团队会先提出问题，再给出数字。</p>
${aboutCompany.cn}`,
	},
};

export const partnerNews: WrittenArticle[] = [distributorProgram, supplyNetwork];
