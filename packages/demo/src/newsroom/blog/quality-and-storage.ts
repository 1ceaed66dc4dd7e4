import type { Article } from '@site/contract/newsroom';
import { picture } from '../../pictures.ts';

const qualitySystems: Article = {
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
	picture: picture('vials-row', { en: 'Row of labeled control vials, first in focus', cn: '一排贴有标签的质控品小瓶' }),
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
	},
};

const storageAndShelfLife: Article = {
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
	picture: picture('cartons-corner', { en: 'Corner of stacked test cartons', cn: '堆叠的检测试剂盒一角' }),
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
	},
};

export const qualityAndStorage: Article[] = [qualitySystems, storageAndShelfLife];
