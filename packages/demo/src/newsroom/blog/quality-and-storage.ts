import { picture } from '../../pictures.ts';
import { firstOut } from '../diagrams.ts';
import type { WrittenArticle } from '../written-article.ts';

const qualitySystems: WrittenArticle = {
	id: 3,
	slug: 'iso-13485-and-mdsap-in-plain-words',
	kind: 'blog',
	isArticle: true,
	title: { en: 'ISO 13485 and MDSAP in plain words', cn: '用通俗的语言了解 ISO 13485 与 MDSAP' },
	description: {
		en: 'Two names stand on the certificates of most device makers. What each one covers, what an auditor looks at, and what a buyer can ask for.',
		cn: '大多数医疗器械制造商的证书上都有这两个名称。本文介绍它们涵盖什么、审核员看什么，以及采购方可以要求什么。',
	},
	keywords: {
		en: 'ISO 13485, MDSAP, quality management system, audit, medical devices',
		cn: 'ISO 13485, MDSAP, 质量管理体系, 审核, 医疗器械',
	},
	publishedOn: '2024-03-26',
	picture: picture('lab-bench'),
	content: {
		en: `<p>Buyers of rapid tests often ask for certificates before they ask for samples. That is a good habit. But a certificate says little to someone who does not know what was checked. Here is a short guide to the two that we hold and are asked about most.</p>
<h2>ISO 13485: how the work is organized</h2>
<p>ISO 13485:2016 is the international standard for quality management systems of medical device makers. It does not describe a product. It describes how a company must plan, carry out and record its work so that each product comes out as intended.</p>
<p>An auditor follows the thread of a product through the company:</p>
<ul>
<li>How were user needs turned into design requirements, and who approved each step?</li>
<li>How are suppliers chosen, and what happens when a delivery fails inspection?</li>
<li>Which steps of production were validated, and how are they watched day to day?</li>
<li>Can a finished box be traced back to its raw materials, and forward to its buyer?</li>
<li>What happens when a customer complains?</li>
</ul>
<h2>MDSAP: one audit, several authorities</h2>
<p>The Medical Device Single Audit Program grew from a simple complaint. A maker that sold in five countries was inspected five times, on much the same questions. Under MDSAP, one audit by a recognized organization covers the requirements of all participating authorities: those of Australia, Brazil, Canada, Japan and the United States.</p>
<p>The audit builds on ISO 13485 and adds what each country asks for, such as how problems are reported and how changes are notified.</p>
<h2>How the two compare</h2>
<table>
<thead><tr><th>Question</th><th>ISO 13485:2016</th><th>MDSAP</th></tr></thead>
<tbody>
<tr><td>What is it?</td><td>A standard</td><td>An audit program</td></tr>
<tr><td>What does it look at?</td><td>The quality management system</td><td>The same system, plus national rules</td></tr>
<tr><td>Who relies on it?</td><td>Buyers and regulators worldwide</td><td>The participating authorities</td></tr>
<tr><td>Does it approve a product?</td><td>No</td><td>No</td></tr>
</tbody>
</table>
<blockquote><p>A quality certificate is not a product clearance. Ask for both, and check that the product you buy is covered.</p></blockquote>
<h2>What to ask a supplier</h2>
<ul>
<li>Is the certificate current, and does it name the site that makes the product?</li>
<li>Does its scope include in-vitro diagnostics?</li>
<li>Who issued it?</li>
<li>How soon would the supplier tell you about a change to a product that you stock?</li>
</ul>
<h3>Where to find ours</h3>
<p>Both certificates can be opened or downloaded as PDF files on our <a href="/resources">resources page</a>. If your purchasing team needs a signed statement or has a questionnaire of its own, <a href="/contact">write to us</a> and we will pass it to our quality department.</p>`,
		cn: `<p>快速检测的采购方常常先要证书，再要样品，这是个好习惯。但如果不了解审核了什么，证书说明不了多少问题。以下简要介绍我们持有、也最常被问到的两张证书。</p>
<h2>ISO 13485：工作如何组织</h2>
<p>ISO 13485:2016 是医疗器械制造商质量管理体系的国际标准。它描述的不是产品，而是企业应如何策划、实施和记录工作，使每件产品都符合预期。</p>
<p>审核员会沿着一件产品的线索走遍整个公司：</p>
<ul>
<li>用户需求如何转化为设计要求，每一步由谁批准？</li>
<li>供应商如何选择，来料检验不合格时怎么处理？</li>
<li>哪些生产工序经过验证，日常如何监控？</li>
<li>一盒成品能否向上追溯到原料，向下追踪到买方？</li>
<li>客户投诉时会发生什么？</li>
</ul>
<h2>MDSAP：一次审核，多国认可</h2>
<p>医疗器械单一审核程序（MDSAP）源于一个简单的抱怨：在五个国家销售的制造商，要就大同小异的问题接受五次检查。在 MDSAP 下，由获认可的机构进行一次审核，即可覆盖所有参与监管机构的要求，即澳大利亚、巴西、加拿大、日本和美国。</p>
<p>该审核以 ISO 13485 为基础，并加上各国的要求，例如如何报告问题、如何通报变更。</p>
<h2>两者对比</h2>
<table>
<thead><tr><th>问题</th><th>ISO 13485:2016</th><th>MDSAP</th></tr></thead>
<tbody>
<tr><td>它是什么？</td><td>一项标准</td><td>一个审核程序</td></tr>
<tr><td>审查什么？</td><td>质量管理体系</td><td>同一体系，另加各国法规</td></tr>
<tr><td>谁采信它？</td><td>全球的采购方和监管机构</td><td>参与的监管机构</td></tr>
<tr><td>是否批准产品？</td><td>否</td><td>否</td></tr>
</tbody>
</table>
<blockquote><p>质量证书不等于产品许可。请两者都索取，并核实所购产品在其范围之内。</p></blockquote>
<h2>可以向供应商提出的问题</h2>
<ul>
<li>证书是否在有效期内，是否列明生产该产品的基地？</li>
<li>范围是否包括体外诊断产品？</li>
<li>由谁颁发？</li>
<li>您库存的产品发生变更时，供应商多久会告知您？</li>
</ul>
<h3>在哪里查看我们的证书</h3>
<p>两张证书均可在<a href="/resources">新闻与资料页面</a>在线查看或下载 PDF。如果您的采购团队需要签字声明或有自己的调查问卷，请<a href="/contact">来信</a>，我们会转交质量部门。</p>`,
	},
};

const storageAndShelfLife: WrittenArticle = {
	id: 10,
	slug: 'storage-and-shelf-life-of-rapid-tests',
	kind: 'blog',
	isArticle: true,
	title: { en: 'Storage and shelf life: keeping tests ready for use', cn: '储存与有效期：让检测随时可用' },
	description: {
		en: 'Heat, moisture and a forgotten box are the usual reasons for wasted tests. A simple routine keeps a stock room in order.',
		cn: '高温、潮湿和被遗忘的包装盒，是检测试剂浪费的常见原因。一套简单的做法就能让库房井然有序。',
	},
	keywords: {
		en: 'storage, shelf life, expiration date, stock rotation, rapid tests',
		cn: '储存, 有效期, 失效日期, 库存周转, 快速检测',
	},
	publishedOn: '2024-11-19',
	picture: picture('cold-storage'),
	content: {
		en: `<p>A rapid test is a biological product in a plastic case. The antibodies on its strip are proteins, and proteins dislike heat and moisture. The pouch, the drying agent and the printed date exist for that reason. Most of what a clinic has to do is to let them work.</p>
<h2>What the dates mean</h2>
<p>The expiration date is the last day on which the maker stands behind the result. It rests on stability studies, in which tests are stored under set conditions and checked at intervals. Our Flu A/B &amp; COVID-19 multiplex test has a shelf life of 24 months from manufacture. The date that counts is the one printed on your box, since a box may have spent time in a warehouse before it reached you.</p>
<h2>Where to keep the boxes</h2>
<ul>
<li>Follow the temperature range printed on the label. It is part of the test, not a suggestion.</li>
<li>Keep boxes off the floor, away from windows, radiators and sterilizers.</li>
<li>Do not freeze tests unless the label says that you may.</li>
<li>A car is not a store room. Heat in a parked car rises quickly, even on a mild day.</li>
<li>If tests were stored cold, let the sealed pouch reach room temperature before you open it.</li>
</ul>
<h2>The pouch is the last line of defense</h2>
<p>Each cassette comes in a sealed foil pouch with a drying agent. Once it is open, moisture from the air reaches the strip. Open it only when the sample is ready. If a pouch is torn or the seal has come loose, throw the cassette away, even if it looks fine.</p>
${firstOut.en}
<blockquote><p>First to expire, first out. It costs one minute when a delivery arrives and saves whole boxes later.</p></blockquote>
<h2>A routine for a small stock room</h2>
<ol>
<li>When a delivery arrives, note the lot number, the date and the condition of the boxes.</li>
<li>Place new boxes behind older ones, so that the earliest date is used first.</li>
<li>Once a month, look at every date. Mark boxes that expire within the next quarter.</li>
<li>Write down the room temperature each working day. Say who to call if it leaves the range.</li>
<li>Check controls and extraction tubes too. They have dates of their own.</li>
</ol>
<h2>When something went wrong</h2>
<p>A failed air conditioner or a delivery left in the sun does not always ruin a box, but you cannot tell by looking. Set the boxes aside, label them and <a href="/contact">contact us</a> with the lot number and what happened. Do not return them to the shelf until you have an answer.</p>
<h3>Order to match the season</h3>
<p>A long shelf life allows you to buy before the rush. Order for the months that you expect to be busy, and keep a small reserve for the ones you do not.</p>`,
		cn: `<p>快速检测是装在塑料壳里的生物制品。试纸条上的抗体是蛋白质，而蛋白质怕热、怕潮。铝箔袋、干燥剂和印刷的日期都因此而存在。诊所要做的，主要就是让它们发挥作用。</p>
<h2>日期的含义</h2>
<p>失效日期是制造商对结果负责的最后一天。它以稳定性研究为依据：将检测置于规定条件下储存，并定期检验。我们的甲型/乙型流感与新冠病毒多联检测自生产之日起有效期为 24 个月。应以您手中包装盒上印刷的日期为准，因为在到达您手中之前，它可能已在仓库存放了一段时间。</p>
<h2>放在哪里</h2>
<ul>
<li>遵守标签上的温度范围。它是检测的一部分，而不是建议。</li>
<li>不要放在地面上，远离窗户、暖气和灭菌器。</li>
<li>除非标签注明可以，否则不要冷冻。</li>
<li>汽车不是库房。即使天气温和，停放的车内温度也会迅速升高。</li>
<li>如曾冷藏，请待密封铝箔袋恢复至室温后再打开。</li>
</ul>
<h2>铝箔袋是最后一道防线</h2>
<p>每张检测卡都密封在带干燥剂的铝箔袋内。一旦打开，空气中的水分就会接触试纸条。样本准备好之后再打开。如铝箔袋破损或封口松开，即使检测卡看上去完好，也应丢弃。</p>
${firstOut.cn}
<blockquote><p>近效期先出。到货时花一分钟，日后省下整盒整盒的检测。</p></blockquote>
<h2>小库房的日常做法</h2>
<ol>
<li>到货时，记录批号、日期和包装状况。</li>
<li>新货放在旧货后面，先用最早到期的。</li>
<li>每月查看一次所有日期，标出下一季度内到期的包装。</li>
<li>每个工作日记录室温，并注明超出范围时联系谁。</li>
<li>质控品和提取管也要检查，它们各有自己的日期。</li>
</ol>
<h2>出现意外时</h2>
<p>空调故障或货物在阳光下暴晒，不一定会毁掉一盒检测，但单凭外观无法判断。请将其单独存放、贴上标记，并<a href="/contact">联系我们</a>，告知批号和经过。在得到答复之前，不要放回货架。</p>
<h3>按季节订货</h3>
<p>有效期长，就可以在高峰之前备货。为预计繁忙的月份订货，并为意料之外的月份留少量储备。</p>`,
	},
};

export const qualityAndStorage: WrittenArticle[] = [qualitySystems, storageAndShelfLife];
