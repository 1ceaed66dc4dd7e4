import { picture } from '../../pictures.ts';
import { insideTheStrip } from '../../sections/inside-the-strip.ts';
import { competition, faintLines, readingTime, stripParts } from '../diagrams.ts';
import { covidTest } from '../product-links.ts';
import type { WrittenArticle } from '../written-article.ts';

const howLateralFlowWorks: WrittenArticle = {
	id: 1,
	slug: 'how-lateral-flow-tests-work',
	kind: 'blog',
	isArticle: true,
	title: { en: 'How a lateral flow test works, from drop to line', cn: '侧向层析检测的原理：从一滴样本到一条线' },
	description: {
		en: 'A rapid test has no battery and no pump. Here is what carries the sample along the strip, and what makes a line appear.',
		cn: '快速检测没有电池，也没有泵。本文介绍样本如何沿试纸条移动，线条又是如何出现的。',
	},
	keywords: {
		en: 'lateral flow, rapid test, principle, how it works, antibodies, colloidal gold, control line',
		cn: '侧向层析, 快速检测, 抗体, 胶体金, 质控线',
	},
	publishedOn: '2024-01-18',
	picture: picture('droplet-into-well'),
	content: {
		en: `<p>A rapid test cassette looks simple. There is a well for the sample and a window for the result. Between the two sits a strip of paper-like material a few millimeters wide, and everything happens there. No battery drives it. The sample moves because the strip is absorbent, in the same way that a paper towel draws up water.</p>
<h2>Four materials in a row</h2>
<p>The strip inside the cassette is made of four parts. Each overlaps the next, so that liquid passes from one to the other without a gap.</p>
${stripParts.en}
<ol>
<li><strong>Sample pad.</strong> It takes up the drops, holds back particles and evens out the flow.</li>
<li><strong>Conjugate pad.</strong> It holds dried antibodies that are bound to a colored label. In many tests the label is colloidal gold, which looks red to magenta.</li>
<li><strong>Membrane.</strong> It carries the test line and the control line. Each is a narrow stripe of antibodies fixed in place.</li>
<li><strong>Absorbent pad.</strong> It sits at the far end and keeps pulling liquid through the strip.</li>
</ol>
<h2>What happens after the drop</h2>
<p>The sample wets the conjugate pad and dissolves the labeled antibodies. If the target is present, for example a protein of a virus, the labeled antibodies attach to it. Target and label now travel together.</p>
<p>At the test line, a second set of antibodies catches the target. The label is caught along with it. As more of it collects, the stripe becomes visible. If there is no target in the sample, the label passes by and the test line stays blank.</p>
<p>At the control line, other antibodies catch the labeled antibodies themselves. This line should appear every time. It shows that liquid reached the end of the strip and that the label moved as it should.</p>
<blockquote><p>The control line answers one question only: did the strip run? It says nothing about how the sample was collected.</p></blockquote>
<h2>Some tests work the other way round</h2>
<p>Small molecules, such as many drugs, have no room for two antibodies at once. Tests for them are built as a competition. Drug in the sample and drug fixed on the test line compete for the same labeled antibodies. When the sample holds enough drug, the line does <em>not</em> form. On such a test, a line means negative.</p>
${competition.en}
<p>In the drawing, row 1 is a test that catches its target and row 2 one that competes. On the left the sample holds no target, on the right it does.</p>
<h2>Why the clock matters</h2>
<p>Reading too early means that label is still on its way. Reading too late means that the strip has begun to dry, and a mark may appear that was not there before. The instructions name the window for each test. Our <a href="${covidTest}">COVID-19 antigen test</a> and our Flu A/B &amp; COVID-19 test are made to give a result in 10 minutes.</p>
${readingTime.en}
<p>For these two tests: 1 is too early, 2 is the time to read, and after 20 minutes, at 3, nothing counts anymore.</p>
<h2>Three habits that protect the result</h2>
<ul>
<li>Open the pouch only when you are ready. Moisture in the air starts to work on the strip.</li>
<li>Add the number of drops that the instructions state, no more and no fewer.</li>
<li>Lay the cassette on a flat surface and leave it there until the timer rings.</li>
</ul>`,
		cn: `<p>快速检测卡看起来很简单：一个加样孔，一个结果窗口。两者之间是一条几毫米宽、类似纸张的试纸条，一切都在那里发生。它不需要电池。样本之所以移动，是因为试纸条具有吸水性，就像纸巾吸水一样。</p>
<h2>依次排列的四种材料</h2>
<p>检测卡内的试纸条由四部分组成，彼此首尾重叠，使液体能够连续通过。</p>
${stripParts.cn}
<ol>
<li><strong>样本垫：</strong>吸收样本，截留颗粒，使流动均匀。</li>
<li><strong>结合垫：</strong>含有干燥的标记抗体。许多检测采用胶体金作为标记物，呈红色至品红色。</li>
<li><strong>膜：</strong>载有检测线和质控线，每条线都是一道固定的抗体。</li>
<li><strong>吸水垫：</strong>位于末端，持续牵引液体通过试纸条。</li>
</ol>
<h2>加样之后</h2>
<p>样本润湿结合垫，溶解标记抗体。如果样本中存在目标物（例如某种病毒蛋白），标记抗体便与其结合，一起向前移动。</p>
<p>在检测线处，第二种抗体捕获目标物，标记物也随之停留。标记物聚集后，线条变得可见。如果样本中没有目标物，标记物就会通过，检测线保持空白。</p>
<p>在质控线处，另一种抗体捕获标记抗体本身。这条线每次都应出现，它表明液体已到达试纸条末端，标记物也正常移动。</p>
<blockquote><p>质控线只回答一个问题：试纸条是否正常运行？它并不说明采样是否正确。</p></blockquote>
<h2>有些检测恰好相反</h2>
<p>许多药物属于小分子，无法同时结合两种抗体，因此采用竞争法：样本中的药物与固定在检测线上的药物，争夺同样的标记抗体。当样本中的药物足够多时，检测线<em>不会</em>形成。在这类检测中，出现线条表示阴性。</p>
${competition.cn}
<p>图中第 1 行为捕获目标物的检测，第 2 行为竞争法检测。左侧样本不含目标物，右侧含有目标物。</p>
<h2>为什么要计时</h2>
<p>过早读取，标记物仍在途中；过晚读取，试纸条开始变干，可能出现原本没有的痕迹。说明书规定了每种检测的读取时间。我们的<a href="${covidTest}">新冠病毒抗原检测</a>和甲型/乙型流感与新冠病毒多联检测，均为 10 分钟出结果。</p>
${readingTime.cn}
<p>以这两款检测为例：1 过早；2 为读取时间；20 分钟之后（3），结果不再有效。</p>
<h2>保证结果可靠的三个习惯</h2>
<ul>
<li>准备好之后再打开铝箔袋，因为空气中的水分会影响试纸条。</li>
<li>严格按照说明书规定的滴数加样，不多也不少。</li>
<li>将检测卡放在平整台面上，计时结束前不要移动。</li>
</ul>`,
	},
	sections: [insideTheStrip('pale')],
};

const readingFaintLines: WrittenArticle = {
	id: 4,
	slug: 'reading-faint-lines',
	kind: 'blog',
	isArticle: true,
	title: { en: 'Reading faint lines with confidence', cn: '如何正确判读浅色线条' },
	description: {
		en: 'A pale line raises the same question in every clinic: does it count? What a faint line means, and how to read it the same way each time.',
		cn: '每家诊所都会遇到同一个问题：颜色很浅的线算不算？本文说明浅色线条的含义，以及如何每次都以同样的方式判读。',
	},
	keywords: {
		en: 'faint line, rapid test result, read time, invalid result, visual reading, two lines, no line, control line',
		cn: '浅色线条, 快速检测结果, 读取时间, 无效结果, 目测读取, 两条线, 没有线, 质控线',
	},
	publishedOn: '2024-05-07',
	picture: picture('rsv-kit-closeup'),
	content: {
		en: `<p>The timer rings. The control line is dark. Beside it there is a trace of color where the test line would be. Two colleagues look at the same cassette and see two different results. It is the most common question that our technical support team receives, and it has a clear answer for most tests.</p>
<h2>What makes a line faint</h2>
<p>On an antigen test, the depth of color depends on how much target reached the line. A sample with little target gives a pale line. That can happen early or late in an infection. It can also happen when the swab picked up little material. A pale line is still a line: labeled antibodies were caught there, because they had something to hold on to.</p>
<h2>The rule for antigen tests</h2>
<p>For our visually read antigen tests, a colored line at the test position, however faint, together with a control line, is read as positive within the reading time. The shade is not a measurement. A dark line does not mean a sicker patient, and a pale one does not mean half a result.</p>
${faintLines.en}
<p>In the drawing, 1 is negative, 2 and 3 are both positive, and 4 is invalid: without the control line nothing counts.</p>
<blockquote><p>Read presence, not strength. If you can see a colored line in the right place at the right time, record it.</p></blockquote>
<h2>Where the rule is reversed</h2>
<p>Drug screening tests are built as a competition. There, a line at the test position means that the result is negative for that drug, even if the line is weak. No line means a preliminary positive. Staff who run both kinds of test on the same day should keep the reading guide of each at hand.</p>
<h2>How to look</h2>
<ul>
<li>Read in good, even light. Daylight or a white lamp works well.</li>
<li>Look straight down. A shadow from the window frame can pass for a line.</li>
<li>Look for color. A gray or white mark without color is not a line.</li>
<li>Read inside the time window only. Marks that appear later do not count.</li>
<li>If you are unsure, ask a second trained reader before you say what you saw.</li>
</ul>
<h2>When to repeat</h2>
<p>Repeat the test with a new cassette if the control line is missing, if the background stays so dark that lines cannot be judged, or if the reading time was missed. Collect a new sample where the instructions ask for one. Do not read an invalid test as negative.</p>
<h3>Write it down</h3>
<p>Record the result, the lot number, the time of reading and the reader. If questions come later, this short note answers most of them. It also lets you see a pattern, such as one lot or one reader that stands out.</p>
<p>A rapid result is one part of the picture. Symptoms, exposure and the clinician’s judgment are the others. The instructions for use of each test remain the authority on how to read it.</p>`,
		cn: `<p>计时器响了。质控线颜色很深，而检测线的位置只有一点淡淡的颜色。两位同事看着同一张检测卡，却得出不同的结论。这是我们技术支持团队最常收到的问题，而对大多数检测来说，答案很明确。</p>
<h2>线条为什么会很浅</h2>
<p>在抗原检测中，颜色深浅取决于到达检测线的目标物数量。目标物少，线条就浅。这可能发生在感染的早期或后期，也可能是因为拭子采到的样本较少。浅色的线仍然是线：标记抗体在那里被捕获，说明确有可供结合的目标物。</p>
<h2>抗原检测的判读规则</h2>
<p>对于我们目测读取的抗原检测，在规定的读取时间内，只要质控线出现，且检测线位置出现有颜色的线，无论多浅，都判为阳性。颜色深浅不是测量值：线条深不代表病情更重，线条浅也不代表结果只算一半。</p>
${faintLines.cn}
<p>图中 1 为阴性，2 和 3 均为阳性，4 为无效：没有质控线，任何结果都不算数。</p>
<blockquote><p>判读“有没有”，而不是“深不深”。在正确的时间、正确的位置看到有颜色的线，就如实记录。</p></blockquote>
<h2>规则相反的情况</h2>
<p>毒品筛查采用竞争法。检测位置出现线条（即使很浅）表示该药物为阴性；没有线条表示初筛阳性。同一天进行两类检测的人员，应把各自的判读指南放在手边。</p>
<h2>如何观察</h2>
<ul>
<li>在明亮、均匀的光线下读取，日光或白光灯均可。</li>
<li>从正上方观察，避免把窗框的阴影当作线条。</li>
<li>看颜色。没有颜色的灰白痕迹不是线条。</li>
<li>只在规定时间内读取，此后出现的痕迹不算。</li>
<li>不确定时，请另一位受过培训的人员复核，再说出您看到了什么。</li>
</ul>
<h2>何时需要重测</h2>
<p>如果质控线未出现、背景过深无法判读，或错过了读取时间，请用新的检测卡重测；说明书要求时，应重新采样。无效结果不能当作阴性。</p>
<h3>做好记录</h3>
<p>记录结果、批号、读取时间和判读人员。日后如有疑问，这条简短的记录大多能够解答；它还能让您看出规律，例如某个批次或某位判读者与众不同。</p>
<p>快速检测结果只是诊断依据的一部分，此外还有症状、接触史和临床医生的判断。判读方法以各产品的使用说明书为准。</p>`,
	},
};

export const testingBasics: WrittenArticle[] = [howLateralFlowWorks, readingFaintLines];
