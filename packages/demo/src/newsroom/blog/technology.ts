import { brand } from '@site/contract/brand';
import { picture } from '../../pictures.ts';
import type { WrittenArticle } from '../written-article.ts';

const sevenTechnologies: WrittenArticle = {
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
	picture: picture('cardiac-cassette-with-reader-closeup'),
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
<tr><td>Microfluidics</td><td>As the reaction on the chip gives it</td><td>Several reactions from one drop</td></tr>
<tr><td>Recombinant protein</td><td>None by itself</td><td>Antibodies and antigens for our immunoassays</td></tr>
</tbody>
</table>
<h2>Why keep all seven?</h2>
<p>A partner who brings us a problem should not be told that it is a strip because strips are all we have. With several methods under one roof we can compare them on the same sample and choose. Since 2006 that has led to more than 1000 products. See them in the <a href="/product/all">catalog</a>, or read more <a href="/about">about ${brand.name}</a>.</p>`,
		cn: `<p>参观我们实验室的人以为会看到试纸条。确实看到了，随后又看到仪器、芯片和发酵罐，便问这些与快速检测有什么关系。简短的回答是：不同的问题需要不同的工具。以下就是我们所用的七项技术。</p>
<h2>给出“有”或“无”的方法</h2>
<h3>胶体金</h3>
<p>微小的金颗粒带着抗体沿试纸条移动，形成有色线条。这种方法无需仪器，常温稳定，目测读取。我们 10 分钟出结果的甲型/乙型流感与新冠三合一检测，正是基于同样的线上捕获原理。</p>
<h3>PCR</h3>
<p>聚合酶链反应把一段遗传物质不断复制，直到足以检出。它能发现极微量的物质，但也需要仪器、精细操作和更多时间。</p>
<h2>给出数值的方法</h2>
<h3>电化学</h3>
<p>试纸上的酶与样本反应，产生微弱电流，由仪器转换为数值。血糖试纸就是这样工作的。</p>
<h3>化学发光</h3>
<p>标记物发出的是光而不是颜色，由仪器计数。这种方法测量范围宽，适合心脏标志物和肿瘤标志物。</p>
<h3>干化学</h3>
<p>试剂干燥成薄层。一滴样本启动反应，由读数仪测量颜色变化。没有管路，废弃物也少。</p>
<blockquote><p>先问临床医生要用结果做什么，方法由此而定。</p></blockquote>
<h2>检测背后的技术</h2>
<h3>微流控</h3>
<p>比头发丝还细的通道，在芯片上输送、分配和混合样本，一滴样本就能进行多个反应。</p>
<h3>重组蛋白</h3>
<p>抗体和抗原是一切免疫检测的核心。我们用培养细胞自行制备，使各批次保持一致，也不受外部短缺的影响。</p>
<h2>对照比较</h2>
<table>
<thead><tr><th>技术</th><th>结果</th><th>典型用途</th></tr></thead>
<tbody>
<tr><td>胶体金</td><td>线条，目测读取</td><td>传染病、毒品检测、生育</td></tr>
<tr><td>电化学</td><td>数值，由仪器读取</td><td>血糖</td></tr>
<tr><td>化学发光</td><td>数值，由仪器读取</td><td>心脏标志物和肿瘤标志物</td></tr>
<tr><td>干化学</td><td>数值或颜色分级</td><td>健康检测</td></tr>
<tr><td>PCR</td><td>检出或未检出</td><td>传染病</td></tr>
<tr><td>微流控</td><td>取决于芯片上的反应</td><td>一滴样本进行多个反应</td></tr>
<tr><td>重组蛋白</td><td>本身不给出结果</td><td>免疫检测所用的抗体和抗原</td></tr>
</tbody>
</table>
<h2>为什么七项都保留？</h2>
<p>合作伙伴带着问题来找我们，不应因为我们只有试纸条，就被告知答案是试纸条。多种方法集于一处，我们就能用同一份样本比较后再选择。自 2006年以来，由此诞生了 1000 多种产品。欢迎查看<a href="/product/all">产品目录</a>，或进一步<a href="/about">了解 ${brand.name}</a>。</p>`,
	},
};

const fertilityAnalyzer: WrittenArticle = {
	id: 24,
	slug: 'a-result-in-under-five-minutes-inside-the-fertility-analyzer',
	kind: 'blog',
	isArticle: false,
	title: {
		en: 'A result in under five minutes: inside the fertility analyzer',
		cn: '不到五分钟出结果：走近生育分析仪',
	},
	description: {
		en: 'Male fertility is half of the question and often the last to be tested. How a compact analyzer brings a first answer into the consulting room.',
		cn: '男性因素占生育问题的一半，却往往最后才检查。本文介绍小型分析仪如何把第一个答案带进诊室。',
	},
	keywords: {
		en: 'fertility analyzer, sperm concentration test, male fertility, point of care',
		cn: '生育分析仪, 精子浓度检测, 男性生育力, 即时检测',
	},
	publishedOn: '2026-04-14',
	picture: picture('sperm-concentration-test-closeup'),
	content: {
		en: `<p>Couples who wait for a pregnancy often spend months on tests for one partner. The other is asked for a sample late, if at all. The reasons are practical. A semen analysis usually means a laboratory, an appointment and a sample that must travel fast. A small instrument on the doctor’s desk changes the order of things.</p>
<h2>What it measures</h2>
<p>The analyzer reads cassettes for sperm concentration and hCG, and LH strips in a carrier. This article is about the first. Concentration, the number of sperm in a given volume, is one of the first values that a specialist asks for. It is not the only one. Movement and shape matter too and belong to a full analysis.</p>
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
<p>Say why you ask for it. “We look at both of you from the start” is a sentence that takes away much of the discomfort.</p>
<h3>After the test</h3>
<p>Give the number together with the next step. A low value without a plan is only a worry. A value within the expected range is not a guarantee either.</p>
<p>Instrument and cassettes can be ordered from our <a href="link:fertilityShop">fertility shop</a>. Clinics that would like to see the analyzer at work can <a href="/contact">arrange a demonstration</a>.</p>`,
		cn: `<p>期待怀孕的夫妇，往往花上几个月为其中一方做检查，另一方则很晚才被要求提供样本，甚至根本没有。原因很实际：精液分析通常意味着去实验室、预约，还要尽快送样。医生桌上的一台小仪器，改变了这个次序。</p>
<h2>它测量什么</h2>
<p>分析仪可读取精子浓度和 hCG 检测卡，以及装入试纸托的 LH 试纸。本文介绍的是精子浓度。浓度是指一定体积内的精子数量，是专科医生最先询问的数值之一，但不是唯一的。精子的活力和形态同样重要，属于完整分析的内容。</p>
<h2>检测过程</h2>
<ol>
<li>采集样本，按说明书要求静置至液化。</li>
<li>取定量样本加入检测卡。</li>
<li>将检测卡插入分析仪，按触摸屏提示进行下一步。</li>
<li>不到 5 分钟显示结果。</li>
</ol>
<p>没有显微镜，没有计数池，也没有忙碌一天之后疲惫的双眼。两位操作者按同样的步骤操作，会得到同样的读数。</p>
<blockquote><p>最有用的结果，是夫妇还在诊室时就摆在桌上的那一个。</p></blockquote>
<h2>适合谁使用</h2>
<ul>
<li><strong>妇科和泌尿科诊所：</strong>希望在转诊之前先行了解。</li>
<li><strong>生育中心：</strong>需要在两次完整分析之间快速得到数值。</li>
<li><strong>随访：</strong>关注的是随时间的变化。</li>
</ul>
<h2>初步结果能说明什么，不能说明什么</h2>
<table>
<thead><tr><th>能够</th><th>不能</th></tr></thead>
<tbody>
<tr><td>显示精子浓度</td><td>描述活力或形态</td></tr>
<tr><td>支持转诊决定</td><td>代替完整分析</td></tr>
<tr><td>方便地重复检测</td><td>解释原因</td></tr>
</tbody>
</table>
<p>同一个人的数值每周都会变化，发热、压力和距上次射精的天数都有影响。因此专科医生会看不止一份样本，再下结论。</p>
<h2>如何沟通</h2>
<h3>检测之前</h3>
<p>说明为什么要做。“我们从一开始就对双方都做检查”，这样一句话能消除许多尴尬。</p>
<h3>检测之后</h3>
<p>把数值和下一步一起告知。只有偏低的数值而没有计划，只会徒增忧虑；数值在预期范围内，也不等于保证。</p>
<p>仪器和检测卡可在<a href="link:fertilityShop">生育产品商店</a>订购。希望观看分析仪实际操作的诊所，可<a href="/contact">预约演示</a>。</p>`,
	},
};

export const technology: WrittenArticle[] = [sevenTechnologies, fertilityAnalyzer];
