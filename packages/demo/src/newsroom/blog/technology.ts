import { brand } from '@site/contract/brand';
import type { Article } from '@site/contract/newsroom';
import { picture } from '../../pictures.ts';

const sevenTechnologies: Article = {
	id: 12,
	slug: 'seven-technologies-behind-our-tests',
	kind: 'blog',
	isArticle: false,
	title: { en: 'Seven technologies behind our tests', cn: '我们检测产品背后的七项技术' },
	description: {
		en: 'Colloidal gold is the best known, but it is one of seven. What each method does well, and why no single one fits every question.',
		cn: '胶体金最广为人知，但它只是七项技术之一。每种方法擅长什么？为什么没有一种方法适合所有问题？',
	},
	keywords: {
		en: 'colloidal gold, electrochemical, chemiluminescence, dry chemistry, PCR, microfluidics, recombinant protein',
		cn: '胶体金, 电化学, 化学发光, 干化学, PCR, 微流控, 重组蛋白',
	},
	publishedOn: '2025-02-11',
	picture: picture('tumor-marker-cassette'),
	content: {
		en: `<p>People who visit our laboratories expect to see test strips. They do, and then they see instruments, chips and fermenters, and ask what those have to do with rapid tests. The short answer is that different questions need different tools. Here are the seven that we work with.</p>
<h2>Methods that give a yes or a no</h2>
<h3>Colloidal gold</h3>
<p>Tiny gold particles carry antibodies along a strip and form a colored line. The method needs no instrument, is stable on the shelf and is read by eye. Our three-in-one Flu A/B and COVID-19 test, with results in 10 minutes, builds on the same principle of capture on a line.</p>
<h3>PCR</h3>
<p>The polymerase chain reaction copies a piece of genetic material until there is enough to detect. It finds very small amounts. It also needs an instrument, careful handling and more time.</p>
<h2>Methods that give a number</h2>
<h3>Electrochemical</h3>
<p>An enzyme on a strip reacts with the sample and releases a small current. A meter turns it into a value. Blood glucose strips work in this way.</p>
<h3>Chemiluminescence</h3>
<p>The label gives off light instead of color. An instrument counts it. The method covers a wide range, which suits cardiac and tumor markers.</p>
<h3>Dry clinical chemistry</h3>
<p>Reagents are dried in thin layers. A drop of sample starts the reaction, and a reader measures the change in color. There is no plumbing and little waste.</p>
<blockquote><p>Ask first what the clinician will do with the result. The method follows from that.</p></blockquote>
<h2>Technologies behind the tests</h2>
<h3>Microfluidics</h3>
<p>Channels finer than a hair move, split and mix a sample on a chip. They allow several reactions from one drop.</p>
<h3>Recombinant protein</h3>
<p>Antibodies and antigens are the heart of any immunoassay. Making them ourselves, in cultured cells, keeps them the same from lot to lot and frees us from shortages elsewhere.</p>
<h2>Side by side</h2>
<table>
<thead><tr><th>Technology</th><th>Result</th><th>Typical use</th></tr></thead>
<tbody>
<tr><td>Colloidal gold</td><td>Line, read by eye</td><td>Infectious disease, drugs of abuse, fertility</td></tr>
<tr><td>Electrochemical</td><td>Number, from a meter</td><td>Blood glucose</td></tr>
<tr><td>Chemiluminescence</td><td>Number, from an instrument</td><td>Cardiac and tumor markers</td></tr>
<tr><td>Dry clinical chemistry</td><td>Number or color grade</td><td>Health tests</td></tr>
<tr><td>PCR</td><td>Detected or not</td><td>Infectious disease</td></tr>
</tbody>
</table>
<h2>Why keep all seven?</h2>
<p>A partner who brings us a problem should not be told that it is a strip because strips are all we have. With several methods under one roof we can compare them on the same sample and choose. Since 2006 that has led to more than 1000 products. See them in the <a href="/product/all">catalog</a>, or read more <a href="/about">about ${brand.name}</a>.</p>`,
	},
};

const fertilityAnalyzer: Article = {
	id: 24,
	slug: 'a-result-in-under-five-minutes-inside-the-fertility-analyzer',
	kind: 'blog',
	isArticle: false,
	title: {
		en: 'A result in under five minutes: inside the fertility analyzer',
		cn: '不到五分钟出结果：走近生育力分析仪',
	},
	description: {
		en: 'Male fertility is half of the question and often the last to be tested. How a compact analyzer brings a first answer into the consulting room.',
		cn: '男性因素占生育问题的一半，却往往最后才检查。本文介绍小型分析仪如何把第一个答案带进诊室。',
	},
	keywords: {
		en: 'fertility analyzer, sperm concentration test, male fertility, point of care',
		cn: '生育力分析仪, 精子浓度检测, 男性生育力, 即时检测',
	},
	publishedOn: '2026-02-17',
	picture: picture('fertility-analyzer'),
	content: {
		en: `<p>Couples who wait for a pregnancy often spend months on tests for one partner. The other is asked for a sample late, if at all. The reasons are practical. A semen analysis usually means a laboratory, an appointment and a sample that must travel fast. A small instrument on the doctor's desk changes the order of things.</p>
<h2>What it measures</h2>
<p>The analyzer works with a cassette for sperm concentration. Concentration, the number of sperm in a given volume, is one of the first values that a specialist asks for. It is not the only one. Movement and shape matter too and belong to a full analysis.</p>
<h2>How a test runs</h2>
<ol>
<li>The sample is collected and left to become liquid, as the instructions say.</li>
<li>A measured amount goes into the cassette.</li>
<li>The cassette goes into the analyzer, and the touchscreen guides the next step.</li>
<li>The result appears in under 5 minutes.</li>
</ol>
<p>There is no microscope, no counting chamber and no tired eye at the end of a long day. Two operators who follow the same steps get to the same reading.</p>
<blockquote><p>The most useful result is the one that is on the table while the couple is still in the room.</p></blockquote>
<h2>Who it is for</h2>
<ul>
<li><strong>Gynecology and urology practices</strong> that want a first look before they refer.</li>
<li><strong>Fertility clinics</strong> that need a quick value between full analyses.</li>
<li><strong>Follow-up visits,</strong> where change over time is the question.</li>
</ul>
<h2>What a first result can and cannot tell</h2>
<table>
<thead><tr><th>It can</th><th>It cannot</th></tr></thead>
<tbody>
<tr><td>Show sperm concentration</td><td>Describe movement or shape</td></tr>
<tr><td>Support the decision to refer</td><td>Replace a full analysis</td></tr>
<tr><td>Be repeated easily</td><td>Explain the cause</td></tr>
</tbody>
</table>
<p>Values vary from week to week in the same person. Fever, stress and the days since the last ejaculation all play a part. Specialists therefore look at more than one sample before they draw a conclusion.</p>
<h2>Talking about it</h2>
<h3>Before the test</h3>
<p>Say why you ask for it. "We look at both of you from the start" is a sentence that takes away much of the discomfort.</p>
<h3>After the test</h3>
<p>Give the number together with the next step. A low value without a plan is only a worry. A value within the expected range is not a guarantee either.</p>
<p>Instrument and cassettes can be ordered from our <a href="link:fertilityShop">fertility shop</a>. Clinics that would like to see the analyzer at work can <a href="/contact">arrange a demonstration</a>.</p>`,
	},
};

export const technology: Article[] = [sevenTechnologies, fertilityAnalyzer];
